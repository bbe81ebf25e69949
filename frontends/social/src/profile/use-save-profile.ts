import type { User } from '@pathwise/contracts/api/auth';
import { ApiError, api } from '@pathwise/federation/api';
import { keyOf, useQueryClient } from '@pathwise/federation/query';
import { newerOf } from '@pathwise/remote-kit/newer-of';
import { showError } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import { changeOf, type ProfileDraft } from './profile.rules.ts';

/** Uploads the chosen photo, if any, and saves the profile. The caller handles a stale version. */
export function useSaveProfile({ user, onSaved }: { user: User; onSaved: () => void }) {
  const queries = useQueryClient();
  return useOwnMutation({
    mutationFn: async (draft: ProfileDraft) => {
      const body = changeOf(draft, user);
      if (!draft.image) return await api.auth.changeProfile({ body });
      const { url } = await api.auth.uploadImage({ body: { image: draft.image } });
      return await api.auth.changeProfile({ body: { ...body, profileImageUrl: url } });
    },
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(api.auth.getUser), saved);
      notify({ title: 'Profile updated successfully!', ...noteOnAddress(saved, user) });
      onSaved();
    },
    onError: (error) => {
      if (newerOf(error)) return;
      showError('Failed to update profile. Please try again.');
    },
  });
}

function noteOnAddress({ pendingEmail }: User, before: User) {
  if (!pendingEmail || pendingEmail === before.pendingEmail) return {};
  return { description: `We sent a link to ${pendingEmail}. Open it to sign in with that address.` };
}

/** The server's messages by field, after a refused save. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries((error.problem?.errors ?? []).map(({ path, message }) => [path, message]));
}

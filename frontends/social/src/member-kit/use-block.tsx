import type { BlockedMember } from '@pathwise/contracts/api/social';
import { api } from '@pathwise/federation/api';
import { type QueryClient, useQueryClient } from '@pathwise/federation/query';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { nameOf, shortNameOf } from './name.rules.ts';

/** Blocks members after a question, with Undo in the toast. Render `confirmation` once in the component. */
export function useBlock({ onBlocked }: { onBlocked?: (() => void) | undefined }) {
  const queries = useQueryClient();
  const { confirm, confirmation } = useConfirmation();
  const unblock = useUnblock();
  const blocking = useOwnMutation({
    mutationFn: ({ id }: BlockedMember) => api.social.blockMember({ params: { id } }),
    onSuccess: (_, member) => {
      refreshMembers(queries);
      notify({
        title: `${nameOf(member)} is blocked`,
        description: 'You no longer see each other.',
        action: { label: 'Undo', onSelect: () => unblock.mutate(member) },
      });
      onBlocked?.();
    },
    onError: (error, member) => showFailure(`Failed to block ${nameOf(member)}`, error),
  });
  const block = async (member: BlockedMember) => {
    const isSure = await confirm({
      title: `Block ${shortNameOf(member)}?`,
      description: `You will not see each other's profile and posts any more. ${shortNameOf(member)} is not told. You can take it back on your profile.`,
      confirmLabel: 'Block',
      destructive: true,
    });
    if (isSure) blocking.mutate(member);
  };
  return { block, confirmation };
}

/** Takes a block back. */
export function useUnblock() {
  const queries = useQueryClient();
  return useOwnMutation({
    mutationFn: ({ id }: BlockedMember) => api.social.unblockMember({ params: { id } }),
    onSuccess: (_, member) => {
      refreshMembers(queries);
      notify({ title: `${nameOf(member)} is no longer blocked` });
    },
    onError: (error, member) => showFailure(`Failed to unblock ${nameOf(member)}`, error),
  });
}

/** A block changes who appears in every list of this service. The event says the same to the person's other tabs. */
function refreshMembers(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('social.') });
}

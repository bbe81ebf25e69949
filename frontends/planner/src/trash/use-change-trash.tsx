import { isGone, lockedFeature } from '@pathwise/federation/api';
import { type Query, useQueryClient } from '@pathwise/federation/query';
import { announce } from '@pathwise/federation/shell-contract';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { type Deletion, needsGoal, type TrashService, titleOf } from './trash.rules.ts';
import { bringBack, discard } from './use-trash.ts';

/** Brings deletions back or deletes them for good. Render `confirmation` once on the page. */
export function useChangeTrash() {
  const queries = useQueryClient();
  const { confirm, confirmation } = useConfirmation();
  const of = (service: TrashService) => ({
    predicate: ({ queryKey }: Query) => String(queryKey[0]).startsWith(`${service}.`),
  });
  const refresh = (service: TrashService) => queries.invalidateQueries(of(service));
  const restore = useOwnMutation({
    mutationFn: ({ service, token }: Deletion) => bringBack(service, token),
    onSuccess: async (_, deletion) => {
      // pages that are not open too, so that they show it without a network
      await queries.invalidateQueries({ ...of(deletion.service), refetchType: 'all' });
      notify({ title: 'Brought back', description: titleOf(deletion) });
    },
    onError: (error, deletion) => {
      const feature = lockedFeature(error);
      if (feature) return announce('app:upgrade', { feature });
      if (isGone(error)) return sayGone(deletion);
      return showFailure('It could not be brought back', error);
    },
  });
  const discarding = useOwnMutation({
    mutationFn: ({ service, token }: Deletion) => discard(service, token),
    onSuccess: (_, { service }) => refresh(service),
    onError: (error, { service }) =>
      isGone(error) ? refresh(service) : showFailure('It could not be deleted for good', error),
  });

  function sayGone(deletion: Deletion) {
    void refresh(deletion.service);
    const description = needsGoal(deletion)
      ? 'Its goal is deleted too. Bring the goal back first.'
      : 'It is no longer in the trash.';
    notify({ title: 'It could not be brought back', description, variant: 'destructive' });
  }

  async function deleteForGood(deletion: Deletion): Promise<void> {
    const isSure = await confirm({
      title: 'Delete this for good?',
      description: `“${titleOf(deletion)}” cannot be brought back after that.`,
      confirmLabel: 'Delete for good',
      destructive: true,
    });
    if (isSure) discarding.mutate(deletion);
  }

  const busy = [restore, discarding].flatMap(({ isPending, variables }) => (isPending ? variables.token : []));
  return { bringBack: restore.mutate, deleteForGood, busy, confirmation };
}

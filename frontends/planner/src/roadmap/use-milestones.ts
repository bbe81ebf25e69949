import type { Milestone } from '@pathwise/contracts/api/goals';
import { api } from '@pathwise/federation/api';
import { type QueryClient, useQueryClient } from '@pathwise/federation/query';
import { newerOf } from '@pathwise/remote-kit/newer-of';
import { useBringBack } from '@pathwise/remote-kit/use-bring-back';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { notify } from '@pathwise/ui/notify';
import { refreshGoals, showMilestonesInGoal } from '../goal-kit/goal-cache.ts';
import { milestonesQuery } from '../goal-kit/goal-queries.ts';
import { useBoardChange } from '../saving/use-optimistic-board.ts';

/** What the milestone dialog sends. */
export interface MilestoneFields {
  readonly title: string;
  readonly description: string | null;
  readonly timeframe: Milestone['timeframe'];
  readonly dueDate: string | null;
  readonly resources: string | null;
}

/** A goal's milestones as an optimistic board. Every figure that counts them follows what is shown. */
export function milestonesBoard(goalId: string) {
  const onShown = (queries: QueryClient, shown: Milestone[]) => showMilestonesInGoal(queries, goalId, shown);
  return {
    board: milestonesQuery(goalId),
    onShown,
    // changing a cached goal makes it count as fresh, so the figures are marked stale after that
    refresh: async (queries: QueryClient, shown?: Milestone[]) => {
      if (shown) await onShown(queries, shown);
      await refreshGoals(queries, goalId);
    },
  };
}

/** Ticks at once. A refusal unticks it with a toast. */
export function useTick(goalId: string) {
  const change = useBoardChange(milestonesBoard(goalId));
  return ({ id }: Milestone, completed: boolean) =>
    void change({
      apply: (known) => known.map((one) => (one.id === id ? { ...one, completed } : one)),
      send: () => api.goals.changeMilestone({ params: { id: goalId, milestoneId: id }, body: { completed } }),
      settle: withMilestone,
      onFailed: () => failed('Failed to update milestone'),
    });
}

/** Creates a milestone, or changes `known`. The dialog handles a stale version; other failures show a toast. */
export function useSaveMilestone(goalId: string) {
  const change = useBoardChange(milestonesBoard(goalId));
  const submission = useSubmissionKey();
  const send = (known: Milestone | undefined, fields: MilestoneFields): Promise<Milestone> =>
    known
      ? api.goals.changeMilestone({
          params: { id: goalId, milestoneId: known.id },
          body: { ...fields, version: known.version },
        })
      : api.goals.createMilestone({ params: { id: goalId }, body: fields, idempotencyKey: submission.keyFor(fields) });
  return useOwnMutation({
    mutationFn: ({ known, fields }: { known: Milestone | undefined; fields: MilestoneFields }) =>
      new Promise<Milestone>((onDone, onFailed) => {
        void change({ send: () => send(known, fields), settle: withMilestone, onDone, onFailed });
      }),
    onSuccess: (_, { known }) => {
      submission.settle();
      notify({ title: known ? 'Milestone updated successfully!' : 'Milestone created successfully!' });
    },
    onError: (error, { known }) => {
      submission.settle(error);
      if (newerOf(error)) return;
      failed(known ? 'Failed to update milestone' : 'Failed to create milestone');
    },
  });
}

/** Deletes a milestone, with Undo in the toast and in the list of this place. */
export function useDeleteMilestone(goalId: string, place: string) {
  const queries = useQueryClient();
  const change = useBoardChange(milestonesBoard(goalId));
  const remember = useBringBack(place, () => refreshGoals(queries, goalId));
  return ({ id, title }: Milestone) =>
    void change({
      send: () => api.goals.deleteMilestone({ params: { id: goalId, milestoneId: id } }),
      settle: (known) => known.filter((one) => one.id !== id),
      onDone: ({ undo: token }) =>
        notify({ title: 'Milestone deleted successfully!', action: remember({ what: title, token }) }),
      onFailed: () => failed('Failed to delete milestone'),
    });
}

function withMilestone(known: Milestone[], saved: Milestone): Milestone[] {
  if (!known.some(({ id }) => id === saved.id)) return [...known, saved];
  return known.map((one) => (one.id === saved.id ? saved : one));
}

function failed(title: string): void {
  notify({ title, variant: 'destructive' });
}

import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { api } from '@pathwise/federation/api';
import { type QueryClient, useQueryClient } from '@pathwise/federation/query';
import { notify } from '@pathwise/ui/notify';
import { withMilestones } from '../goal-kit/goal.rules.ts';
import { changeGoalInCache, holdGoalFetches, refreshGoals } from '../goal-kit/goal-cache.ts';
import { milestonesQuery } from '../goal-kit/goal-queries.ts';
import { newerOf } from '../saving/newer-of.ts';
import { useBringBack } from '../saving/use-bring-back.ts';
import { useOwnMutation } from '../saving/use-own-mutation.ts';
import { useSubmissionKey } from '../saving/use-submission-key.ts';

/** What the milestone dialog sends. */
export interface MilestoneWords {
  readonly title: string;
  readonly description: string | null;
  readonly timeframe: Milestone['timeframe'];
  readonly dueDate: string | null;
  readonly resources: string | null;
}

/** Ticks at once, here and in every figure that counts the milestone. A refusal unticks it with a toast. */
export function useTick(goalId: string) {
  const queries = useQueryClient();
  const mutationKey = ['tick', goalId];
  return useOwnMutation({
    mutationKey,
    // one after the other, so that a quick tick and untick arrive in that order
    scope: { id: `tick:${goalId}` },
    mutationFn: ({ milestone, completed }: { milestone: Milestone; completed: boolean }) =>
      api.goals.changeMilestone({ params: { id: goalId, milestoneId: milestone.id }, body: { completed } }),
    onMutate: async ({ milestone, completed }) => {
      await holdGoalFetches(queries, goalId);
      showTick(queries, goalId, milestone.id, completed);
    },
    onError: (_, { milestone, completed }) => {
      showTick(queries, goalId, milestone.id, !completed);
      failed('Failed to update milestone');
    },
    onSettled: () => {
      // while other ticks are being sent the server does not know them, and its answer would untick them for a moment
      if (queries.isMutating({ mutationKey }) === 1) void refreshGoals(queries, goalId);
    },
  });
}

function showTick(queries: QueryClient, goalId: string, milestoneId: string, completed: boolean): void {
  let moved = 0;
  setMilestones(queries, goalId, (milestones) =>
    milestones.map((milestone) => {
      if (milestone.id !== milestoneId || milestone.completed === completed) return milestone;
      moved = completed ? 1 : -1;
      return { ...milestone, completed };
    }),
  );
  changeGoalInCache(queries, goalId, (goal: Goal) => withMilestones(goal, { completed: moved }));
}

/** Creates a milestone, or changes `known`. The dialog handles a stale version; other failures show a toast. */
export function useSaveMilestone(goalId: string) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  return useOwnMutation({
    mutationFn: ({ known, words }: { known: Milestone | undefined; words: MilestoneWords }) =>
      known
        ? api.goals.changeMilestone({
            params: { id: goalId, milestoneId: known.id },
            body: { ...words, version: known.version },
          })
        : api.goals.createMilestone({ params: { id: goalId }, body: words, idempotencyKey: submission.keyFor(words) }),
    onSuccess: (saved, { known }) => {
      submission.settle();
      setMilestones(queries, goalId, (milestones) =>
        known ? milestones.map((one) => (one.id === saved.id ? saved : one)) : [...milestones, saved],
      );
      if (!known) changeGoalInCache(queries, goalId, (goal) => withMilestones(goal, { count: 1 }));
      void refreshGoals(queries, goalId);
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
  const remember = useBringBack(place, () => refreshGoals(queries, goalId));
  return useOwnMutation({
    mutationFn: (milestone: Milestone) =>
      api.goals.deleteMilestone({ params: { id: goalId, milestoneId: milestone.id } }),
    onSuccess: ({ undo }, milestone) => {
      setMilestones(queries, goalId, (milestones) => milestones.filter(({ id }) => id !== milestone.id));
      changeGoalInCache(queries, goalId, (goal) =>
        withMilestones(goal, { count: -1, completed: milestone.completed ? -1 : 0 }),
      );
      void refreshGoals(queries, goalId);
      notify({
        title: 'Milestone deleted successfully!',
        action: remember({ what: milestone.title, token: undo }),
      });
    },
    onError: () => failed('Failed to delete milestone'),
  });
}

function setMilestones(queries: QueryClient, goalId: string, change: (milestones: Milestone[]) => Milestone[]): void {
  queries.setQueryData(milestonesQuery(goalId).queryKey, (known: Milestone[] | undefined) => known && change(known));
}

function failed(title: string): void {
  notify({ title, variant: 'destructive' });
}

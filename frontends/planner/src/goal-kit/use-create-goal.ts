import type { Goal } from '@pathwise/contracts/api/goals';
import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { putGoalInCache, refreshGoals } from './goal-cache.ts';
import { type GoalFields, newGoalOf } from './goal-form.ts';

interface Creation {
  /** The category that the form begins with. A goal left at it gets the category that its words tell. */
  readonly defaultCategory: GoalCategory;
  readonly onCreated: (goal: Goal) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Creates a goal. Sending the same form again after a lost answer creates no second one. */
export function useCreateGoal({ defaultCategory, onCreated, onFailed }: Creation) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();

  return useOwnMutation({
    mutationFn: (fields: GoalFields) => {
      const isCategoryOpen = fields.category === defaultCategory;
      const body = { ...newGoalOf(fields), ...(isCategoryOpen ? { isCategoryOpen } : {}) };
      return api.goals.createGoal({ body, idempotencyKey: submission.keyFor(body) });
    },
    onSuccess: (goal) => {
      submission.settle();
      putGoalInCache(queries, goal);
      void refreshGoals(queries);
      onCreated(goal);
    },
    onError: (error) => {
      submission.settle(error);
      onFailed(error);
    },
  });
}

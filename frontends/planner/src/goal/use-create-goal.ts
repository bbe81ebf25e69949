import type { Goal } from '@pathwise/contracts/api/goals';
import { api } from '@pathwise/federation/api';
import { useMutation, useQueryClient } from '@pathwise/federation/query';
import { useRef } from 'react';
import { putGoalInCache, refreshGoals } from './goal-cache.ts';
import { type GoalFields, newGoalOf } from './goal-form.ts';

interface Outcome {
  readonly onCreated: (goal: Goal) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Creates a goal; sending the same form again after a lost answer never makes a second one. */
export function useCreateGoal({ onCreated, onFailed }: Outcome) {
  const queries = useQueryClient();
  const sent = useRef({ words: '', key: '' });

  return useMutation({
    mutationFn: (fields: GoalFields) => {
      const body = newGoalOf(fields);
      const words = JSON.stringify(body);
      if (sent.current.words !== words) sent.current = { words, key: crypto.randomUUID() };
      return api.goals.createGoal({ body, idempotencyKey: sent.current.key });
    },
    onSuccess: (goal) => {
      sent.current = { words: '', key: '' };
      putGoalInCache(queries, goal);
      void refreshGoals(queries);
      onCreated(goal);
    },
    onError: onFailed,
  });
}

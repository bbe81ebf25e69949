import { weekdayOf } from '@pathwise/contracts/week.rules';
import { answerOrKept, api, isWaiting } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { formatWeekday } from '@pathwise/remote-kit/day.rules';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { notify } from '@pathwise/ui/notify';
import type { RoadmapStep } from '../goal-kit/plan-step.ts';
import { refreshWeeks } from './plan-queries.ts';

interface Followed {
  readonly onDone: () => void;
  readonly onOpenPlan: (day: string) => void;
}

/** Puts a task for the step on a day. A tick on either side ticks the other. */
export function useCreateStepTask(step: RoadmapStep, { onDone, onOpenPlan }: Followed) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  return useOwnMutation({
    mutationFn: (specificDate: string) => {
      const { goalId, milestoneId, todoId, title } = step;
      const link = milestoneId ? { milestoneId } : { todoId: todoId ?? null };
      // a step's title may be longer than a task's
      const body = { title: title.slice(0, 200), dayOfWeek: weekdayOf(specificDate), specificDate, goalId, ...link };
      return answerOrKept(api.planner.createTask({ body, idempotencyKey: submission.keyFor(body) }));
    },
    onSuccess: ({ id }, day) => {
      submission.settle();
      void refreshWeeks(queries);
      onDone();
      if (isWaiting(id)) return;
      notify({
        title: 'Task created successfully',
        description: `Planned for ${formatWeekday(day)}`,
        action: { label: 'Open plan', onSelect: () => onOpenPlan(day) },
      });
    },
    onError: (error) => {
      submission.settle(error);
      showFailure('Failed to create task', error);
    },
  });
}

import { tasksOfWeekLimit } from '@pathwise/contracts/task.rules';
import { api, hasCode } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { messageOf } from '@pathwise/remote-kit/message-of';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useUndo } from '@pathwise/remote-kit/undo-list';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { notify } from '@pathwise/ui/notify';
import { countTasks } from './plan.rules.ts';
import { refreshWeeks } from './plan-queries.ts';
import { planPlace } from './use-week.ts';

export type Decision = 'keep' | 'drop' | 'move';

/** Sends all decisions in one request, with one Undo. */
export function useDecideMissed(onDone: () => void) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  const remember = useUndo(planPlace);
  const undo = useOwnMutation({
    mutationFn: (token: string) => api.planner.undoInPlanner({ params: { token } }),
    onSuccess: () => refreshWeeks(queries),
    onError: (error) => showFailure('Error', error, 'It could not be taken back. Please try again.'),
  });
  return useOwnMutation({
    mutationFn: (decisions: { taskId: string; decision: Decision }[]) => {
      const body = { decisions };
      return api.planner.decideMissed({ body, idempotencyKey: submission.keyFor(body) });
    },
    onSuccess: (answer) => {
      submission.settle();
      const counts = { moved: answer.movedCount, kept: answer.keptCount, dropped: answer.droppedCount };
      const all = answer.movedCount + answer.keptCount + answer.droppedCount;
      const parts = Object.entries(counts).filter(([, count]) => count > 0);
      const description = parts.map(([verb, count]) => `${count} ${verb}`).join(', ');
      const what = `Decided about ${countTasks(all)} from past weeks`;
      const action = remember({ what, back: what, undo: () => undo.mutateAsync(answer.undo) });
      notify({ title: what, description, action });
      void refreshWeeks(queries);
      onDone();
    },
    onError: (error) => {
      submission.settle(error);
      const description = hasCode(error, 'too-many') ? tooMany : (messageOf(error) ?? 'Please try again');
      notify({ title: 'Failed to update task', description, variant: 'destructive' });
    },
  });
}

const tooMany = `A week holds at most ${tasksOfWeekLimit} tasks. Choose fewer to move to this week.`;

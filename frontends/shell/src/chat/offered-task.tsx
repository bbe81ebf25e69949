import { answerOrKept, api, isWaiting } from '@pathwise/federation/api';
import { keyOf, useMutation, useQueryClient } from '@pathwise/federation/query';
import { useNavigate } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { localDay } from '@pathwise/ui/day';
import { notify } from '@pathwise/ui/notify';
import type { TaskOffer } from './chat.rules.ts';

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

interface OfferedTaskProps {
  readonly task: TaskOffer;
  /** One offer adds one task, however often it is pressed. */
  readonly chatId: string;
}

/** The button that adds the task which an answer offers to the week. */
export function OfferedTask({ task, chatId }: OfferedTaskProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const planned = `Planned for ${localDay(task.day, longDay)}`;
  const creation = useMutation({
    mutationFn: () =>
      answerOrKept(
        api.planner.createTask({
          body: { title: task.title, specificDate: task.day },
          idempotencyKey: `task-of-${chatId}`,
        }),
      ),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: keyOf(api.planner.listWeek) });
      if (isWaiting(id)) return;
      const action = { label: 'Open plan', onSelect: () => void navigate('/plan') };
      notify({ title: 'Task created successfully', description: planned, action });
    },
  });
  return (
    <div data-actions className="grid justify-items-start gap-1">
      <Button
        variant="primary"
        disabled={creation.isSuccess}
        loading={creation.isPending}
        onClick={() => creation.mutate()}
      >
        {creation.isSuccess ? 'Added to your week' : `Add task on ${localDay(task.day, longDay)}`}
      </Button>
      {creation.isError ? (
        <p role="alert" className="text-danger text-sm">
          The task could not be added. Please try again.
        </p>
      ) : null}
    </div>
  );
}

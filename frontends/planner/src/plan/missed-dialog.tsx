import type { WeeklyTask } from '@pathwise/contracts/task';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import { useState } from 'react';
import { useToday } from '../app/use-today.ts';
import { TaskBadge } from '../board/task-badge.tsx';
import { formatShortDay } from '../goal/day.rules.ts';
import { countTasks } from './plan.rules.ts';
import { type Decision, useDecideMissed } from './use-decide-missed.ts';

interface MissedDialogProps {
  readonly tasks: readonly WeeklyTask[];
  readonly onClose: () => void;
}

const choices: readonly { value: Decision; label: string }[] = [
  { value: 'keep', label: 'Keep' },
  { value: 'drop', label: 'Drop' },
  { value: 'move', label: 'Move to this week' },
];

/** What is left from past weeks, each with what shall become of it; saved at once. */
export function MissedDialog({ tasks, onClose }: MissedDialogProps) {
  const today = useToday();
  // what arrives meanwhile does not change the list under the person's hands
  const [shown] = useState(tasks);
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const save = useDecideMissed(onClose);
  const decide = (ids: readonly string[], decision: Decision) =>
    setDecisions(new Map([...decisions, ...ids.map((id) => [id, decision] as const)]));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title="From past weeks"
      description="Keep leaves a task where it is and asks no more. Nothing moves by itself."
    >
      <div className="flex flex-wrap items-center gap-2 border-line border-b pb-3">
        <span className="text-text-2">All {shown.length}:</span>
        {choices.map(({ value, label }) => (
          <Button
            key={value}
            size="sm"
            onClick={() =>
              decide(
                shown.map(({ id }) => id),
                value,
              )
            }
          >
            {label}
          </Button>
        ))}
      </div>
      <ul className="grid divide-y divide-line">
        {shown.map((task) => (
          <li key={task.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
            <div className="min-w-40 flex-1">
              <p className="break-words font-medium">{task.title}</p>
              <p className="flex flex-wrap items-center gap-2 text-meta text-text-3">
                {formatShortDay(task.specificDate, today)}
                <TaskBadge task={task} />
              </p>
            </div>
            <SegmentedControl
              label={task.title}
              value={decisions.get(task.id) ?? ''}
              onChange={(decision) => decision && decide([task.id], decision)}
              options={choices}
            />
          </li>
        ))}
      </ul>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={decisions.size === 0}
          loading={save.isPending}
          onClick={() => save.mutate([...decisions].map(([taskId, decision]) => ({ taskId, decision })))}
        >
          {decisions.size === 0 ? 'Save' : `Save ${countTasks(decisions.size)}`}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

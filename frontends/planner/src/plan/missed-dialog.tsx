import type { WeeklyTask } from '@pathwise/contracts/task';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import { memo, useCallback, useState } from 'react';
import { useGradually } from '../app/use-gradually.ts';
import { useToday } from '../app/use-today.ts';
import { TaskBadge } from '../board/task-badge.tsx';
import { formatShortDay } from '../goal/day.rules.ts';
import { countTasks } from './plan.rules.ts';
import { missedAtOnce } from './plan-queries.ts';
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

const ROWS_AT_FIRST = 40;

/** What is left from past weeks, each with what shall become of it; saved at once. */
export function MissedDialog({ tasks, onClose }: MissedDialogProps) {
  const today = useToday();
  // what arrives meanwhile does not change the list under the person's hands
  const [shown] = useState(tasks);
  const rows = useGradually(shown, ROWS_AT_FIRST);
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const save = useDecideMissed(onClose);
  const decide = useCallback(
    (ids: readonly string[], decision: Decision) =>
      setDecisions((made) => new Map([...made, ...ids.map((id) => [id, decision] as const)])),
    [],
  );
  const rest = shown.length < missedAtOnce ? '' : ' These are the oldest; what is left comes after them.';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title="From past weeks"
      description={`Keep leaves a task where it is and asks no more. Nothing moves by itself.${rest}`}
    >
      <DecideAll tasks={shown} onDecide={decide} />
      {/* it scrolls itself, so that what decides about all and what saves stay in sight */}
      <ul className="relative -mx-6 -my-4 grid max-h-[max(12rem,calc(100dvh-22rem))] divide-y divide-line overflow-y-auto overscroll-contain px-6">
        {rows.map((task) => (
          <MissedRow key={task.id} task={task} today={today} decision={decisions.get(task.id)} onDecide={decide} />
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

type OnDecide = (ids: readonly string[], decision: Decision) => void;

function DecideAll({ tasks, onDecide }: { tasks: readonly WeeklyTask[]; onDecide: OnDecide }) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b pb-3">
      <span className="text-text-2">All {tasks.length}:</span>
      {choices.map(({ value, label }) => (
        <Button
          key={value}
          size="sm"
          onClick={() =>
            onDecide(
              tasks.map(({ id }) => id),
              value,
            )
          }
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

interface MissedRowProps {
  readonly task: WeeklyTask;
  readonly today: string;
  readonly decision: Decision | undefined;
  readonly onDecide: OnDecide;
}

/** Up to a thousand of them: only those that change are made again, and only those in sight are laid out. */
const MissedRow = memo(function MissedRow({ task, today, decision, onDecide }: MissedRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]">
      <div className="min-w-40 flex-1">
        <p className="break-words font-medium">{task.title}</p>
        <p className="flex flex-wrap items-center gap-2 text-meta text-text-3">
          {formatShortDay(task.specificDate, today)}
          <TaskBadge task={task} />
        </p>
      </div>
      <SegmentedControl
        label={task.title}
        value={decision ?? ''}
        onChange={(chosen) => chosen && onDecide([task.id], chosen)}
        options={choices}
      />
    </li>
  );
});

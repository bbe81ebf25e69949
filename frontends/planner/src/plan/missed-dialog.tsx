import type { WeeklyTask } from '@pathwise/contracts/task';
import { weekStartOf } from '@pathwise/contracts/week.rules';
import { formatShortDay } from '@pathwise/remote-kit/day.rules';
import { useToday } from '@pathwise/remote-kit/use-today';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import { memo, useCallback, useState } from 'react';
import { TaskBadge } from '../board-kit/task-badge.tsx';
import { useGradually } from '../page/use-gradually.ts';
import { allDecided, type Decisions, movedIn, roomIn } from './missed.rules.ts';
import { countTasks } from './plan.rules.ts';
import { type Decision, useDecideMissed } from './use-decide-missed.ts';
import { useWeek } from './use-week.ts';

interface MissedDialogProps {
  /** The oldest missed tasks, and the link to the next page. */
  readonly missed: { readonly rows: readonly WeeklyTask[]; readonly next: string | undefined };
  readonly onClose: () => void;
}

const choices: readonly { value: Decision; label: string }[] = [
  { value: 'keep', label: 'Keep' },
  { value: 'drop', label: 'Drop' },
  { value: 'move', label: 'Move to this week' },
];

const rowsAtFirst = 40;

/** The open tasks of past weeks with a decision for each, saved together. */
export function MissedDialog({ missed, onClose }: MissedDialogProps) {
  const today = useToday();
  // tasks that arrive meanwhile do not change the open list
  const [{ rows: shown, next }] = useState(missed);
  const rows = useGradually(shown, rowsAtFirst);
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const save = useDecideMissed(onClose);
  const decide = useCallback(
    (id: string, decision: Decision) => setDecisions((made) => new Map([...made, [id, decision]])),
    [],
  );
  const { data: week } = useWeek(weekStartOf(today)).query;
  const room = week ? roomIn(week) : shown.length;
  const ids = shown.map(({ id }) => id);
  const rest = next ? ' These are the oldest tasks. The others follow.' : '';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title="From past weeks"
      description={`Keep leaves the task on its day. Drop deletes it. Move to this week puts it on the same weekday, or on today if that has passed.${rest}`}
    >
      {shown.length > 1 ? (
        <DecideAll
          count={shown.length}
          onDecide={(decision) => setDecisions((made) => allDecided(made, { ids, decision, room }))}
        />
      ) : null}
      <Room room={room} count={shown.length} moved={movedIn(decisions)} />
      {/* the list itself scrolls, so that 'decide all' and Save stay visible */}
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

function DecideAll({ count, onDecide }: { count: number; onDecide: (decision: Decision) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-b pb-3">
      <span className="text-text-2">All {count}:</span>
      {choices.map(({ value, label }) => (
        <Button key={value} size="sm" onClick={() => onDecide(value)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

interface RoomProps {
  /** How many tasks this week has room for. */
  readonly room: number;
  readonly count: number;
  /** How many tasks are marked to move into it. */
  readonly moved: number;
}

/** Says how many tasks fit into this week, when not all do. */
function Room({ room, count, moved }: RoomProps) {
  if (count <= room) return null;
  const isFilled = moved === room && room > 0;
  return (
    <p role="status" className="text-meta text-text-2">
      This week has room for {room} of them
      {moved > room
        ? `; ${moved} are too many to move.`
        : isFilled
          ? ', which are chosen; the others do not fit.'
          : '.'}
    </p>
  );
}

interface MissedRowProps {
  readonly task: WeeklyTask;
  readonly today: string;
  readonly decision: Decision | undefined;
  readonly onDecide: (id: string, decision: Decision) => void;
}

/** Up to a thousand rows: only changed ones render again, and only visible ones get a layout. */
const MissedRow = memo(function MissedRow({ task, today, decision, onDecide }: MissedRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]">
      <div className="min-w-[min(100%,10rem)] flex-1">
        <p className="break-words font-medium">{task.title}</p>
        <p className="flex flex-wrap items-center gap-2 text-meta text-text-3">
          {formatShortDay(task.specificDate, today)}
          <TaskBadge task={task} />
        </p>
      </div>
      <SegmentedControl
        label={task.title}
        value={decision ?? ''}
        onChange={(chosen) => chosen && onDecide(task.id, chosen)}
        options={choices}
      />
    </li>
  );
});

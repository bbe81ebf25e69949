import type { Milestone } from '@pathwise/contracts/api/goals';
import { Checkbox } from '@pathwise/ui/checkbox';
import { cx } from '@pathwise/ui/class-names';
import { IconButton } from '@pathwise/ui/icon-button';
import { CalendarPlus, Flag, Trash2 } from 'lucide-react';
import { BoardRow, BoardRowButtons } from '../goal-kit/board-row.tsx';
import { PlannedDay } from '../goal-kit/planned-days.tsx';
import { type DatedMilestone, dayInWords } from './milestone.rules.ts';

interface BoardStepRowProps {
  readonly step: DatedMilestone;
  readonly today: string;
  readonly onTick: (milestone: Milestone, completed: boolean) => void;
  readonly onEdit: (step: DatedMilestone) => void;
  readonly onPlan: (step: DatedMilestone) => void;
  readonly onDelete: (milestone: Milestone) => void;
}

/** A milestone on the board of its time. Like a task's row, without a menu; its name opens the milestone. */
export function BoardStepRow({ step, today, onTick, onEdit, onPlan, onDelete }: BoardStepRowProps) {
  const { milestone, day } = step;
  const { title, completed } = milestone;
  return (
    <BoardRow id={milestone.id}>
      <Checkbox
        aria-label={title}
        checked={completed}
        onChange={({ target }) => onTick(milestone, target.checked)}
        className="mt-px"
      />
      <button
        type="button"
        title="Edit step"
        onClick={() => onEdit(step)}
        className={cx(
          '-col-end-1 col-start-2 min-w-0 rounded-sm text-left font-medium pointer-coarse:min-h-11',
          completed && 'text-text-3 line-through decoration-line-control',
        )}
      >
        {title}
      </button>
      <BoardRowButtons>
        {completed ? null : (
          <IconButton label={`Plan this step: ${title}`} onClick={() => onPlan(step)}>
            <CalendarPlus aria-hidden className="size-4" />
          </IconButton>
        )}
        <IconButton label={`Delete ${title}`} onClick={() => onDelete(milestone)}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </BoardRowButtons>
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 text-meta text-text-3">
        <span className="flex items-center gap-1.5 text-accent-text">
          <Flag aria-hidden className="size-3.5" />
          Step
        </span>
        {day ? <span className="whitespace-nowrap">{dayInWords(step, today)}</span> : null}
        {completed ? null : <PlannedDay stepId={milestone.id} />}
      </div>
    </BoardRow>
  );
}

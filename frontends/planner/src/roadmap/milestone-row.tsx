import type { Milestone } from '@pathwise/contracts/api/goals';
import { Badge } from '@pathwise/ui/badge';
import { Checkbox } from '@pathwise/ui/checkbox';
import { cx } from '@pathwise/ui/class-names';
import { withLocalDays } from '@pathwise/ui/day';
import { DropdownMenu, MenuItem } from '@pathwise/ui/dropdown-menu';
import { IconButton } from '@pathwise/ui/icon-button';
import { CalendarPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { PlannedDay } from '../goal-kit/planned-days.tsx';
import { type DatedMilestone, dayInWords, timeframeBeside } from './milestone.rules.ts';
import { Resources } from './resources.tsx';

interface MilestoneRowProps {
  readonly step: DatedMilestone;
  readonly today: string;
  readonly onTick: (milestone: Milestone, completed: boolean) => void;
  readonly onEdit: (step: DatedMilestone) => void;
  readonly onPlan: (step: DatedMilestone) => void;
  readonly onDelete: (milestone: Milestone) => void;
}

export function MilestoneRow({ step, today, onTick, onEdit, onPlan, onDelete }: MilestoneRowProps) {
  const { milestone } = step;
  const done = milestone.completed;
  const timeframe = timeframeBeside(step, today);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-start gap-x-3 gap-y-0.5 py-3">
      <Checkbox
        aria-label={milestone.title}
        checked={done}
        onChange={({ target }) => onTick(milestone, target.checked)}
        // on touch it is higher than a line
        className="mt-px pointer-coarse:-my-px"
      />
      <p
        className={cx(
          'font-medium max-tiny:order-1 max-tiny:col-span-full',
          done && 'text-text-3 line-through decoration-line-control',
        )}
      >
        {milestone.title}
      </p>
      <span className="hidden @xl:block">{timeframe ? <Badge quiet={done}>{timeframe}</Badge> : null}</span>
      <DropdownMenu
        trigger={
          <IconButton
            label={`More for ${milestone.title}`}
            className="-my-1.5 -mr-1.5 max-tiny:col-start-4 max-tiny:justify-self-end pointer-coarse:-my-3 pointer-coarse:-mr-3"
          >
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={Pencil} onSelect={() => onEdit(step)}>
          Edit step
        </MenuItem>
        {done ? null : (
          <MenuItem icon={CalendarPlus} onSelect={() => onPlan(step)}>
            Plan this step
          </MenuItem>
        )}
        <MenuItem icon={Trash2} destructive onSelect={() => onDelete(milestone)}>
          Delete step
        </MenuItem>
      </DropdownMenu>
      <MilestoneMeta
        step={step}
        today={today}
        className="col-start-2 -col-end-1 flex flex-wrap max-tiny:order-1 max-tiny:col-span-full gap-x-3 gap-y-1 text-meta text-text-3"
      />
    </li>
  );
}

interface MilestoneMetaProps {
  readonly step: DatedMilestone;
  readonly today: string;
  readonly className: string;
}

/** A milestone's date, text and links. */
export function MilestoneMeta({ step, today, className }: MilestoneMetaProps) {
  const { milestone, day, isEstimate } = step;
  return (
    <div className={className}>
      {day && !(isEstimate && milestone.completed) ? <span>{dayInWords(step, today)}</span> : null}
      {milestone.completed ? null : <PlannedDay stepId={milestone.id} />}
      {milestone.description ? (
        <span className="whitespace-pre-line">{withLocalDays(milestone.description)}</span>
      ) : null}
      {milestone.resources ? <Resources text={milestone.resources} /> : null}
    </div>
  );
}

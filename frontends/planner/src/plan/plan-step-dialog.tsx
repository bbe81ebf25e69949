import { addWeeks, daysOfWeek, weekLabel } from '@pathwise/contracts/week.rules';
import { useQuery } from '@pathwise/federation/query';
import { formatShortDay, formatWeekday } from '@pathwise/remote-kit/day.rules';
import { useToday } from '@pathwise/remote-kit/use-today';
import { Button } from '@pathwise/ui/button';
import { cx } from '@pathwise/ui/class-names';
import { DatePicker } from '@pathwise/ui/date-picker';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { Field } from '@pathwise/ui/field';
import { useState } from 'react';
import type { RoadmapStep } from '../goal-kit/plan-step.ts';
import { plannedQuery } from '../goal-kit/planned-days.tsx';
import { dayName } from './plan.rules.ts';
import { useCreateStepTask } from './use-create-step-task.ts';

interface PlanStepDialogProps {
  readonly step: RoadmapStep;
  readonly onClose: () => void;
  readonly onOpenPlan: (day: string) => void;
}

/** Chooses a day for a step: one of this week or the next, or any later day. */
export function PlanStepDialog({ step, onClose, onOpenPlan }: PlanStepDialogProps) {
  const today = useToday();
  const weeks = [daysOfWeek(today), daysOfWeek(addWeeks(today, 1))];
  const isDueSoon = step.dueDate !== null && step.dueDate >= today && weeks.flat().includes(step.dueDate);
  const [day, setDay] = useState(isDueSoon && step.dueDate ? step.dueDate : today);
  const creation = useCreateStepTask(step, { onDone: onClose, onOpenPlan });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={step.todoId ? 'Plan this task' : 'Plan this step'}
      description={step.title}
    >
      <StepDays step={step} today={today} />
      {weeks.map((days, offset) => (
        <fieldset key={days[0]} className="grid gap-1.5">
          <legend className="mb-1.5 font-medium">{weekLabel(offset)}</legend>
          <div className="grid grid-cols-7 gap-1">
            {days.map((one) => (
              <DayChoice key={one} day={one} isChosen={one === day} isPast={one < today} onChoose={setDay} />
            ))}
          </div>
        </fieldset>
      ))}
      <Field label="Or another date">
        <DatePicker
          value={weeks.flat().includes(day) ? undefined : day}
          onChange={(one) => setDay(one ?? today)}
          min={today}
        />
      </Field>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" loading={creation.isPending} onClick={() => creation.mutate(day)}>
          Plan for {formatShortDay(day, today)}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** When the step is due, and where the plan has it already. */
function StepDays({ step, today }: { step: RoadmapStep; today: string }) {
  const planned = usePlannedDays(step);
  const due = step.dueDate && `Due ${formatShortDay(step.dueDate, today)}.`;
  const already = planned.length > 0 && `Already planned for ${planned.map((day) => formatWeekday(day)).join(', ')}.`;
  if (!due && !already) return null;
  return <p className="text-meta text-text-2">{[due, already].filter(Boolean).join(' ')}</p>;
}

function usePlannedDays({ goalId, milestoneId, todoId }: RoadmapStep): string[] {
  const { data = [] } = useQuery(plannedQuery(goalId));
  return data
    .filter((task) => (milestoneId ? task.milestoneId === milestoneId : todoId && task.todoId === todoId))
    .map(({ specificDate }) => specificDate)
    .sort();
}

interface DayChoiceProps {
  readonly day: string;
  readonly isChosen: boolean;
  readonly isPast: boolean;
  readonly onChoose: (day: string) => void;
}

function DayChoice({ day, isChosen, isPast, onChoose }: DayChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isPast}
      onClick={() => onChoose(day)}
      className={cx(
        'grid min-h-12 justify-items-center rounded-md border py-1 text-xs disabled:cursor-not-allowed disabled:opacity-40',
        isChosen ? 'border-accent bg-accent text-on-accent' : 'border-line text-text-2 enabled:hover:bg-hover',
      )}
    >
      <span className="sr-only">{formatWeekday(day)}</span>
      <span aria-hidden>{dayName(day).slice(0, 3)}</span>
      <b aria-hidden className="font-semibold text-sm">
        {Number(day.slice(8))}
      </b>
    </button>
  );
}

import type { DatedStep } from '@pathwise/contracts/api/goals';
import { formatShortDay } from '@pathwise/remote-kit/day.rules';
import { Button } from '@pathwise/ui/button';
import { Checkbox } from '@pathwise/ui/checkbox';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { useState } from 'react';
import { dayFor } from './dated-steps.rules.ts';
import { countTasks } from './plan.rules.ts';
import { useGoalTitles } from './use-goal-titles.ts';

interface ChooseStepsProps {
  readonly steps: readonly DatedStep[];
  readonly today: string;
  readonly onAdd: (chosen: readonly DatedStep[]) => void;
  readonly onClose: () => void;
}

/** The dated steps of a week, all ticked at first. Those that stay ticked become tasks. */
export function ChooseSteps({ steps, today, onAdd, onClose }: ChooseStepsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const goalTitles = useGoalTitles(steps);
  const chosen = steps.filter(({ id }) => !left.has(id));
  const isAll = chosen.length === steps.length;
  const choose = (id: string, isChosen: boolean) =>
    setLeft(isChosen ? new Set([...left].filter((other) => other !== id)) : new Set([...left, id]));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="From your roadmaps"
      description="Each becomes a task on its day. A tick on either side ticks the other."
    >
      <Button
        size="sm"
        className="justify-self-start max-md:self-start"
        onClick={() => setLeft(new Set(isAll ? steps.map(({ id }) => id) : []))}
      >
        {isAll ? 'Select none' : 'Select all'}
      </Button>
      {/* the list itself scrolls, so that the buttons stay visible */}
      <ul className="relative -mx-6 max-h-[max(8rem,calc(100dvh-21rem))] divide-y divide-line overflow-y-auto overscroll-contain border-line border-y px-6">
        {steps.map((step) => (
          <li key={step.id}>
            <label
              htmlFor={`dated-${step.id}`}
              className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2.5 pointer-coarse:min-h-11"
            >
              <Checkbox
                id={`dated-${step.id}`}
                checked={!left.has(step.id)}
                onChange={({ target }) => choose(step.id, target.checked)}
                className="mt-px self-start"
              />
              <span className="grid gap-0.5">
                <span className="break-words font-medium">{step.title}</span>
                <span className="break-words text-meta text-text-3">
                  {[dayOf(step, today), goalTitles.get(step.goalId)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
          {chosen.length === 0 ? 'Add' : `Add ${countTasks(chosen.length)}`}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** Where a day has passed, also that the task goes to today. */
function dayOf(step: DatedStep, today: string): string {
  const due = formatShortDay(step.dueDate, today);
  return dayFor(step, today) === step.dueDate ? due : `${due}, goes on today`;
}

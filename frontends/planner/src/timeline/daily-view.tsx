import { addDays, daysBetween, daysOf, type Plan } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline } from '@pathwise/contracts/timeline';
import { formatWeekday } from '@pathwise/remote-kit/day.rules';
import { Button } from '@pathwise/ui/button';
import { IconButton } from '@pathwise/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { BoardSteps } from '../goal-kit/board-slot.ts';
import { useAskedId } from '../page/use-asked-row.ts';
import { openDays, timelineOf } from './board.rules.ts';
import { DailyBoard } from './daily-board.tsx';
import type { TodoActions } from './use-todos.ts';

interface DailyViewProps {
  readonly plan: Plan;
  readonly today: string;
  readonly timelines: readonly Timeline[];
  readonly steps: BoardSteps;
  readonly actions: TodoActions;
}

/** The daily view: today, and the days before and after it. */
export function DailyView(props: DailyViewProps) {
  const { plan, today, timelines, steps } = props;
  const [offset, setOffset] = useState(0);
  const asked = timelineOf(useAskedId(), timelines);
  const askedDay = asked && daysOf(asked.timeframe, plan)?.from;
  const askedOffset = askedDay === undefined ? offset : daysBetween(today, askedDay);
  if (askedOffset !== offset) setOffset(askedOffset);
  const day = addDays(today, offset);
  const title = titleOf(offset) ?? formatWeekday(day);
  const days = openDays({ plan, timelines, steps: steps.all });
  const isFree = !days.includes(day);
  const nextDay = days.find((one) => one > day);
  const nextIs = steps.all.some((step) => !step.completed && step.day === nextDay) ? 'step' : 'task';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label="Previous day" disabled={day <= plan.createdOn} onClick={() => setOffset(offset - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label="Next day" onClick={() => setOffset(offset + 1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <h3 aria-live="polite" className="text-sm">
          {title}
          {title === formatWeekday(day) ? null : <span className="font-normal text-text-3"> {formatWeekday(day)}</span>}
        </h3>
        {nextDay && isFree ? (
          <Button size="sm" onClick={() => setOffset(daysBetween(today, nextDay))}>
            Next {nextIs}: {formatWeekday(nextDay)}
          </Button>
        ) : null}
        {offset === 0 ? null : (
          <Button size="sm" onClick={() => setOffset(0)}>
            Today
          </Button>
        )}
      </div>
      <DailyBoard key={day} {...props} day={day} title={title} />
    </div>
  );
}

function titleOf(offset: number): string | undefined {
  if (offset === 0) return 'Today';
  if (offset === 1) return 'Tomorrow';
  return offset === -1 ? 'Yesterday' : undefined;
}

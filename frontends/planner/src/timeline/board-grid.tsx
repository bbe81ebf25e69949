import type { Plan, TimelineView } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline } from '@pathwise/contracts/timeline';
import { memo, useMemo, useState } from 'react';
import type { BoardSteps } from '../goal-kit/board-slot.ts';
import { Pager } from '../page/pager.tsx';
import { useAskedId } from '../page/use-asked-row.ts';
import { useGradually } from '../page/use-gradually.ts';
import { boardsOf, firstShown, pageLength, rowOf } from './board.rules.ts';
import { BoardCard } from './board-card.tsx';
import type { TodoActions } from './use-todos.ts';

interface BoardGridProps {
  readonly view: Exclude<TimelineView, 'daily'>;
  readonly plan: Plan;
  readonly today: string;
  readonly timelines: readonly Timeline[];
  readonly steps: BoardSteps;
  readonly actions: TodoActions;
}

// a change on one board does not render the others again
const Board = memo(BoardCard);

const nouns = { yearly: 'boards', monthly: 'months', weekly: 'weeks' } as const;

/** The boards of a view, twelve at a time, starting with the current one. */
export function BoardGrid({ view, plan, today, timelines, steps, actions }: BoardGridProps) {
  const { createdOn, targetDate } = plan;
  const boards = useMemo(
    () => boardsOf(view, { plan: { createdOn, targetDate }, today, timelines, steps: steps.all }),
    [view, createdOn, targetDate, today, timelines, steps.all],
  );
  const [start, setStart] = useState(() => firstShown(boards));
  const askedId = useAskedId();
  const askedAt = boards.findIndex(({ items }) => rowOf(askedId, items) !== -1);
  if (askedAt !== -1 && (askedAt < start || askedAt >= start + pageLength)) setStart(askedAt);
  const page = useGradually(boards.slice(start, start + pageLength), 3);
  return (
    <div className="grid gap-4">
      <Pager what={nouns[view]} start={start} length={pageLength} count={boards.length} onStart={setStart} />
      <div className="grid items-start gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {page.map((board) => (
          <Board key={board.timeframe} board={board} today={today} actions={actions} renderStep={steps.render} />
        ))}
      </div>
    </div>
  );
}

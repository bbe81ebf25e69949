import type { Plan, TimelineView } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline } from '@pathwise/contracts/timeline';
import { Button } from '@pathwise/ui/button';
import { memo, useMemo, useState } from 'react';
import type { BoardSteps } from '../goal-kit/board-slot.ts';
import { Pager } from '../page/pager.tsx';
import { useAskedId } from '../page/use-asked-row.ts';
import { useGradually } from '../page/use-gradually.ts';
import { type Board as AnyBoard, boardsOf, firstShown, isWorthShowing, pageLength, rowOf } from './board.rules.ts';
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

/** The boards of a view, twelve at a time, starting with the current one. An undated goal has no end, so its empty ones wait. */
export function BoardGrid({ view, plan, today, timelines, steps, actions }: BoardGridProps) {
  const { createdOn, targetDate } = plan;
  const all = useMemo(
    () => boardsOf(view, { plan: { createdOn, targetDate }, today, timelines, steps: steps.all }),
    [view, createdOn, targetDate, today, timelines, steps.all],
  );
  const empty = useEmptyBoards(all, targetDate);
  const { boards } = empty;
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
      {empty.count > 0 ? (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          aria-expanded={empty.areShown}
          onClick={() => setStart(firstShown(empty.toggle()))}
        >
          {`${empty.areShown ? 'Hide' : 'Show'} ${empty.count} empty ${empty.count === 1 ? nouns[view].slice(0, -1) : nouns[view]}`}
        </Button>
      ) : null}
    </div>
  );
}

/** Leaves out the empty boards of an undated goal until they are asked for. A board that becomes empty meanwhile stays. */
function useEmptyBoards(all: readonly AnyBoard[], targetDate: string | null) {
  const [areShown, setShown] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set(filledOf(all)));
  const filled = filledOf(all);
  if (filled.some((timeframe) => !seen.has(timeframe))) setSeen(new Set([...seen, ...filled]));
  const some = targetDate === null ? all.filter(({ timeframe }) => seen.has(timeframe)) : all;
  const toggle = () => {
    setShown(!areShown);
    return areShown ? some : all;
  };
  return { boards: areShown ? all : some, count: all.length - some.length, areShown, toggle };
}

const filledOf = (boards: readonly AnyBoard[]) => boards.filter(isWorthShowing).map(({ timeframe }) => timeframe);

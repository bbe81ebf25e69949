import { formatDays } from '@pathwise/remote-kit/day.rules';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Fragment, useState } from 'react';
import type { BoardSteps } from '../goal-kit/board-slot.ts';
import { useAskedId } from '../page/use-asked-row.ts';
import { useGradually } from '../page/use-gradually.ts';
import { type Board, isDone, rowOf } from './board.rules.ts';
import { PlaceholderRow } from './placeholder-row.tsx';
import { TodoRow } from './todo-row.tsx';
import type { TodoActions } from './use-todos.ts';

interface BoardCardProps {
  readonly board: Board;
  readonly today: string;
  readonly actions: TodoActions;
  readonly renderStep: BoardSteps['render'];
}

/** How many rows of a board render at first; a button shows the rest. */
const shownAtFirst = 8;

/** A month, a week or some years: its days, its tasks and steps, and a placeholder. */
export function BoardCard({ board, today, actions, renderStep }: BoardCardProps) {
  const { title, from, to, isCurrent, items, timeframe } = board;
  const [showsAll, setShowsAll] = useState(false);
  const isAskedBelow = rowOf(useAskedId(), items) >= shownAtFirst;
  if (isAskedBelow && !showsAll) setShowsAll(true);
  const rows = useGradually(showsAll ? items : items.slice(0, shownAtFirst), 3);
  const more = items.length - shownAtFirst;
  const done = items.filter(isDone).length;
  return (
    <section
      aria-label={title}
      className={`flex flex-col overflow-clip rounded-lg border bg-surface ${isCurrent ? 'border-accent-line' : 'border-line'}`}
    >
      <header
        className={`grid grid-cols-[1fr_auto] border-line border-b px-4 py-2.5 ${isCurrent ? 'bg-accent-soft' : ''}`}
      >
        <h3 className="flex items-center gap-2 text-sm">
          {title}
          {isCurrent ? <Badge tone="accent">Now</Badge> : null}
        </h3>
        <span className="text-meta text-text-3">
          {done}/{items.length}
          <span className="sr-only"> done</span>
        </span>
        <p className="col-span-2 text-meta text-text-3">{formatDays(from, to, today)}</p>
      </header>
      <ul className="py-1.5">
        {rows.map((item) =>
          'todo' in item ? (
            <TodoRow key={item.todo.id} todo={item.todo} today={today} actions={actions} />
          ) : (
            <Fragment key={item.step.id}>{renderStep(item.step.id)}</Fragment>
          ),
        )}
        {more > 0 ? (
          <li className="px-2">
            <Button size="sm" variant="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? `Hide ${more}` : `Show ${more} more`}
            </Button>
          </li>
        ) : null}
        <PlaceholderRow timeframe={timeframe} place={title} onCreate={actions.create} />
      </ul>
    </section>
  );
}

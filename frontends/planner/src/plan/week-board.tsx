import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { phone, useMediaQuery } from '@pathwise/ui/use-media-query';
import { useDeferredValue, useMemo } from 'react';
import { DragBoard } from '../board-kit/drag-board.tsx';
import type { BoardMove } from '../board-kit/landing.rules.ts';
import { TaskInHand } from '../board-kit/task-row.tsx';
import { useAskedId, useAskedRow } from '../page/use-asked-row.ts';
import { DayColumn } from './day-column.tsx';
import { DayStrip } from './day-strip.tsx';
import { columnsOf, type PlannedTask, toPlanned, type Week } from './plan.rules.ts';
import { useGoalTitles } from './use-goal-titles.ts';
import { useTodayInSight } from './use-today-in-sight.ts';
import type { WeekActions } from './week-actions.ts';
import { WeekContext } from './week-context.ts';

interface WeekBoardProps {
  readonly week: Week;
  readonly weekStart: string;
  readonly today: string;
  readonly actions: WeekActions;
  /** The chosen day, for a layout of one day at a time. The board chooses when it is in another week. */
  readonly chosenDay: string | undefined;
  readonly onChooseDay: (day: string) => void;
}

/** The seven days side by side, Monday to Sunday. In a narrow pane one day, under a strip of all seven. */
export function WeekBoard(props: WeekBoardProps) {
  const { week, weekStart, today, actions, chosenDay, onChooseDay } = props;
  const columns = useMemo(() => columnsOf(weekStart), [weekStart]);
  const items = useMemo(() => week.map(toPlanned), [week]);
  const goalTitles = useGoalTitles(week);
  const { confirm, confirmation } = useConfirmation();
  const box = useTodayInSight(today);
  const askedId = useAskedId();
  const askedDay = items.find(({ id }) => id === askedId)?.specificDate;
  const chosen = [askedDay, chosenDay, today].find((day) => columns.some(({ id }) => id === day)) ?? weekStart;
  useAskedRow((row) => {
    const { day } = row.closest<HTMLElement>('[data-day]')?.dataset ?? {};
    if (day !== undefined) onChooseDay(day);
  });

  // a phone shows the chosen day alone: it is painted first, and the hidden days are rendered between touches
  const areOthersHere = useDeferredValue(true, !useMediaQuery(phone));

  const taskOf = (id: string) => items.find((task) => task.id === id) as PlannedTask;
  const move = (asked: BoardMove) => actions.move(taskOf(asked.itemId), asked);
  return (
    <DragBoard columns={columns} items={items} onMove={move} renderOverlay={(id) => <TaskInHand task={taskOf(id)} />}>
      <WeekContext value={{ columns, items, goalTitles, actions, move, confirm }}>
        <DayStrip columns={columns} week={week} chosen={chosen} today={today} onChoose={onChooseDay} />
        <div className="@container grid min-h-0 grid-cols-[minmax(0,1fr)]">
          {/* relative: text for screen readers would otherwise widen the page instead of the box */}
          <div
            ref={box}
            className="more-days relative isolate scroll-pt-14 overflow-x-auto rounded-lg border border-line bg-surface"
          >
            <div className="whole-days grid divide-line max-md:h-full md:min-h-(--board-height,30rem) md:divide-x">
              {columns.map((column) =>
                areOthersHere || column.id === chosen ? (
                  <DayColumn
                    key={column.id}
                    day={column.id}
                    isToday={column.id === today}
                    isChosen={column.id === chosen}
                  />
                ) : null,
              )}
            </div>
          </div>
        </div>
      </WeekContext>
      {confirmation}
    </DragBoard>
  );
}

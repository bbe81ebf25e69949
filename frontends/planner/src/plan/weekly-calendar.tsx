import { weekLabel } from '@pathwise/contracts/week.rules';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { UndoMenu } from '@pathwise/remote-kit/undo-list';
import { phone, useMediaQuery } from '@pathwise/ui/use-media-query';
import { lazy, Suspense, useState } from 'react';
import { DatedStepsOffer } from './dated-steps-offer.tsx';
import { dateRange } from './plan.rules.ts';
import type { ShownWeek } from './use-shown-week.ts';
import { planPlace, useWeek } from './use-week.ts';
import { WeekBoard } from './week-board.tsx';
import { WeekPager } from './week-pager.tsx';
import { WeekSkeleton } from './week-skeleton.tsx';
import { WeekToolbar, WholeWeek } from './week-toolbar.tsx';

const Dialog = lazy(async () => ({ default: (await import('@pathwise/ui/dialog')).Dialog }));

interface WeeklyCalendarProps {
  readonly shown: ShownWeek;
  readonly today: string;
}

/** One week with its controls, on the page or in full screen. */
export function WeeklyCalendar({ shown, today }: WeeklyCalendarProps) {
  const { weekStart, offset } = shown;
  const { query, actions } = useWeek(weekStart);
  const isPhone = useMediaQuery(phone);
  const [isFull, setFull] = useState(false);
  const [wasFull, setWasFull] = useState(false);
  // the page and the full screen show the same day
  const [chosenDay, setChosenDay] = useState<string>();
  const showFull = () => {
    setFull(true);
    setWasFull(true);
  };
  const board = (
    <Loaded
      query={query}
      skeleton={<WeekSkeleton />}
      failure={() => 'Failed to fetch weekly tasks'}
      offline="This week is not here while you are offline."
    >
      {(week) => (
        <WeekBoard
          key={weekStart}
          week={week}
          weekStart={weekStart}
          today={today}
          actions={actions}
          chosenDay={chosenDay}
          onChooseDay={setChosenDay}
        />
      )}
    </Loaded>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-md:gap-2">
      {/* a phone shows the chosen board's name right above */}
      <h2 className="max-md:sr-only">Weekly Calendar Board</h2>
      <WeekToolbar shown={shown} week={query.data} actions={actions} onFull={showFull} />
      <DatedStepsOffer key={weekStart} shown={shown} today={today} week={query.data} actions={actions} />
      {isFull ? <WeekSkeleton /> : board}
      {isPhone ? <WholeWeek shown={shown} week={query.data} actions={actions} /> : null}
      {wasFull ? (
        <Suspense>
          <Dialog
            open={isFull}
            onOpenChange={setFull}
            width="board"
            title={weekLabel(offset)}
            description={dateRange(weekStart)}
            onEscape={() => isEscapeTaken() || setFull(false)}
          >
            <div className="@container grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-3">
              <div className="flex flex-wrap items-center gap-2">
                <WeekPager shown={shown} />
                <UndoMenu place={planPlace} />
              </div>
              {/* the board scrolls while the controls stay visible; padding leaves room for focus rings */}
              <div className="-m-1 grid min-h-0 grid-cols-[minmax(0,1fr)] gap-3 overflow-y-auto p-1 [--board-height:100%] max-md:grid-rows-[auto_1fr] md:grid-rows-[1fr]">
                {board}
              </div>
            </div>
          </Dialog>
        </Suspense>
      ) : null}
    </div>
  );
}

/** A name being edited with its buttons, and a dragged task, handle Escape themselves. */
function isEscapeTaken(): boolean {
  return (
    document.activeElement?.matches('input:not([type="checkbox"]), textarea, form *') === true ||
    document.querySelector('[data-dragged]') !== null
  );
}

import type { Goal } from '@pathwise/contracts/api/goals';
import { type TimelineView, viewOf } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Timeline } from '@pathwise/contracts/timeline';
import { useSearchParams } from '@pathwise/federation/router';
import { UndoList } from '@pathwise/remote-kit/undo-list';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import type { BoardSlot, BoardSteps } from '../goal-kit/board-slot.ts';
import { usePlanStep } from '../goal-kit/plan-step.ts';
import { useAskedId, useAskedRow } from '../page/use-asked-row.ts';
import { firstView, timelineOf, viewLabels, viewsFor } from './board.rules.ts';
import { BoardGrid } from './board-grid.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { DailyView } from './daily-view.tsx';
import { TodosElsewhere } from './todos-elsewhere.tsx';
import { placeOf, useTodos } from './use-todos.ts';

/** The roadmap timeline board: years, months, weeks or the day, each with its tasks and steps. */
export const RoadmapBoard: BoardSlot = ({ timelines, ...rest }) =>
  timelines ? <LoadedBoard timelines={timelines} {...rest} /> : <BoardSkeleton />;

interface LoadedBoardProps {
  readonly goal: Goal;
  readonly timelines: Timeline[];
  readonly steps: BoardSteps;
  readonly today: string;
}

function LoadedBoard({ goal, timelines, steps, today }: LoadedBoardProps) {
  const { shown, actions } = useTodos(goal.id, timelines, usePlanStep());
  const offered = viewsFor(goal, today);
  const [params, setParams] = useSearchParams();
  const asked = timelineOf(useAskedId(), timelines);
  const askedView = asked && offered.find((one) => one === viewOf(asked.timeframe));
  const view = askedView ?? offered.find((one) => one === params.get('scale')) ?? firstView(offered);
  const show = (scale: TimelineView) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('scale', scale);
        after.delete('task');
        return after;
      },
      { replace: true },
    );
  useAskedRow((_, next) => askedView && next.set('scale', askedView));
  const board = { plan: goal, today, timelines: shown, steps, actions };
  return (
    <section aria-labelledby="roadmap-timeline" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="roadmap-timeline">Roadmap Timeline</h2>
        <SegmentedControl
          label="Timeline view"
          value={view}
          onChange={show}
          options={offered.map((value) => ({ value, label: viewLabels[value] }))}
          className="@max-xl:w-full"
        />
      </div>
      {view === 'daily' ? <DailyView {...board} /> : <BoardGrid key={view} {...board} view={view} />}
      <TodosElsewhere offered={offered} today={today} timelines={shown} actions={actions} />
      <UndoList place={placeOf(goal.id)} />
    </section>
  );
}

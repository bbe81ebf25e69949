import { reportInstances } from '@pathwise/federation/instances';
import { lazy, Suspense } from 'react';
import type { BoardSlot } from '../goal-kit/board-slot.ts';
import { PlanSteps } from '../plan/plan-steps.tsx';
import { Preview } from '../roadmap/preview.tsx';
import { RenderFailure } from '../roadmap/render-failure.tsx';
import { BoardSkeleton } from '../timeline/board-skeleton.tsx';
import './styles.css';

reportInstances();

const RoadmapBoard = lazy(async () => ({ default: (await import('../timeline/roadmap-board.tsx')).RoadmapBoard }));

/** Only the Timeline View has it. */
const Board: BoardSlot = (board) => (
  <Suspense fallback={<BoardSkeleton />}>
    <RoadmapBoard {...board} />
  </Suspense>
);

/** The Preview tab: the roadmaps of the person's own goals. */
export function Remote() {
  return (
    <RenderFailure>
      <PlanSteps>
        <Preview Board={Board} />
      </PlanSteps>
    </RenderFailure>
  );
}

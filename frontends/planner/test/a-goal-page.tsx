import { useState } from 'react';
import { PlanSteps } from '../src/plan/plan-steps.tsx';
import type { GoalView } from '../src/roadmap/goal-header.tsx';
import { GoalPage } from '../src/roadmap/goal-page.tsx';
import { RoadmapBoard } from '../src/timeline/roadmap-board.tsx';

/** The page of goal `g` with what Preview provides. */
export function AGoalPage({ opensAt = 'overview', onBack }: { opensAt?: GoalView; onBack?: () => void }) {
  const [view, setView] = useState(opensAt);
  const parts = { view, onView: setView, Board: RoadmapBoard, isOpened: false };
  return (
    <PlanSteps>
      <GoalPage goalId="g" {...parts} onBack={onBack ?? (() => {})} />
    </PlanSteps>
  );
}

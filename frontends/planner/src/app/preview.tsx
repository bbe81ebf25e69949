import { reportInstances } from '@pathwise/federation/instances';
import { PlanSteps } from '../plan/plan-steps.tsx';
import { Preview } from '../roadmap/preview.tsx';
import { RenderFailure } from '../roadmap/render-failure.tsx';
import { RoadmapBoard } from '../timeline/roadmap-board.tsx';
import './styles.css';

reportInstances();

/** The Preview tab: the roadmaps of the person's own goals. */
export function Remote() {
  return (
    <RenderFailure>
      <PlanSteps>
        <Preview Board={RoadmapBoard} />
      </PlanSteps>
    </RenderFailure>
  );
}

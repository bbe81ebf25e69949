import { reportInstances } from '@pathwise/federation/instances';
import { Preview } from './roadmap/preview.tsx';
import { RenderFailure } from './roadmap/render-failure.tsx';
import './styles.css';

reportInstances();

/** The Preview tab: the roadmaps of the own goals. */
export function Remote() {
  return (
    <RenderFailure>
      <Preview />
    </RenderFailure>
  );
}

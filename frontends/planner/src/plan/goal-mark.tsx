import { Route, Unlink } from 'lucide-react';
import { useOpenRoadmap } from '../goal-kit/use-open-roadmap.ts';

interface GoalMarkProps {
  readonly goalId: string;
  readonly title: string;
}

/** Marks a task that stands for a step of a roadmap, and links to it. */
export function GoalMark({ goalId, title }: GoalMarkProps) {
  const openRoadmap = useOpenRoadmap();
  return (
    <button
      type="button"
      aria-label={title}
      title={`Roadmap: ${title}`}
      onClick={() => openRoadmap(goalId)}
      // a touch target as low as the badges; on a phone it is beside the title, left of the menu button, unless the text is large
      className={
        'grid size-6 place-items-center rounded-sm text-accent-text hover:bg-accent-soft pointer-coarse:-my-2.5 ' +
        'pointer-coarse:size-11 min-[18rem]:max-md:pointer-coarse:absolute min-[18rem]:max-md:pointer-coarse:top-0 ' +
        'min-[18rem]:max-md:pointer-coarse:right-11 min-[18rem]:max-md:pointer-coarse:my-0'
      }
    >
      <Route aria-hidden className="size-3.5" />
    </button>
  );
}

/** Marks a task whose step was deleted, or replaced by a new draft. */
export function GoneMark() {
  const words = 'Its step is no longer on the roadmap';
  return (
    <span role="img" aria-label={words} title={words} className="grid size-6 place-items-center text-text-3">
      <Unlink aria-hidden className="size-3.5" />
    </span>
  );
}

import { Route, Unlink } from 'lucide-react';
import { useOpenRoadmap } from '../goal-kit/use-open-roadmap.ts';

interface GoalMarkProps {
  readonly goalId: string;
  readonly title: string;
}

/** Says which goal a task stands for, and links to its roadmap. */
export function GoalMark({ goalId, title }: GoalMarkProps) {
  const openRoadmap = useOpenRoadmap();
  return (
    <button
      type="button"
      aria-label={title}
      title={`Roadmap: ${title}`}
      onClick={() => openRoadmap(goalId)}
      // beside a badge it takes what is left of the line; a touch target as low as the badges
      className={
        'inline-flex h-6 min-w-0 max-w-full flex-[1_1_5rem] items-center gap-1 rounded-sm text-accent-text text-xs hover:bg-accent-soft ' +
        'pointer-coarse:-my-2.5 pointer-coarse:h-11'
      }
    >
      <Route aria-hidden className="size-3.5" />
      <span className="truncate">{title}</span>
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

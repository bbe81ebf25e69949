import type { Goal } from '@pathwise/contracts/api/goals';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { StatusBadge } from '@pathwise/ui/badge';
import { CategoryTile } from '@pathwise/ui/category-icon';
import { IconButton } from '@pathwise/ui/icon-button';
import { Pencil, Trash2 } from 'lucide-react';
import { capitalised } from '../goal-kit/goal-labels.ts';
import { useOpenRoadmap } from '../goal-kit/use-open-roadmap.ts';

interface GoalListProps {
  readonly goals: readonly Goal[];
  readonly onEdit: (goal: Goal) => void;
  readonly onDelete: (goal: Goal) => void;
}

/** Many goals in little room: one row each. The title opens the roadmap. */
export function GoalList({ goals, onEdit, onDelete }: GoalListProps) {
  const openRoadmap = useOpenRoadmap();
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {goals.map((goal) => (
        <li key={goal.id} className="flex items-center gap-3 px-4 py-2 max-tiny:flex-wrap">
          <CategoryTile category={goal.category} />
          <div className="min-w-0 flex-1 max-tiny:order-last max-tiny:basis-full">
            <button
              type="button"
              className="min-h-ctl-sm max-w-full text-left font-title [overflow-wrap:anywhere] hover:underline pointer-coarse:min-h-11"
              onClick={() => openRoadmap(goal.id)}
            >
              {goal.title}
            </button>
            <p className="flex flex-wrap items-center gap-x-2 text-meta text-text-3">
              <StatusBadge status={goal.status} />
              {capitalised(goal.category)}
              {goal.targetDate ? ` • Due ${formatDay(goal.targetDate)}` : ''}
              <span className="tabular-nums">{goal.progress}%</span>
            </p>
          </div>
          <IconButton label={`Edit ${goal.title}`} onClick={() => onEdit(goal)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={`Delete ${goal.title}`} onClick={() => onDelete(goal)}>
            <Trash2 aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

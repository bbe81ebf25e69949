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
        <li
          key={goal.id}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 max-tiny:grid-cols-[auto_auto] max-tiny:justify-between"
        >
          <CategoryTile category={goal.category} className="md:row-span-2" />
          <button
            type="button"
            className="min-h-ctl-sm justify-self-start text-left font-title [overflow-wrap:anywhere] hover:underline max-tiny:order-last max-tiny:col-span-full pointer-coarse:min-h-11"
            onClick={() => openRoadmap(goal.id)}
          >
            {goal.title}
          </button>
          <div className="-mr-2 flex md:row-span-2">
            <IconButton label={`Edit ${goal.title}`} onClick={() => onEdit(goal)}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton label={`Delete ${goal.title}`} onClick={() => onDelete(goal)}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
          {/* on a phone also below the buttons, so that the date has room */}
          <p className="col-start-2 flex flex-wrap items-center gap-x-2 text-meta text-text-3 max-tiny:order-last max-tiny:col-start-1 max-md:col-end-4 max-tiny:col-end-3">
            <StatusBadge status={goal.status} />
            <span className="tabular-nums">{goal.progress}%</span>
            <span>
              {capitalised(goal.category)}
              {goal.targetDate ? ` • Due ${formatDay(goal.targetDate)}` : ''}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

import type { Goal } from '@pathwise/contracts/api/goals';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { GoalPriorityBadge, StatusBadge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { CategoryTile } from '@pathwise/ui/category-icon';
import { ExpandableText } from '@pathwise/ui/expandable-text';
import { IconButton } from '@pathwise/ui/icon-button';
import { ProgressBar } from '@pathwise/ui/progress-bar';
import { Pencil, Route, Trash2 } from 'lucide-react';
import { capitalised } from './goal-labels.ts';
import { useOpenRoadmap } from './use-open-roadmap.ts';

interface GoalCardProps {
  readonly goal: Goal;
  readonly onEdit?: (goal: Goal) => void;
  readonly onDelete: (goal: Goal) => void;
}

export function GoalCard({ goal, onEdit, onDelete }: GoalCardProps) {
  const openRoadmap = useOpenRoadmap();
  const setsProgress = onEdit && goal.milestoneCount === 0 && goal.status !== 'completed';
  return (
    <Card className="flex flex-col gap-4" aria-label={goal.title}>
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3">
        <CategoryTile category={goal.category} className="row-span-2 max-tiny:hidden" />
        <h2 className="text-base max-tiny:order-last max-tiny:col-span-full">{goal.title}</h2>
        <div className="-mt-1 -mr-2 -mb-1 flex max-tiny:col-span-full max-tiny:justify-self-end pointer-coarse:-mb-2">
          {onEdit ? (
            <IconButton label={`Edit ${goal.title}`} onClick={() => onEdit(goal)}>
              <Pencil aria-hidden />
            </IconButton>
          ) : null}
          <IconButton label={`Delete ${goal.title}`} onClick={() => onDelete(goal)}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
        {/* also below the buttons, so that the date has room */}
        <p className="col-span-2 text-meta text-text-3 max-tiny:order-last max-tiny:col-span-full">
          {capitalised(goal.category)}
          {goal.targetDate ? ` • Due ${formatDay(goal.targetDate)}` : ''}
        </p>
      </header>
      <p className="flex flex-wrap gap-2">
        <GoalPriorityBadge priority={goal.priority} />
        <StatusBadge status={goal.status} />
      </p>
      {goal.description ? <ExpandableText text={goal.description} className="text-text-2" /> : null}
      <div className="grid gap-1.5">
        <span className="text-meta text-text-3">{stepsOf(goal)}</span>
        <ProgressBar percent={goal.progress} label={`Progress of ${goal.title}`} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => openRoadmap(goal.id)}>
          <Route aria-hidden />
          View Roadmap
        </Button>
        {setsProgress ? (
          <Button size="sm" variant="ghost" onClick={() => onEdit(goal)}>
            Set progress
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function stepsOf({ milestoneCount, completedMilestoneCount, roadmapStatus, coachNote }: Goal): string {
  if (coachNote) return 'Sage wrote to you about this goal';
  if (roadmapStatus === 'drafting') return 'Your roadmap is being drafted';
  if (milestoneCount === 0) return 'No steps yet';
  return `${completedMilestoneCount} of ${milestoneCount} ${milestoneCount === 1 ? 'step' : 'steps'}`;
}

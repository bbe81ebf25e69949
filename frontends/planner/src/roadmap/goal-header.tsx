import type { Goal } from '@pathwise/contracts/api/goals';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { GoalPriorityBadge, StatusBadge } from '@pathwise/ui/badge';
import { CategoryIcon } from '@pathwise/ui/category-icon';
import { DropdownMenu, MenuItem, MenuSeparator } from '@pathwise/ui/dropdown-menu';
import { IconButton } from '@pathwise/ui/icon-button';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import { CircleCheck, CirclePause, CirclePlay, Ellipsis, Eraser, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { EditGoal } from '../goal-kit/edit-goal.tsx';
import { capitalised } from '../goal-kit/goal-labels.ts';
import { useDeleteGoal } from '../goal-kit/use-delete-goal.tsx';
import { useGoalStatus } from '../goal-kit/use-save-goal.ts';
import { PaneHeading } from '../page/pane-heading.tsx';
import { useClearRoadmap } from './use-clear-roadmap.tsx';

const RegenerateDialog = lazy(() =>
  import('./regenerate-dialog.tsx').then((module) => ({ default: module.RegenerateDialog })),
);

export type GoalView = 'overview' | 'timeline';

interface GoalHeaderProps {
  readonly goal: Goal;
  readonly takesFocus: boolean;
  readonly view: GoalView;
  readonly onView: (view: GoalView) => void;
  readonly onDeleted: () => void;
}

export function GoalHeader({ goal, takesFocus, view, onView, onDeleted }: GoalHeaderProps) {
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-3 @max-xl:gap-y-2 @xl:my-2">
      <span className="mt-0.5 hidden size-12 flex-none place-items-center rounded-lg border border-line bg-surface text-text-2 @xl:grid">
        <CategoryIcon category={goal.category} className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        {/* the menu lies on the title's padding, so it stays beside the last word */}
        <div className="[&>h1]:inline [&>h1]:pr-[calc(var(--spacing-ctl-sm)+2px)] pointer-coarse:[&>h1]:pr-[calc(var(--spacing-ctl-sm)-6px)]">
          <PaneHeading takesFocus={takesFocus}>{goal.title}</PaneHeading>
          <GoalMenu goal={goal} onDeleted={onDeleted} />
        </div>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 @max-xl:gap-y-0.5 text-text-2">
          <Category goal={goal} />
          <GoalPriorityBadge priority={goal.priority} />
          {goal.status === 'active' ? null : <StatusBadge status={goal.status} />}
          <DueDay goal={goal} />
        </p>
      </div>
      <SegmentedControl
        label="View"
        value={view}
        onChange={onView}
        options={[
          { value: 'overview', label: 'Goal Overview' },
          { value: 'timeline', label: 'Timeline View' },
        ]}
        className="w-full @xl:mt-1.5 @xl:w-auto"
      />
    </header>
  );
}

function Category({ goal }: { goal: Goal }) {
  return (
    <>
      <span>{capitalised(goal.category)}</span>
      <FromWords goal={goal} what="category" isRead={goal.isCategoryRead} />
    </>
  );
}

function DueDay({ goal }: { goal: Goal }) {
  if (!goal.targetDate) return null;
  return (
    <>
      <span className="whitespace-nowrap">Due {formatDay(goal.targetDate)}</span>
      <FromWords goal={goal} what="target date" isRead={goal.isTargetDateRead} />
    </>
  );
}

interface FromWordsProps {
  readonly goal: Goal;
  readonly what: string;
  readonly isRead: boolean | undefined;
}

/** Says that Sage read this in the goal's words, with the way to something else. */
function FromWords({ goal, what, isRead }: FromWordsProps) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      {isRead ? (
        <span className="text-meta text-text-3">
          from your words ·{' '}
          <button
            type="button"
            aria-label={`Change the ${what}`}
            onClick={() => setEditing(true)}
            className="rounded-sm underline underline-offset-2 hover:text-text-1 pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
          >
            Change
          </button>
        </span>
      ) : null}
      {isEditing ? <EditGoal goal={goal} onClose={() => setEditing(false)} /> : null}
    </>
  );
}

function GoalMenu({ goal, onDeleted }: { goal: Goal; onDeleted: () => void }) {
  const [isEditing, setEditing] = useState(false);
  const status = useGoalStatus();
  const [isRegenerating, setRegenerating] = useState(false);
  const roadmap = useClearRoadmap(goal.id);
  const { deleteGoal, confirmation } = useDeleteGoal({ onDeleted });
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <IconButton label={`More for ${goal.title}`} className="-my-2 -ml-ctl-sm align-[0.125em]">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={Pencil} onSelect={() => setEditing(true)}>
          Edit goal
        </MenuItem>
        {goal.status === 'active' ? (
          <>
            <MenuItem icon={CircleCheck} onSelect={() => status.change(goal, 'completed')}>
              Complete goal
            </MenuItem>
            <MenuItem icon={CirclePause} onSelect={() => status.change(goal, 'paused')}>
              Pause goal
            </MenuItem>
          </>
        ) : (
          <MenuItem icon={CirclePlay} onSelect={() => status.change(goal, 'active')}>
            Reactivate goal
          </MenuItem>
        )}
        <MenuItem
          icon={RefreshCw}
          disabled={goal.roadmapStatus === 'drafting' || goal.coachNote !== null}
          onSelect={() => setRegenerating(true)}
        >
          Regenerate roadmap
        </MenuItem>
        <MenuItem icon={Eraser} onSelect={() => void roadmap.clear()}>
          Clear roadmap
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={Trash2} destructive onSelect={() => void deleteGoal(goal)}>
          Delete goal
        </MenuItem>
      </DropdownMenu>
      {confirmation}
      {roadmap.confirmation}
      {isRegenerating ? (
        <Suspense>
          <RegenerateDialog goalId={goal.id} onClose={() => setRegenerating(false)} />
        </Suspense>
      ) : null}
      {isEditing ? <EditGoal goal={goal} onClose={() => setEditing(false)} /> : null}
    </>
  );
}

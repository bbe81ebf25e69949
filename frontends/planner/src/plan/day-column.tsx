import { formatWeekday } from '@pathwise/remote-kit/day.rules';
import { useDraftAt } from '@pathwise/remote-kit/use-kept';
import { type Submission, useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { cx } from '@pathwise/ui/class-names';
import { AddTask } from '../board-kit/add-task.tsx';
import { DragList, useDropColumn } from '../board-kit/drag-parts.tsx';
import { itemsOf } from '../board-kit/landing.rules.ts';
import { DayMenu } from './day-menu.tsx';
import { GoalMark, GoneMark } from './goal-mark.tsx';
import { dayName, type PlannedTask } from './plan.rules.ts';
import { PlannedRow } from './planned-row.tsx';
import { useWeekOnBoard } from './week-context.ts';

interface DayColumnProps {
  readonly day: string;
  readonly isToday: boolean;
  /** The visible day in a layout that shows one day at a time. */
  readonly isChosen: boolean;
}

/** One day: its header, its tasks and Add Task. */
export function DayColumn({ day, isToday, isChosen }: DayColumnProps) {
  const { items, goalTitles, actions } = useWeekOnBoard();
  const tasks = itemsOf(items, day);
  const { ref, isTarget } = useDropColumn(day);
  const submission = useSubmissionKey(useDraftAt<Submission>(`sent of ${day}`));
  return (
    <section
      ref={ref}
      aria-label={dayName(day)}
      data-day={day}
      className={cx('flex min-w-0 flex-col', groundOf({ isTarget, isToday }), isChosen ? '' : 'max-md:hidden')}
    >
      <DayHead day={day} isToday={isToday} tasks={tasks} />
      <DragList column={day} className="grid gap-1.5 p-1.5 empty:pb-0 md:max-[70rem]:px-1">
        {tasks.map((task) => (
          <PlannedRow key={task.id} task={task} marks={markOf(task, goalTitles)} />
        ))}
      </DragList>
      <AddTask
        column={dayName(day)}
        place={`task of ${day}`}
        onAdd={(task) => actions.add({ ...task, specificDate: day }, submission)}
      />
    </section>
  );
}

function markOf({ goalId, isStepGone }: PlannedTask, titles: ReadonlyMap<string, string>) {
  if (isStepGone) return <GoneMark />;
  // undefined while the goals load and after the goal was deleted
  const title = goalId && titles.get(goalId);
  return title ? <GoalMark goalId={goalId} title={title} /> : undefined;
}

function groundOf({ isTarget, isToday }: { isTarget: boolean; isToday: boolean }): string {
  if (isTarget) return 'bg-hover';
  return isToday ? 'bg-[color-mix(in_srgb,var(--color-accent-soft)_55%,var(--color-surface))]' : 'bg-surface';
}

interface DayHeadProps {
  readonly day: string;
  readonly isToday: boolean;
  readonly tasks: readonly PlannedTask[];
}

function DayHead({ day, isToday, tasks }: DayHeadProps) {
  const done = tasks.filter(({ completed }) => completed).length;
  return (
    <header className="@container sticky top-0 z-10 flex min-h-12 items-center gap-1.5 border-line border-b bg-inherit py-1 pr-1 pl-3 max-tiny:flex-wrap">
      {/* in a narrow column the count stands below the day */}
      <div className="flex flex-1 items-center gap-1.5 @max-[7.7rem]:grid @max-[7.7rem]:gap-0 max-tiny:flex-wrap">
        <h3
          tabIndex={-1}
          className={cx(
            'whitespace-nowrap rounded-sm font-medium text-sm max-tiny:w-full',
            isToday ? 'text-accent-text' : 'text-text-2',
          )}
        >
          <span className="sr-only max-md:not-sr-only max-md:font-semibold max-md:text-text-1">
            {formatWeekday(day)}
          </span>
          <span aria-hidden className="flex items-center gap-2 max-md:hidden">
            {dayName(day).slice(0, 3)}
            <b
              className={cx(
                'font-semibold',
                isToday
                  ? 'min-w-6 rounded-full bg-accent px-1.5 text-center text-on-accent leading-6 @max-[7.7rem]:leading-5.5'
                  : 'text-text-1',
              )}
            >
              {Number(day.slice(8))}
            </b>
          </span>
          {isToday ? <span className="sr-only">, today</span> : null}
        </h3>
        <span className="ml-auto whitespace-nowrap text-text-3 text-xs @max-[7.7rem]:ml-0">
          {tasks.length === 0 ? null : (
            <>
              {done}/{tasks.length}
              <span className="sr-only"> done</span>
            </>
          )}
        </span>
      </div>
      <DayMenu day={day} tasks={tasks} />
    </header>
  );
}

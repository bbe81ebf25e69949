import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import type { DiaryEntry } from '@pathwise/contracts/diary';
import type { ReminderColumn, ReminderTask } from '@pathwise/contracts/task';
import type { Timeline, Todo } from '@pathwise/contracts/timeline';

let made = 0;

export function aGoal(own: Partial<Goal> = {}): Goal {
  made += 1;
  return {
    id: `goal-${made}`,
    title: `Goal ${made}`,
    description: null,
    category: 'profession',
    priority: 'medium',
    status: 'active',
    targetDate: null,
    progress: 0,
    aiOverview: null,
    roadmapStatus: 'ready',
    coachNote: null,
    milestoneCount: 0,
    completedMilestoneCount: 0,
    version: 1,
    createdAt: '2026-11-01T08:00:00.000Z',
    createdOn: '2026-11-01',
    completedAt: null,
    ...own,
  };
}

export function aMilestone(own: Partial<Milestone> = {}): Milestone {
  made += 1;
  return {
    id: `milestone-${made}`,
    type: 'milestone',
    title: `Milestone ${made}`,
    description: null,
    completed: false,
    dueDate: null,
    resources: null,
    timeframe: 'general',
    order: made,
    version: 1,
    ...own,
  };
}

export function aTodo(own: Partial<Todo> = {}): Todo {
  made += 1;
  return {
    id: `todo-${made}`,
    timelineId: 'timeline',
    title: `Task ${made}`,
    description: null,
    completed: false,
    dueDate: null,
    priority: 'normal',
    order: made,
    version: 1,
    ...own,
  };
}

/** A timeline with these todos. */
export function aTimeline(timeframe: string, todos: readonly Partial<Todo>[] = []): Timeline {
  const id = `timeline-${timeframe}`;
  return {
    id,
    goalId: 'g',
    timeframe,
    todos: todos.map((todo, order) => aTodo({ timelineId: id, order, ...todo })),
    version: 1,
  };
}

export function anEntry(own: Partial<DiaryEntry> = {}): DiaryEntry {
  made += 1;
  return {
    id: `entry-${made}`,
    title: `Entry ${made}`,
    content: 'A quiet day.',
    entryDate: '2026-11-20',
    isPrivate: false,
    version: 1,
    createdAt: '2026-11-20T20:00:00.000Z',
    updatedAt: '2026-11-20T20:00:00.000Z',
    ...own,
  };
}

/** A reminder column with these tasks in this order. */
export function aColumn(
  own: Partial<Omit<ReminderColumn, 'tasks'>> = {},
  tasks: readonly Partial<ReminderTask>[] = [],
) {
  made += 1;
  const column: ReminderColumn = { id: `column-${made}`, name: `Column ${made}`, order: 0, tasks: [], ...own };
  column.tasks = tasks.map((task, order) => ({
    id: `reminder-${made}-${order}`,
    columnId: column.id,
    title: `Reminder ${order}`,
    priority: 'normal' as const,
    taskType: 'business' as const,
    completed: false,
    order,
    ...task,
  }));
  return column;
}

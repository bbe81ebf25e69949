import type { Goal, Milestone } from '@pathwise/contracts/api/goals';

interface GoalNow {
  goal: Pick<Goal, 'title' | 'status' | 'progress' | 'completedAt'>;
  milestones: readonly (Pick<Milestone, 'title' | 'completed' | 'dueDate'> & { tickedAt?: number | undefined })[];
}
interface Task {
  title: string;
  completed: boolean;
}

/** A person's last week and what comes next, as the weekly mail shows it. */
export interface WeekTold {
  goals: {
    title: string;
    progress: number;
    done: string[];
    next: { title: string; dueDate: string | null }[];
    more: number;
  }[];
  /** Active goals beyond those shown. */
  otherGoals: number;
  completed: string[];
  tasks: { done: number; all: number };
  missed: string[];
  otherMissed: number;
}

const shownGoals = 5;
const shownSteps = 2;
const shownMissed = 5;

/**
 * What there is to say of the seven days before `weekStart`. Undefined when that is nothing: no task of that week, no goal
 * completed in it, and no active goal with an open step or one done in it. `since` is the instant at which that week began.
 */
export function weekOf(input: {
  goals: readonly GoalNow[];
  tasks: readonly Task[];
  since: Date;
}): WeekTold | undefined {
  const { tasks } = input;
  const since = input.since.getTime();
  const completed = input.goals
    .filter(({ goal }) => goal.completedAt !== null && Date.parse(goal.completedAt) >= since)
    .map(({ goal }) => goal.title);
  const told = input.goals
    .filter(({ goal }) => goal.status === 'active')
    .map(({ goal, milestones }) => {
      const done = milestones.filter((one) => one.completed && (one.tickedAt ?? 0) >= since).map(({ title }) => title);
      const open = milestones.filter((one) => !one.completed).toSorted(byDay);
      const next = open.slice(0, shownSteps).map(({ title, dueDate }) => ({ title, dueDate }));
      return { title: goal.title, progress: goal.progress, done, next, more: Math.max(open.length - shownSteps, 0) };
    })
    .filter(({ done, next }) => done.length + next.length > 0)
    .toSorted((a, b) => b.done.length - a.done.length || b.progress - a.progress);
  const missed = tasks.filter((task) => !task.completed).map(({ title }) => title);
  if (told.length + completed.length + tasks.length === 0) return undefined;
  return {
    goals: told.slice(0, shownGoals),
    otherGoals: Math.max(told.length - shownGoals, 0),
    completed,
    tasks: { done: tasks.length - missed.length, all: tasks.length },
    missed: missed.slice(0, shownMissed),
    otherMissed: Math.max(missed.length - shownMissed, 0),
  };
}

const byDay = (a: { dueDate: string | null }, b: { dueDate: string | null }) =>
  (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9');

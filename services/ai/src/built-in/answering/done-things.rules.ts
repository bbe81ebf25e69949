import { type CoachTask, tellingStems } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import type { Span } from './named-days.rules.ts';

/** A step or task that was ticked. */
export interface Done {
  title: string;
  on: string | null;
  of: string;
}

/** '20 minutes' tells nothing of a goal. */
const wordsOfTask = (title: string) => tellingStems(title).filter((stem) => !/^\d/.test(stem));

/** The tasks of the week. Where the question is about one goal, its own, and those of no goal that share a telling word. */
export function tasksOf({
  tasks = [],
  focus,
  goals = [],
}: Pick<Asked, 'tasks' | 'focus'> & Partial<Pick<Asked, 'goals'>>): readonly CoachTask[] {
  if (!focus) return tasks;
  const own = new Set([focus.title, ...(focus.steps ?? []).map(({ title }) => title)].flatMap(wordsOfTask));
  const others = new Set(
    goals.flatMap((goal) => (goal.title === focus.title ? [] : (goal.steps ?? []).map(({ title }) => title))),
  );
  return tasks.filter(({ title, goalId }) =>
    goalId && focus.id ? goalId === focus.id : !others.has(title) && wordsOfTask(title).some((stem) => own.has(stem)),
  );
}

/** What was ticked in a span, by its day; a step that was planned as a task once. Of one goal where the question is about one. */
export function doneIn(asked: Asked, { from, to }: Pick<Span, 'from' | 'to'>): Done[] {
  const goals = asked.focus ? [asked.focus] : asked.goals;
  const steps = goals.flatMap((goal) =>
    (goal.steps ?? [])
      .filter(({ completed }) => completed)
      .map(({ title, doneOn }) => ({ title, on: doneOn, of: goal.title })),
  );
  const tasks = tasksOf(asked)
    .filter(({ completed }) => completed)
    .map(({ title, day }) => ({ title, on: day, of: 'weekly plan' }));
  const titles = new Set(steps.map(({ title }) => title));
  return [...steps, ...tasks.filter(({ title }) => !titles.has(title))]
    .filter(({ on }) => (on === null ? from === '0000' : on >= from && on <= to))
    .toSorted((a, b) => (a.on ?? '').localeCompare(b.on ?? ''));
}

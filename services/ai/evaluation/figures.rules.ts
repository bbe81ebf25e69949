import type { GoalOutcome, Outcomes } from './evaluate.ts';

/** Percent with one decimal, except where the name says otherwise. */
export type Figures = Record<string, number>;

const tenth = (value: number) => Math.round(value * 10) / 10;

function percent<T>(rows: readonly T[], holds: (row: T) => boolean): number {
  return rows.length === 0 ? 0 : tenth((100 * rows.filter(holds).length) / rows.length);
}

const sum = <T>(rows: readonly T[], value: (row: T) => number) => rows.reduce((total, row) => total + value(row), 0);

const isAllRight = (one: GoalOutcome) =>
  one.isGoalRight && (!one.row.isGoal || (one.isCategoryRight && one.isDateRight));

/** What share of the rows holds, in the words of the report. */
export function figuresOf({ goals, edits, talk, times }: Outcomes): Figures {
  const wishes = goals.filter(({ row }) => row.isGoal);
  const dated = wishes.filter(({ row }) => row.date !== null);
  const plans = wishes.flatMap(({ plan }) => (plan ? [plan] : []));
  const begun = plans.filter(({ startsSoon }) => startsSoon !== null);
  const steps = sum(plans, (plan) => plan.steps);
  return {
    'goal or not': percent(goals, (one) => one.isGoalRight),
    category: percent(wishes, (one) => one.isCategoryRight),
    'named date': percent(dated, (one) => one.isDateRight),
    'all three': percent(goals, isAllRight),
    'wrong kind': percent(wishes, (one) => one.hasWrongKind),
    'steps that name an object': steps === 0 ? 0 : tenth((100 * sum(plans, (plan) => plan.personalSteps)) / steps),
    'first step within 3 days': percent(begun, ({ startsSoon }) => startsSoon === true),
    'steps of another wish': percent(plans, ({ faults }) => faults.includes('the steps of another wish')),
    'plan rubric, 0 to 5': wishes.length === 0 ? 0 : tenth(sum(plans, (plan) => plan.points) / wishes.length),
    'edits right': percent(edits, ({ faults }) => faults.length === 0),
    'useful talk': percent(talk, (one) => one.isUseful),
    'p95 per message, ms': tenth(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0),
  };
}

/** The wishes with the worst plans first. A wish that was not read as one has no plan. */
export function worstGoals(goals: readonly GoalOutcome[], count: number): GoalOutcome[] {
  const points = (one: GoalOutcome) => one.plan?.points ?? -1;
  return goals
    .filter(({ row }) => row.isGoal)
    .toSorted((a, b) => points(a) - points(b))
    .slice(0, count);
}

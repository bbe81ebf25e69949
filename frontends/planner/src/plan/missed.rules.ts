import { tasksOfWeekLimit } from '@pathwise/contracts/task.rules';
import type { Decision } from './use-decide-missed.ts';

export type Decisions = ReadonlyMap<string, Decision>;

/** How many more tasks a week has room for. */
export const roomIn = (week: readonly unknown[]): number => Math.max(0, tasksOfWeekLimit - week.length);

/** One decision for all tasks. Only as many move as fit; the rest stay undecided. */
export function allDecided(made: Decisions, asked: { ids: readonly string[]; decision: Decision; room: number }) {
  const { ids, decision, room } = asked;
  const chosen = decision === 'move' ? ids.slice(0, room) : ids;
  const others = [...made].filter(([, other]) => other !== decision);
  return new Map([...others, ...chosen.map((id) => [id, decision] as const)]);
}

export const movedIn = (made: Decisions): number => [...made.values()].filter((one) => one === 'move').length;

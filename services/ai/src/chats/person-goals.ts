import { goalsOfPerson } from '@pathwise/contracts/questions/goals';
import type { z } from 'zod';
import type { AiDeps } from '../deps.ts';

export type PersonGoal = z.output<typeof goalsOfPerson.reply>['goals'][number];

/** A person's goals, asked for once a turn. Undefined while goals is away: the coach then still answers but creates no goal. */
export type Goals = () => Promise<PersonGoal[] | undefined>;

/** Asks for the goals when first called, and gives the same answer afterwards. */
export function goalsOnce(deps: AiDeps, ownerId: string): Goals {
  let asked: ReturnType<Goals> | undefined;
  return () => {
    asked ??= goalsOf(deps, ownerId);
    return asked;
  };
}

async function goalsOf(deps: AiDeps, ownerId: string): Promise<PersonGoal[] | undefined> {
  try {
    const { goals } = await deps.ask(goalsOfPerson, { ownerId }, { timeoutMs: 2_000 });
    return goals;
  } catch (error) {
    deps.log.warn({ error }, 'goals could not be asked');
    return undefined;
  }
}

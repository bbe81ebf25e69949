import { type GoalCategory, goalCategory } from '@pathwise/contracts/roadmap';
import type { Advice } from '../messages/advice/advice.ts';
import { allAdvice } from '../messages/advice/all.ts';
import { adviceOnBody } from '../messages/advice/body.ts';
import { adviceOnBuying } from '../messages/advice/buying.ts';
import { adviceOnFirstHome } from '../messages/advice/first-home.ts';
import { adviceOnHealth } from '../messages/advice/health.ts';
import { adviceOnMoney } from '../messages/advice/money.ts';
import { adviceOnNovels } from '../messages/advice/novels.ts';
import { adviceOnOffice } from '../messages/advice/office.ts';
import { adviceOnParents } from '../messages/advice/parents.ts';
import { adviceOnPeople } from '../messages/advice/people.ts';
import { adviceOnPractice } from '../messages/advice/practice.ts';
import { adviceOnRunning } from '../messages/advice/running.ts';
import { adviceOnRuns } from '../messages/advice/running-more.ts';
import { adviceOnStudy } from '../messages/advice/study.ts';
import { adviceOnTalking } from '../messages/advice/talking.ts';
import { adviceOnWork } from '../messages/advice/work.ts';
import { sentencesOf } from '../messages/matter.ts';
import { readAdvice, sharesOfAdvice } from './read-matter.rules.ts';
import { likeness, meaningOf } from './wish-vector.ts';

// Finds the advice that a question asks for: by what was learned from the questions of each entry, and by the nearest of
// these questions. Neither alone is enough: a question about something unknown is near nothing, and what is near may be about
// another thing.

/** From this product of certainty and likeness on, an entry answers the question: of 1,388 that taught nothing 62 % reach it, 84 % of them rightly. */
const sureFrom = 0.18;
/** Surer than `sureFrom`: for messages that may not ask for advice at all. */
export const surelyKnown = 0.36;
/** So near to a question of an entry that it is the same one in other words. */
const same = 0.73;

/** From this certainty on, no entry is meant, however near one is. */
const surelyNone = 0.5;

const questions: (readonly (readonly number[])[] | undefined)[] = [];
const questionsOf = (entry: number) => (questions[entry] ??= sentencesOf(allAdvice[entry] as Advice).map(meaningOf));

/** How near a text is to the nearest question of an entry, 0 to 1. */
const nearness = (meaning: readonly number[], entry: number): number =>
  Math.max(...questionsOf(entry).map((one) => likeness(meaning, one)));

/** From this product on, an entry answers that is also near the nearest one. Of 147 such questions that taught nothing 56 % are answered rightly. */
const nearlySureFrom = 0.06;
/** So much nearer may another entry be. With more, fewer than half of the answers added are right. */
const nearlyNearest = 0.04;

/** The advice that a question most likely asks for where none is sure: what was learned and what is nearest agree on it. */
export function likelyAdvice(text: string): Advice | undefined {
  const meaning = meaningOf(text);
  const { entry, certainty } = readAdvice(text);
  if (entry === allAdvice.length) return undefined;
  const nearest = nearness(meaning, entry);
  if (certainty * nearest < nearlySureFrom) return undefined;
  // a comparison with all sentences, which only a likely entry is worth
  return allAdvice.every((_, one) => nearness(meaning, one) <= nearest + nearlyNearest) ? allAdvice[entry] : undefined;
}

/** The advice by what it is about. What stands in none of them is about oneself. */
const ofField: Readonly<Partial<Record<GoalCategory, readonly Advice[]>>> = {
  health: [...adviceOnHealth, ...adviceOnBody, ...adviceOnRunning, ...adviceOnRuns],
  financial: [...adviceOnMoney, ...adviceOnBuying, ...adviceOnFirstHome],
  profession: [...adviceOnWork, ...adviceOnOffice, ...adviceOnStudy],
  relationship: [...adviceOnPeople, ...adviceOnTalking, ...adviceOnParents],
  hobby: [...adviceOnNovels, ...adviceOnPractice],
};
const fieldOf = new Map(
  goalCategory.options.flatMap((field) => (ofField[field] ?? []).map((entry) => [entry, field] as const)),
);

/** How much the field of a goal that a question names counts beside what was learned. */
const ofGoalNamed = 2;

/** The field in which a question most likely stands, though no entry answers it. */
export function fieldAsked(text: string, ofGoal?: string): GoalCategory {
  const sums = new Map(goalCategory.options.map((field) => [field, 0]));
  for (const [i, share] of sharesOfAdvice(text).entries()) {
    const entry = allAdvice[i];
    if (!entry) continue;
    const field = fieldOf.get(entry) ?? 'personal';
    sums.set(field, (sums.get(field) ?? 0) + share * (field === ofGoal ? ofGoalNamed : 1));
  }
  const fields = [...sums].toSorted(([, a], [, b]) => b - a);
  return fields[0]?.[0] ?? 'personal';
}

/** The advice that a question asks for. Undefined when none is sure enough. */
export function adviceFor(text: string, from = sureFrom): Advice | undefined {
  const meaning = meaningOf(text);
  const { entry, certainty } = readAdvice(text);
  if (entry < allAdvice.length && certainty * nearness(meaning, entry) >= from) return allAdvice[entry];
  if (entry === allAdvice.length && certainty >= surelyNone) return undefined;
  const near = allAdvice.map((_, one) => nearness(meaning, one));
  const nearest = Math.max(...near);
  return nearest >= Math.max(same, from) ? allAdvice[near.indexOf(nearest)] : undefined;
}

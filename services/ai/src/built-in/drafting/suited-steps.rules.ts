import type { KindStep } from '../kinds/kind.ts';
import { withoutDeniedSteps } from '../reading/denied-words.rules.ts';
import { type Level, levelOf } from '../reading/read-wish.rules.ts';
import { withoutBookedSeat } from './already-there.rules.ts';
import { deniedMeans, withoutStepsOfMeans } from './denied-means.rules.ts';
import { slotsIn } from './fill-in.rules.ts';
import { hasPractised } from './practised.rules.ts';
import type { GoalRead } from './read-goal.rules.ts';
import { stepsThatSuit } from './steps.rules.ts';
import { stepsOfVersion } from './versions.rules.ts';

// The steps of a kind that suit a goal, also in other versions of its plan.

export const refusedIn = ({ kind, title, words }: GoalRead) => deniedMeans(words, `${title}. ${kind.name}`);

/** In these a person practises, and years of it count. Years of smoking or of debts do not. */
const practising: ReadonlySet<string> = new Set(['hobby', 'profession']);
const moving = /\b(?:run|swim|cycle|ride|row|climb|lift|hike|marathon|triathlon|tennis|football|yoga)\b/i;

export function hasPractisedIt({ kind, title, words, blanks }: GoalRead): boolean {
  const category = 'category' in kind ? String(kind.category) : '';
  const counts = practising.has(category) || moving.test(`${title} ${kind.name}`);
  // A title that is the kind's name is none of the person's words: what they named stands in its place.
  const own = title === kind.name ? [...blanks.named].map((slot) => blanks.slots[slot]).join(' ') : title;
  return counts && hasPractised(words, `${own} ${kind.name}`);
}

export function suitedSteps(
  goal: GoalRead,
  when: { level: Level | undefined; today: string; target: string | null },
): KindStep[] {
  const { kind, blanks, hoursAWeek, words } = goal;
  const suited = stepsThatSuit(kind.steps, { ...when, named: blanks.named, hoursAWeek, words });
  return withoutBookedSeat(withoutStepsOfMeans(withoutDeniedSteps(suited, words), refusedIn(goal)), words);
}

/** Whether a step is there for what was said beside the wish: 'Strengthen your knees twice a week'. */
const isForThem =
  ({ title: wish, blanks }: GoalRead) =>
  ({ title, when }: KindStep): boolean =>
    when?.said !== undefined ||
    when?.named !== undefined ||
    slotsIn(title).some(
      (slot) => blanks.named.has(slot) && !wish.toLowerCase().includes((blanks.slots[slot] ?? '').toLowerCase()),
    );

export const otherSteps = (goal: GoalRead, suited: readonly KindStep[], version: number) =>
  stepsOfVersion(suited, { kind: goal.kind, version, isForThem: isForThem(goal) });

/** Whether the kind knows other steps for this version of the plan. */
export const hasVersion = (goal: GoalRead, version: number, today: string): boolean =>
  otherSteps(goal, suitedSteps(goal, { level: levelOf(goal.words), today, target: goal.target }), version) !==
  undefined;

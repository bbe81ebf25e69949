import type { MatterId } from '../messages/all.ts';
import type { OwnThing } from '../messages/own-things.ts';
import type { MatterRead } from '../reading/read-matter.rules.ts';
import { knownAdvice } from './advice.rules.ts';
import { goalNamed } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { daysOrGoalAtHand, namesDays, recordAsked, thingsAtHand } from './at-hand.rules.ts';
import { aboutDays, answerOwn } from './own-answers.rules.ts';

/** Questions about the whole of the record or what to do, though a word of theirs may name a step. */
const ofWhole: ReadonlySet<MatterId> = new Set([
  ...aboutDays,
  'list-goals',
  'next-step',
  'can-i-make-it',
  'explain-step',
  'per-month',
]);
/** So likely is a question about the whole that no step is told instead. */
const surelyWhole = 0.6;

/** 'Is there a run on Wednesday?' is about the day, not about the page. */
export const ofDay = (asked: Asked, isOfPage: boolean): string | undefined =>
  !isOfPage &&
  !/\b(?:page|board|view|calendar|planner|column|for|mean|show|see)\b/.test(asked.words) &&
  /^(?:so |and )?(?:is there|anything|something|what'?s|what is|what)\b/.test(asked.words)
    ? daysOrGoalAtHand(asked)
    : undefined;

const asksHowItGoes =
  /\b(?:how (?:am i|are we|is it|far am i|far have i|far along|do i stand|is|are)|where (?:am i|do i stand|are we)|am i (?:on track|behind|ahead))\b/;
/** 'How am I doing with the half marathon?': the goal's name counts before a step that has the same words. */
const namesGoalItself = ({ words, named, goals }: Asked): boolean =>
  named !== undefined && asksHowItGoes.test(words) && goalNamed(words, goals) === named;

/** What is recorded of that which a question names, where no form of question is known. */
export function recordedOf(asked: Asked, { of, matter, certainty }: MatterRead): string | undefined {
  const record = recordAsked(asked.words);
  if (record === 'advice' || (record === 'no' && of !== 'own')) return undefined;
  if (of === 'own') {
    if (matter === 'progress' && namesGoalItself(asked)) return undefined;
    const isOfDays = aboutDays.has(matter as OwnThing);
    if (ofWhole.has(matter) && certainty >= surelyWhole && (!isOfDays || namesDays(asked))) return undefined;
    const things = thingsAtHand(asked, true);
    const whole = answerOwn(asked, matter as OwnThing);
    if (things) return whole.includes(things.slice(0, things.indexOf('** '))) ? undefined : things;
    return isOfDays ? undefined : daysOrGoalAtHand(asked);
  }
  if (record === 'perhaps' && (of === 'follow' || knownAdvice(asked))) return undefined;
  return thingsAtHand(asked, false) ?? (of === 'advice' && knownAdvice(asked) ? undefined : daysOrGoalAtHand(asked));
}

import { anyOf } from '../reading/phrases.rules.ts';
import { withoutHowFar } from '../reading/plan-question.rules.ts';
import { bold, isOpen, openSteps, stemsOf, tellingStems, whenNext } from './answer-goals.rules.ts';
import { type Asked, nextStep, progressLine } from './answer-topics.rules.ts';
import { daysNamed, looksBack, type Span } from './named-days.rules.ts';
import { onDays } from './on-days.rules.ts';
import { type Thing, tell, thingRelated, thingsNamed } from './one-thing.rules.ts';

// What is known about the step, task, goal or day that a question names, for questions of no form that is known. It is true and to
// the point, whatever exactly is asked.

/** Words that ask for the record: a day, or whether something is done. */
const asksRecord = anyOf([
  'when/whens/wen is/was/are/were/did/do/the/my/i/am',
  'what/which/wot day/days/date/time/weekend/month',
  'how late/overdue',
  'did i/we',
  "i've/ive/i have/had already",
  'whether/if i',
  'the? date/dates/deadline of/for/on/when',
  'still open/on/running/active/paused/to_do/pending/outstanding/waiting',
  "isn't/wasn't it",
  'remind me when/what/which',
  'by what/which/when',
  'had a date',
]);
/** Words that ask for the record or for what is so. */
const mayAskRecord = anyOf([
  'when/whens/what/whats/which/who/whom/where/wot',
  'how far/long/much/many/soon',
  'is/was/are/were/does/has it/the/that/my',
  'have i/we',
  'date/due/scheduled/planned/distance/ticked/overdue',
  'remember/remind/recall/forgot',
]);
/** Words of advice: what anybody should do, not what stands in a plan. */
const asksAdvice = anyOf([
  'how do/can/could/should/would/to',
  'should/shall i/we',
  'is it normal/ok/okay/bad/safe/worth/mad/silly/wrong/true/better/possible/realistic',
  'what if',
  'what should/can/could/would/do_you/do_people/does_it_mean/to i?',
  'realistic/possible/feasible/doable/sensible/normal',
  'tip/tips/advice/ideas/help/why/best/good/better/worth/enough',
  'afraid/scared/nervous/worried/hate/tired',
]);
/** Who speaks of a body is told of no plan first. */
const ofBody = anyOf([
  'hurt/hurts/hurting/pain/painful/ache/aches/aching/sore/sick/ill/fever/flu/pregnant/twisted/swollen/injured/injury',
  'cancer/stent/dizzy/danger/dangerous/blister/blisters/cramp/cramps/cure',
  'ankle/knee/knees/shin/shins/calf/heel/hip/back/chest feel/feels/is/are/was/were/keeps/went/hot/stiff/tight/numb',
]);
export const speaksOfBody = (words: string): boolean => ofBody.test(words);

/** So much must be said of a thing where the question is surely one of the record, and where it may be another. */
const least = { own: 0.95, other: 1.15 };
const mostTold = 2;

/** The steps and tasks that a question names beyond doubt, by a word that not every goal's steps have. */
function named(asked: Asked, from: number): Thing[] {
  const { words } = asked;
  const said = new Set(tellingStems(words));
  const isTelling = ({ title }: Thing) =>
    stemsOf(title).some((stem) => said.has(stem)) || /\d/.test(title) || /\b[A-Z]{2,}\b/.test(title);
  const things = thingsNamed(words, asked, from);
  return things.length <= mostTold && things.every(isTelling) ? things : [];
}

/** 'Which weekend is the long run?' names no weekend. */
const asksWhichDay = /\b(?:which|what|wot) (?:day|date|week|weekend|month)\b/;
export const namesDays = ({ words, today }: Asked): boolean =>
  !asksWhichDay.test(words) && daysNamed(words, today) !== undefined;

/** How sure it is that a message asks for what is recorded, or for advice. */
export type Record = 'surely' | 'perhaps' | 'no' | 'advice';
export const recordAsked = (words: string): Record =>
  asksAdvice.test(words) || ofBody.test(words)
    ? 'advice'
    : asksRecord.test(words)
      ? 'surely'
      : mayAskRecord.test(words)
        ? 'perhaps'
        : 'no';

const asksOfDays = anyOf([
  'free/empty/full/busy/clear/quiet/packed',
  'nothing/anything/something/everything/much',
  "what/whats/what's/wots/wot/which",
  'lands/falls/happens/happening/comes/due/planned/on',
  'skip/skipping/miss/missing/clash/clashes',
]);
const noQuestionOfDays =
  /\b(?:one|single|only|important|feel|feeling|felt|sleep|slept|weather|rain\w*|snow\w*|tired|mood)\b/;

/** What stands on the days that a question names. */
function daysAtHand(asked: Asked): string | undefined {
  const { words, today } = asked;
  const span: Span | undefined = daysNamed(words, today);
  if (!asked.tasks || !namesDays(asked) || !span || span.to < today || looksBack(words)) return undefined;
  if (!asksOfDays.test(words) || asksAdvice.test(words) || noQuestionOfDays.test(words)) return undefined;
  return onDays(asked, span);
}

/** 'Which step of the flat am I stuck on?' */
const stepOfGoal = (asked: Asked): string | undefined =>
  asked.named && isOpen(asked.named) && /\b(?:which|what) step\b/.test(asked.words)
    ? nextStep({ ...asked, focus: asked.named, about: [asked.named] })
    : undefined;

/** How a goal stands that is named and of which the answer says nothing. */
function goalAtHand({ named: goal, today, tasks }: Asked): string | undefined {
  if (!goal) return undefined;
  const next = isOpen(goal) ? openSteps(goal)[0] : undefined;
  const when = next && whenNext(next, { tasks, today });
  return `${progressLine(goal, today)}.${next ? ` Next comes ${bold(next.title)}${when ? `, ${when}` : ''}.` : ''}`;
}

/** What is known about the things that a question names. */
export function thingsAtHand(whole: Asked, isOwn: boolean): string | undefined {
  if (whole.goals.length === 0) return undefined;
  const asked = { ...whole, words: withoutHowFar(whole.words) };
  const sure = named(asked, isOwn ? least.own : least.other);
  const near =
    sure.length === 0 && asksRecord.test(asked.words) && !namesDays(asked)
      ? thingRelated(asked.words, asked)
      : undefined;
  const things = near ? [near] : sure;
  return things.length > 0 ? things.map((thing) => tell(thing, asked)).join('\n\n') : undefined;
}

/** What stands on the days, or in the goal, that a question names. */
export const daysOrGoalAtHand = (asked: Asked): string | undefined =>
  asked.goals.length === 0 ? undefined : (daysAtHand(asked) ?? stepOfGoal(asked));

/** Puts what is known about a named goal before an answer that says nothing of it. */
export function withGoalNamed(asked: Asked, answer: string): string {
  const { named: goal } = asked;
  const saysIt =
    goal && (answer.includes(goal.title) || (goal.steps ?? []).some(({ title }) => answer.includes(title)));
  const known = goal && !saysIt ? goalAtHand(asked) : undefined;
  return known ? `${known}\n\n${answer}` : answer;
}

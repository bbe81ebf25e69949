import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { bookletOfGoal } from '../drafting/read-goal.rules.ts';
import { type Quantity, readQuantities } from '../reading/quantity.rules.ts';
import { bold, type CoachGoal, isOpen, type RoadmapStep, whenInWords } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';

// Questions about the goal at hand that a store of general advice answers wrongly: a permit for what, the levels of an exam,
// a job that goes, days that are too many. The plan's own step answers them, or a plain word on who knows.

/** The open step that speaks of it, its title first. */
function stepOn(goal: CoachGoal, subject: RegExp): RoadmapStep | undefined {
  const open = (goal.steps ?? []).filter(({ completed }) => !completed);
  return (
    open.find(({ title }) => subject.test(title)) ??
    open.find(({ title, description }) => subject.test(`${title} ${description ?? ''}`))
  );
}

const asShown = ({ title, dueDate, description }: RoadmapStep, today: string) =>
  `${bold(title)}${dueDate ? ` (${whenInWords(dueDate, today)})` : ''}${description ? `: ${description}` : ''}`;

const asksPermit: readonly RegExp[] = [
  /\b(?:do|will|would|must|should) (?:i|we) (?:need|have to (?:get|ask for)|get|ask for) (?:an? |any |the )?(?:\p{L}+ )?(?:permits?|permission|approval|consent|licen[cs]e)\b/u,
  /\b(?:is|are) (?:a |any )?(?:\p{L}+ )?(?:permits?|permission|approval) (?:needed|required|necessary)\b/u,
  /\bis (?:it|that|this) (?:even )?(?:legal|allowed)\b/,
  /\b(?:am i|are we) (?:even )?allowed to (?:build|put|dig|fell|cut|keep|sell|use)\b/,
];
/** A paper of one's own standing is another matter. */
const ofStanding = /\b(?:work|residence|visa|driving|driver|parking|stay|settle\w*|travel|esta|passport)\b/;
/** 'Do I need approval from the bank?' is a question of its own, unless a step finds it out. */
const saysNoMore = /\b(?:permits?|permission|approval|consent|licen[cs]e|needed|required|necessary|legal|allowed)\W*$/;
const permitted = /\b(?:allowed|permits?|permission|building office|landlord|lease|licen[cs]es?|authorit(?:y|ies))\b/i;

function ofPermit(words: string, goal: CoachGoal, today: string): string | undefined {
  if (!asksPermit.some((pattern) => pattern.test(words)) || ofStanding.test(words)) return undefined;
  const step = stepOn(goal, permitted);
  const asked = 'I do not know that surely: it differs by place, size and use.';
  if (!step && !saysNoMore.test(words)) return undefined;
  if (step) return `${asked} Your plan for ${bold(goal.title)} has a step that finds it out: ${asShown(step, today)}`;
  return `${asked} Who knows it for ${bold(goal.title)}: the town or building office for what is built or sold, the landlord for what is rented, the insurer for what may be damaged. Ask in writing before you pay for anything.`;
}

const level = '[abc][12]';
const asksLevel: readonly RegExp[] = [
  new RegExp(
    `\\b(?:need|have|must|should|better) (?:to )?(?:take|do|pass|sit|get|have)?.*\\b${level}\\b.*\\b(?:first|before)\\b`,
  ),
  new RegExp(`\\b(?:straight|directly|right away|skip)\\b.*\\b${level}\\b`),
];
const sample = /\b(?:sample|practice|mock|placement) (?:test|exam)/i;

function ofLevels(words: string, goal: CoachGoal, today: string): string | undefined {
  if (!asksLevel.some((pattern) => pattern.test(words))) return undefined;
  const step = stepOn(goal, sample);
  const shown = step
    ? ` Your plan finds that out here: ${asShown(step, today)}`
    : ' An official sample test finds that out.';
  return `Each level is an exam of its own, and nobody has to show the one below it: you may enter for the higher one straight away. Check on the page of your exam centre whether your office asks for more. The lower one is worth its fee if you need a paper soon, or if a sample test of the higher one ends far below the mark.${shown}`;
}

const asksLoss =
  /\b(?:what (?:if|happens)|if)\b.*\b(?:(?:lose|lost|losing) (?:my|our|the) (?:job|work|income|contract)|laid off|made redundant|redundant|income (?:falls|drops|stops)|hours are cut)\b/;
const reserve = /\b(?:reserve|emergency|buffer|bare costs|cushion)\b/i;

function ofLoss(words: string, goal: CoachGoal, today: string): string | undefined {
  if (!asksLoss.test(words) || goal.category !== 'financial') return undefined;
  const step = stepOn(goal, reserve);
  const shown = step
    ? ` Your plan has a step for that, worth doing first: ${asShown(step, today)}`
    : ' So three months of bare costs, kept apart from this sum, are the best protection.';
  return `Then ${bold(goal.title)} waits, and nothing of it is lost: stop the transfer on that day, live on the reserve, and claim what you are entitled to in the first week, since it is seldom paid back in time.${shown}\n\nIf it happens, write “I can only save … a month” or “move the date”, and I propose new days.`;
}

const soManyDays =
  /\b(?:one|two|three|four|five|six|seven|\d) (?:[a-z]+ ){0,2}(?:days|runs|sessions|times|workouts|swims|rides)\b/;
const isTooMany =
  /^(?:.*\b)?(?:is|are|isn['’]?t|aren['’]?t)\b.*\b(?:too (?:much|many|often|little|few)|enough|a lot)\b/;
const asksTooMany = (words: string) => soManyDays.test(words) && isTooMany.test(words);
const entered = /Enter (.{3,60}?) in your calendar/;

function ofDays(words: string, goal: CoachGoal): string | undefined {
  if (!asksTooMany(words) || goal.category !== 'health') return undefined;
  const texts = (goal.steps ?? []).map(({ title, description }) => `${title}. ${description ?? ''}`);
  const said = texts.flatMap((text) => entered.exec(text)?.[1] ?? [])[0];
  const isNew = texts.some((text) =>
    /\b(?:from one minute|one-minute|short jogs|with walking breaks|never|first time)\b/i.test(text),
  );
  const own = said
    ? ` You have ${said}, and your plan for ${bold(goal.title)} counts on no more: two easy ones a week, one of them a little longer each time, carry you far.`
    : '';
  const body = isNew
    ? 'For somebody who begins, two or three days a week are right, never two in a row: lungs get fit in weeks, tendons need months.'
    : 'Three days a week with a free day between are what most bodies carry well; two keep you going, and a fourth comes only when three feel easy.';
  return `${body}${own} It is too much when something is sore for more than a day, when you sleep badly, or when you dread it. Then leave one out, or write “make it easier”.`;
}

const asksShare =
  /\bhow (?:many|much)\b.*\b(?:must|should|do|would|need|have to)\b.*\b(?:this|a|per|each|every) (?:day|week|month)\b/;
const spans = { day: 1, week: 7, month: 30.44 } as const;
const asksReal = /\b(?:realistic|possible|doable|too much|manage|feasible|achievable)\b/;
/** A usual book takes so many hours. */
const hoursOfBook = 6;
const muchADay = 1.5;

const sameThing = (a: Quantity, b: Quantity) =>
  a.unit === b.unit && a.noun.split(' ').at(-1) === b.noun.split(' ').at(-1);

/** What is left of a counted goal, over the time that is left. */
function ofShare(words: string, goal: CoachGoal, today: string): string | undefined {
  const span = /\b(?:this|a|per|each|every) (day|week|month)\b/.exec(words)?.[1] as keyof typeof spans | undefined;
  if (!span || !asksShare.test(words) || !goal.targetDate || goal.targetDate <= today) return undefined;
  const whole = readQuantities(goal.title).find(({ role, per, unit }) => role === 'total' && !per && unit === '');
  if (!whole) return undefined;
  const noun = whole.noun.split(' ').at(-1) ?? '';
  if (!new RegExp(`\\b${noun.replace(/s$/, '')}s?\\b`, 'i').test(words)) return undefined;
  const done = Math.max(
    0,
    ...(goal.steps ?? [])
      .filter(({ completed }) => completed)
      .flatMap(({ title }) =>
        readQuantities(title)
          .filter((one) => sameThing(one, whole))
          .map(({ amount }) => amount),
      ),
  );
  const left = whole.amount - done;
  const days = daysBetween(today, goal.targetDate);
  if (left <= 0) return undefined;
  const share = (left / days) * spans[span];
  const rounded = share >= 10 ? Math.round(share) : Math.round(share * 10) / 10;
  const counted =
    done > 0
      ? `${done} of ${whole.amount} ${noun} are done by your ticks, so ${left} are left`
      : `${left} ${noun} are left`;
  const sum = `${counted} and ${days} days until ${goal.targetDate}: that is about ${rounded} a ${span}.`;
  const hours = (left * hoursOfBook) / days;
  const isBooks = /^books?$/i.test(noun);
  const verdict = !isBooks
    ? ' It is realistic if your last full week came near that. If not, fewer or a later date is the honest answer.'
    : hours > muchADay
      ? ` A usual book takes about ${hoursOfBook} hours, so it would be ${Math.round(hours * 10) / 10} hours of reading every day. That is hardly realistic beside a job: count what you read earlier this year, take short books, or set a smaller number or a later date.`
      : ` A usual book takes about ${hoursOfBook} hours, so it is about ${Math.max(10, Math.round((hours * 60) / 5) * 5)} minutes a day. That is realistic with a fixed time.`;
  return `${bold(goal.title)}: ${sum}${asksReal.test(words) || isBooks ? verdict : ''}\n\nTo change it, write “move the date to …” or name the smaller number.`;
}

/** Answers a question on the goal at hand from its own plan. Undefined for all others. */
export function ofGoalAsked({ words, focus, today }: Asked): string | undefined {
  if (!focus || !isOpen(focus)) return undefined;
  return (
    ofPermit(words, focus, today) ??
    (isOfLanguage(focus) ? ofLevels(words, focus, today) : undefined) ??
    ofLoss(words, focus, today) ??
    ofDays(words, focus) ??
    ofShare(words, focus, today)
  );
}

const isOfLanguage = ({ title, category }: CoachGoal) =>
  /language/.test(bookletOfGoal({ title, more: '', category: category as GoalCategory }).id);

import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { anyOf } from '../reading/phrases.rules.ts';
import {
  bold,
  type CoachGoal,
  isOpen,
  isRunning,
  longDay,
  openSteps,
  plural,
  stemsOf,
  whenInWords,
} from './answer-goals.rules.ts';
import { type Asked, nextStep } from './answer-topics.rules.ts';
import { comesFirst, doneOnTime, timeBetween } from './days-compared.rules.ts';
import { beforeOrAfterDay, gapClaimed, ifSlipped, onSameDay, timePerPiece } from './days-together.rules.ts';
import { doneIn } from './done-things.rules.ts';
import { atAnEnd } from './ends-of-plan.rules.ts';
import { howOf, senseOfStep, stepAfter } from './explain-step.rules.ts';
import { freeDays } from './free-days.rules.ts';
import { timeOfGoal } from './goal-times.rules.ts';
import { howAmIDoing } from './how-it-goes.rules.ts';
import { canIMakeIt, perMonth, whyPercentage } from './look-back.rules.ts';
import { daysNamed } from './named-days.rules.ts';
import { nearestOfKind } from './next-of-kind.rules.ts';
import { aboutOneThing, tell, thingsNamed } from './one-thing.rules.ts';
import {
  amountDone,
  amountIn,
  amountSaved,
  comingDeadlines,
  howMany,
  lastTick,
  rateReaches,
  timeUntil,
} from './own-counts.rules.ts';
import { amountByDay, biggestInPlan, moreOfWhich, sumPutAway } from './plan-amounts.rules.ts';
import { allSteps, datesInOrder, freeMonths, standsInPlan, weeksCompared } from './plan-lists.rules.ts';
import { partOfRecord } from './record-lists.rules.ts';

// Questions whose words leave no doubt that they are about the person's own record, whatever the sentence is likest to.

const asksBeginning =
  /\b(?:start(?:ed)?|beg[aiu]n|set (?:it |this )?up|creat\w*|wr[io]te?|made|make|add(?:ed)?|how long have i)\b/;

/** Since when the goal stands here. Empty where that is not known. */
function beginningOf({ title, beganOn }: CoachGoal, today: string): string {
  if (!beganOn) return '';
  const days = daysBetween(beganOn, today);
  const ago = days < 14 ? plural(days, 'day') : `${plural(Math.round(days / 7), 'week')} (${days} days)`;
  return `You began ${bold(title)} here on ${longDay(beganOn)}, ${days === 0 ? 'today' : `${ago} ago`}.`;
}

/** 'When did I stop smoking?': what is recorded of a goal, where no step is named. */
function whenOfGoal({ words, named, today }: Asked): string | undefined {
  const asks =
    /\b(?:when\b.* (?:got|was|were) (?:finished|completed|done|reached)|when did (?:i|we)|how (?:long|many (?:days|weeks|months)) (?:ago|is it since|since|have i|did it take)|since when|when was)\b/.test(
      words,
    );
  const ticked = (named?.steps ?? []).filter(({ completed, doneOn }) => completed && doneOn !== null);
  if (!asks || !named || /\b(?:supposed|suposed|meant|due) to\b|\bhave i (?:got|left)\b/.test(words)) return undefined;
  const [first] = ticked.toSorted((a, b) => (a.doneOn ?? '').localeCompare(b.doneOn ?? ''));
  const began = asksBeginning.test(words) || isOpen(named) ? beginningOf(named, today) : '';
  if (!first)
    return began
      ? `${began} Nothing of it is ticked yet.`
      : `Nothing of ${bold(named.title)} is ticked yet, so I have no day for it.`;
  const last = lastTick(named);
  const lines = ticked.map(({ title, doneOn }) => `“${title}” on ${doneOn}`).join(', ');
  return named.status === 'completed'
    ? `${began ? `${began} ` : ''}${bold(named.title)} was completed with its last step on ${longDay(last)}. On the way you ticked ${lines}. More than that is not recorded.`
    : `${began ? `${began} ` : ''}The first tick for ${bold(named.title)} was “${first.title}” on ${longDay(first.doneOn ?? today)}; ${plural(ticked.length, 'step')} since the start: ${lines}.`;
}

const asksIfThere: readonly RegExp[] = [
  anyOf([
    'still there/here/around/saved/running/active/paused/alive/on_my_list',
    'what happened to/with',
    'did/have you delete/deleted/remove/removed/lose/lost',
    "what's/whats the state of",
  ]),
  /\bwhere (?:did|is|has) .* (?:go|gone)\b/,
];

/** 'Is my garden goal still there?': whether it runs, rests or is reached. */
function stateOfGoal({ words, named, today }: Asked): string | undefined {
  if (!named || /\bgoals\b/.test(words) || !asksIfThere.some((pattern) => pattern.test(words))) return undefined;
  const { steps = [], status } = named;
  const done = steps.filter(({ completed }) => completed).length;
  const next = openSteps(named).at(0);
  const count = steps.length > 0 ? ` ${done} of ${plural(steps.length, 'step')} ${done === 1 ? 'is' : 'are'} done` : '';
  if (status === 'completed')
    return `Yes: ${bold(named.title)} is there, as a completed goal.${count ? `${count}.` : ''}`;
  const rests = status === 'active' ? 'It is running' : 'It is paused; “resume it” makes it run again';
  return `Yes: ${bold(named.title)} is there. ${rests}.${count}${next ? `${count ? ', and' : ' Then'} next comes “${next.title}”${next.dueDate ? `, due ${whenInWords(next.dueDate, today)}` : ''}` : ''}.`;
}

/** 'Why did I pause the choir?': no reason is recorded. */
function whyPaused({ words, named }: Asked): string | undefined {
  const asks = /\b(?:why|what made|how come|reason)\b.*\b(?:paus\w*|hold|park(?:ed)?|stop(?:ped)?)\b/.test(words);
  if (!asks || !named || !isOpen(named) || isRunning(named)) return undefined;
  return `I do not know the reason: it is not recorded here. ${stateInWords(named)}`;
}

function stateInWords(goal: CoachGoal): string {
  const { steps = [] } = goal;
  const done = steps.filter(({ completed }) => completed).length;
  const next = openSteps(goal)[0];
  return `${bold(goal.title)} is paused with ${done} of ${plural(steps.length, 'step')} done${next ? `, and next would come “${next.title}”` : ''}. Whenever you want it back, “resume it” is enough.`;
}

const asksIfAny =
  /\b(?:have|did|had|'ve) (?:i|we) (?:\w+ )?(?:done|do|got|get|made|make|manage\w*|tick\w*|finish\w*|start\w*|achiev\w*) (?:\w+ )?(?:anything|something|nothing|any|much|nowt)\b/;

/** 'Have I done anything on the boat goal?' */
function anythingDone(asked: Asked): string | undefined {
  const { words, named, today } = asked;
  if (!named || !asksIfAny.test(words) || daysNamed(words, today)) return undefined;
  const { steps = [] } = named;
  const done = steps.filter(({ completed }) => completed);
  const inSteps = new Set(done.map(({ title }) => title));
  const tasks = doneIn({ ...asked, focus: named }, { from: '0001', to: today }).filter(
    ({ title }) => !inSteps.has(title),
  );
  const lines = (some: readonly { title: string; on: string | null }[]) =>
    some.map(({ title, on }) => `“${title}”${on ? ` (${on})` : ''}`).join(', ');
  const planned = tasks.length > 0 ? ` In your weekly plan you ticked ${lines(tasks)}.` : '';
  if (done.length > 0)
    return `Yes: ${done.length} of ${plural(steps.length, 'step')} of ${bold(named.title)} ${done.length === 1 ? 'is' : 'are'} done: ${lines(done.map(({ title, doneOn }) => ({ title, on: doneOn })))}.${planned}`;
  return `${planned ? 'Yes, something:' : 'Not yet:'} none of the ${plural(steps.length, 'step')} of ${bold(named.title)} is ticked.${planned}`;
}

const asksIfMine =
  /\b(?:did|have|had) i (?:already )?(?:do|done|finish(?:ed)?|book(?:ed)?|have|had|tick(?:ed)?) (?:mine|one|it|that)\b|\bis (?:mine|it) done\b/;

/** 'What is an eye test, and did I do mine?' */
function whatAndWhether(asked: Asked): string | undefined {
  if (!asksIfMine.test(asked.words)) return undefined;
  const thing = thingsNamed(asked.words.replace(asksIfMine, ' '), asked, 0.8).find(({ goal }) => goal);
  const step = thing?.goal?.steps?.find(({ title }) => title === thing.title);
  return thing?.goal && step ? `${tell(thing, asked)}\n\n${howOf(step, thing.goal)}` : undefined;
}

/** 'Did I run on Thursday?': what was ticked on a day, and whether it is what was asked. */
function didOnDay(asked: Asked): string | undefined {
  const days = /^(?:so |and |but )?(?:did|have) (?:i|we)\b/.test(asked.words)
    ? daysNamed(asked.words, asked.today)
    : undefined;
  if (!days || days.from !== days.to || /\b(?:anything|something|much|nothing)\b/.test(asked.words)) return undefined;
  const all = doneIn({ ...asked, focus: undefined, named: undefined }, days);
  const asks = new Set(stemsOf(asked.words));
  const fits = (title: string) => stemsOf(title).some((stem) => asks.has(stem));
  const found = all.filter(({ title }) => fits(title));
  if (found.length > 0)
    return `Yes: ${found.map(({ title }) => bold(title)).join(' and ')} ${days.words.replace(/^today$/, 'is ticked today')}${days.words === 'today' ? '' : ', and it is ticked'}.`;
  const ticked = all.length > 0 ? ` Ticked ${days.words}: ${all.map(({ title }) => `“${title}”`).join(', ')}.` : '';
  const before = doneIn({ ...asked, focus: undefined, named: undefined }, { from: '0001', to: asked.today })
    .filter(({ title }) => fits(title))
    .at(-1);
  const last = before
    ? ` The last one like it that is ticked was “${before.title}” on ${longDay(before.on ?? asked.today)}.`
    : '';
  const open = (asked.tasks ?? []).find(({ day, title, completed }) => day === days.from && !completed && fits(title));
  const planned = open ? ` “${open.title}” stands there and is not ticked.` : '';
  return `Not by what is ticked ${days.words}.${planned}${ticked}${last} What you did beside your plan I do not see.`;
}

/** 'Why does it say 43?' */
const whyNumber = (asked: Asked): string | undefined =>
  /\bwhy\b.*\b(?:(?<!(?:step|steps|number|milestone) )\d{1,3}|zero|per ?cent|percentage)\b|\bhow come\b.*\b\d{1,3}\b/.test(
    asked.words,
  ) && asked.focus
    ? whyPercentage(asked)
    : undefined;

/** 'Which one is more urgent?': the step whose day passed first. */
function mostUrgent({ words, goals, today }: Asked): string | undefined {
  if (!/\b(?:urgent|pressing|presses)\b/.test(words)) return undefined;
  const first = oldestOpen(goals.filter(isRunning));
  if (!first?.step.dueDate) return undefined;
  const late = first.step.dueDate < today ? 'its day was' : 'its day comes first,';
  return `${bold(first.step.title)} (${first.goal.title}): ${late} ${whenInWords(first.step.dueDate, today)}.`;
}

const readers: readonly ((asked: Asked) => string | undefined)[] = [
  whyNumber,
  mostUrgent,
  stateOfGoal,
  stepAfter,
  senseOfStep,
  rateReaches,
  amountDone,
  amountSaved,
  howMany,
  timeUntil,
  comingDeadlines,
  (asked) => (asked.named?.status === 'completed' ? whenOfGoal(asked) : undefined),
  didOnDay,
  (asked) => (/\b(?:worry|worried) about\b/.test(asked.words) && asked.named ? canIMakeIt(asked) : undefined),
  aboutOneThing,
  whenOfGoal,
];

/** Words that are surely about the person's own record. */
const surelyOwn: readonly RegExp[] = [
  anyOf([
    'when did i/we',
    'when will/do/am i',
    'have i done/ticked/finished/read/run/booked/already/missed',
    'how late/overdue',
    'how long late/overdue',
    'by/until when do/must/should i',
    'days/weeks/months/time until/till i',
    'have i/we/do_i_have for',
    'should i have saved/done/finished/written/read',
    'when was/am/were i/we',
    'how long have_i/since/is_it_since/am_i',
    'still there',
    'what happened to my',
    'comes after',
    'until/till/til the/my',
  ]),
  // 'Did I run?', but not 'did I tell you?'
  /\bdid i (?!mention|tell|say|do (?:something|anything) wrong)\b/,
  /\bhow many .*(?:have|did) i\b|\bcount (?:all|up|every|my)\b/,
  /\bis (?:the|my) .* (?:still|already|done|ticked|open)\b/,
  // 'How long till I have to send it?'
  /\bhow (?:long|many (?:days|weeks|months)) (?:un)?til+ i\b/,
  // 'Is 20 euros a month enough?'
  /\b(?:a|per|each|every) (?:month|week) (?:\w+ ){0,2}(?:get|enough|do|reach|make)\b/,
  // 'Why does it say 43?'
  /\bwhy .* \d{1,3}\b/,
  /\bwhere(?:'?s| is) (?:the|my) .*(?:step|task)\b/,
  /\b(?:worry|worried) about (?:the|my) .*(?:target|date|deadline|goal)\b/,
  // 'What comes next after a run?', 'which step is next after the run?'
  /\b(?:what|which step)(?:['’]?s| is| comes| follows| do i do)?(?: next| then)? after \S/,
  /\b(?:what|which step) (?:comes|follows|is next|do i do) .*after (?:the|my)\b/,
];

/** 'Next steps for the choir?' */
const nextOfGoal = (asked: Asked): string | undefined =>
  asked.named &&
  isOpen(asked.named) &&
  /^(?:and |so |ok )?(?:what(?:'?s| is| are) )?(?:the |my )?next steps? (?:for|of|in|on|with)\b/.test(asked.words)
    ? nextStep({ ...asked, focus: asked.named, about: [asked.named] })
    : undefined;

/** 'How much must I save a month?' */
const asksRate =
  /\bhow much\b.*\b(?:have to|need to|must|should|ought to)\b.*\b(?:save|put|set)\b.*\b(?:a|per|each|every) (?:month|week)\b/;
const neededPerMonth = (asked: Asked): string | undefined =>
  asksRate.test(asked.words) && asked.goals.some((goal) => isRunning(goal) && amountIn(goal.title))
    ? perMonth(asked)
    : undefined;

/** Questions of these forms are about the record, whatever the sentence is likest to. */
const plain: readonly ((asked: Asked) => string | undefined)[] = [
  whyPaused,
  partOfRecord,
  anythingDone,
  ifSlipped,
  gapClaimed,
  beforeOrAfterDay,
  onSameDay,
  timePerPiece,
  timeOfGoal,
  nearestOfKind,
  freeDays,
  neededPerMonth,
  nextOfGoal,
  weeksCompared,
  freeMonths,
  datesInOrder,
  allSteps,
  comesFirst,
  timeBetween,
  doneOnTime,
  sumPutAway,
  amountByDay,
  biggestInPlan,
  moreOfWhich,
  whatAndWhether,
  atAnEnd,
  standsInPlan,
  percentDone,
  (asked) =>
    /\bwhen (?:did|was)\b.*\b(?:goal|plan)\b|\bwhen\b.*\bgoal\b.*\b(?:finished|completed|reached)\b/.test(asked.words)
      ? whenOfGoal(asked)
      : undefined,
];

const asksShare =
  /\b(?:what|which|how (?:much|many)|in)(?: an?| the)? (?:per ?cent(?:age)?\b|%)|\bhow much of\b.*\b(?:done|finished|complete)\b|\bwhat fraction\b.*\bdone\b/;
const asksSummary = /\b(?:summary|summari[sz]e|overview|sum (?:it |everything )?up)\b|\bwhere (?:do )?i stand\b/;

/** 'How much of the plan is done, in percent?', 'a quick summary please' */
function percentDone(asked: Asked): string | undefined {
  const { words, named, today } = asked;
  if (/\b(?:why|how come|time)\b/.test(words) || daysNamed(words, today)) return undefined;
  if (named && asksShare.test(words)) return howAmIDoing({ ...asked, focus: named });
  return asksSummary.test(words) && /\b(?:i|me|my|pls|please|quick|short)\b/.test(words)
    ? howAmIDoing(asked)
    : undefined;
}

/** In a longer message two things that are set beside each other are seldom what is asked. */
const mostOfPair = 30;
const ofPairs: ReadonlySet<(typeof plain)[number]> = new Set([comesFirst, timeBetween, gapClaimed, beforeOrAfterDay]);

/** Answers a question whose form leaves no doubt. Undefined for any other. */
export function plainQuestion(asked: Asked): string | undefined {
  const isShort = asked.words.split(/\s+/).length <= mostOfPair;
  return firstAnswer(isShort ? plain : plain.filter((read) => !ofPairs.has(read)), asked);
}

function firstAnswer(some: typeof plain, asked: Asked): string | undefined {
  for (const read of some) {
    const answer = read(asked);
    if (answer) return answer;
  }
  return undefined;
}

/** Answers from the record. Undefined where none of its questions is asked. */
export function ownQuestion(asked: Asked, isOwn: boolean): string | undefined {
  if (asked.goals.length === 0) return undefined;
  const sure = isOwn || surelyOwn.some((pattern) => pattern.test(asked.words));
  if (!sure && thingsNamed(asked.words, asked, 1.6).length === 0) return undefined;
  return firstAnswer(sure ? readers : [stepAfter, senseOfStep, aboutOneThing], asked);
}

/** What somebody has reached, in a sentence: completed goals, and the latest steps of the others. */
export function reachedSoFar({ goals, tasks = [], today }: Asked): string {
  const completed = goals.filter(({ status }) => status === 'completed');
  const steps = goals
    .filter(({ status }) => status !== 'completed')
    .flatMap((goal) => latestDone(goal))
    .slice(0, 3);
  const week = tasks.filter(({ completed: done, day }) => done && day <= today).slice(-2);
  const parts = [
    ...completed.map(({ title }) => `you completed ${bold(title)}`),
    ...steps.map((title) => `“${title}” is done`),
    ...(week.length > 0 ? [`lately you also ticked ${week.map(({ title }) => `“${title}”`).join(' and ')}`] : []),
  ];
  return parts.join(', ');
}

function latestDone({ steps = [] }: CoachGoal): string[] {
  const done = steps
    .filter(({ completed }) => completed)
    .toSorted((a, b) => (b.doneOn ?? '').localeCompare(a.doneOn ?? ''));
  return done.slice(0, 2).map(({ title }) => title);
}

/** The oldest open step of running goals, with its day. */
export const oldestOpen = (goals: readonly CoachGoal[]) =>
  goals
    .flatMap((goal) => openSteps(goal).map((step) => ({ goal, step })))
    .toSorted((a, b) => (a.step.dueDate ?? '9999').localeCompare(b.step.dueDate ?? '9999'))[0];

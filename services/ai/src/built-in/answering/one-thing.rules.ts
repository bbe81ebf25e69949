import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import { relatedSteps, scoredSteps, stemsOf } from '../reading/step-reference.rules.ts';
import { bold, type CoachGoal, isOpen, isRunning, longDay, whenInWords } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { daysNamed } from './named-days.rules.ts';

// 'When is the eye test?', 'was the run on Monday?', 'did I ring the bank?': a question about one step or one task is answered
// with its own day and whether it is done.

/** A step or a task that a question may name. */
export interface Thing {
  title: string;
  /** Its planned day. */
  day: string | null;
  done: boolean;
  doneOn: string | null;
  /** The goal of a step. A task has none. */
  goal?: CoachGoal;
}

export const thingsOf = ({ goals, tasks = [] }: Pick<Asked, 'goals' | 'tasks'>): Thing[] => [
  ...goals.flatMap((goal) =>
    (goal.steps ?? []).map(({ title, dueDate, completed, doneOn }) => ({
      title,
      day: dueDate,
      done: completed,
      doneOn,
      goal,
    })),
  ),
  ...tasks.map(({ title, day, completed }) => ({ title, day, done: completed, doneOn: completed ? day : null })),
];

/** How questions about one thing begin. */
const asksAboutOne = anyOf(
  [
    'when/whens/where/wheres',
    'what day/date/time',
    'which day/date/week',
    "is/isn't/isnt/was/wasn't/wasnt/were/did/didn't/didnt/has/have/haven't/havent/had",
    'how late/long_ago/overdue',
    'how far away/off is',
    'by/until when',
    'on which',
    'do/am i still',
    'what was/is that/it',
    'what/which thing/step/task/papers/date/day',
    'how much is',
    'how many days/weeks has/have/is',
    'how long late/overdue',
    'have i/you',
    'who do/did/should/am i',
  ],
  { before: '^(?:(?:so|and|ok|wait|hey|but|sage|again) )*' },
);
/** The same question at the end: 'the long run, when was that?', 'it is tomorrow, isn't it?' */
const asksAtEnd = anyOf([
  'when was/is/are/were/do/did/does/should/will',
  "isn't/isnt/wasn't/wasnt/didn't/didnt it/i/that",
  'and/but/from/since/until/by when',
  'have/do you got/have it/that',
  'the date/day i/we/my/of/when',
]);
const isClaim = /\b(?:isn'?t it|wasn'?t it)\b\W*$|, (?:right|correct)\b\W*$|\b(?:right|correct)\?\s*$/;
const beginsAsking = /^(?:so |and |but |ok )?(?:is|isn'?t|did|didn'?t|has|have|haven'?t|was|wasn'?t|do|does|am)\b/;
const namesDone = /\b(?:done|ticked|finished|completed?|booked|sent|did i|have i|has|already|yet|managed)\b/;

/** Wants a verdict rather than a day. */
const asksIfPossible = /\b(?:realistic|possible|feasible|doable|worth|hard|normal|ok(?:ay)?|good|bad)\b/;
/** 'Did I miss anything?' is about no thing in particular. */
const anyThing = /\b(?:anything|something|nothing|everything|much|many|any|miss(?:ed)?(?= (?:it|one|some)\b|\W*$))\b/;
/** So much must be said of a thing for it to be meant. */
const surely = 1.15;
const alike = 0.12;
/** Where only so few words are left that may name a thing, one rare word is enough. */
const fewWords = 2;
const named = 0.8;
/** A word that more things have names none of them. */
const mostMeant = 2;
/** Words that no thing is named by. */
const asking = anyOf(
  wordsOf(`when what which where why day date week month today tomorrow yesterday
  monday tuesday wednesday thursday friday saturday sunday
  due late overdue soon still yet already again ago long left open planned supposed meant
  did do was is isnt isn't have has had done ticked tick finished complete completed
  step steps task tasks goal thing things stuff bit part the my on or about there really actually
  point after before come comes next follow follows explain mean purpose reason should need miss
  how many much days weeks right now just lol pls please sage exactly been sitting there waiting going tell us again
  ever actually only even think thought maybe or if that this who whom am be being supposed say said told remember
  forgot check look sure whether can cant could date dates`),
  { flags: 'gu' },
);

const written =
  wordsOf(`one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`);
/** 'Nine grand' is '9 grand'. */
const inFigures = (words: string): string =>
  words.replace(/\b(\w+)(?= (?:grand|thousand|k|km|kilomet\w+|miles|minutes?|mins?|pages)\b)/g, (word) =>
    written.includes(word) ? String(written.indexOf(word) + 1) : word,
  );

const callings =
  /\b(?:call(?:ing)?|(?<!(?:you|it|is|are|that|thing) )called|phon(?:ed?|ing)|r(?:i|a|u)ng|ringing|telephoned?)\b/g;
/** 'Called the bank' may be 'Ring the bank' in the plan. */
const saidOtherwise = (words: string): string[] =>
  words.search(callings) < 0 ? [words] : [words, ...['ring', 'call'].map((verb) => words.replace(callings, verb))];

/** The steps and tasks that some words name, the surest first. Empty when none is sure. */
export function thingsNamed(words: string, asked: Asked, from = surely): Thing[] {
  const plain = inFigures(words).replace(asking, ' ').replace(/\s+/g, ' ').trim();
  if (!plain) return [];
  const things = thingsOf(asked);
  const titles = things.map(({ title, done }, i) => ({ id: String(i), title, completed: done }));
  const scored = saidOtherwise(plain)
    .map((said) => scoredSteps(said, titles))
    .reduce((best, one) => ((one[0]?.score ?? 0) > (best[0]?.score ?? 0) ? one : best));
  const best = scored[0]?.score ?? 0;
  const wanted = stemsOf(plain);
  const needed = wanted.length <= fewWords ? Math.min(from, named) : from;
  const holdsAll = (title: string) => wanted.every((stem) => stemsOf(title).includes(stem));
  const all = wanted.length > 0 ? things.filter(({ title }) => holdsAll(title)) : [];
  if (best < needed) return all.length <= mostMeant ? all : [];
  return scored.filter(({ score }) => best - score < alike).flatMap(({ step }) => things[Number(step.id)] ?? []);
}

/** So near must the meaning of words be to one thing, and so far from the next. */
const related = 1.05;
const ahead = 0.2;

/** The step or task that words are nearest to in meaning: 'the mortgage chat' for 'Talk to a mortgage broker'. */
export function thingRelated(words: string, asked: Asked): Thing | undefined {
  const plain = inFigures(words).replace(asking, ' ').replace(/\s+/g, ' ').trim();
  if (!plain) return undefined;
  const things = thingsOf(asked);
  const titles = things.map(({ title, done }, i) => ({ id: String(i), title, completed: done }));
  const [first, second] = relatedSteps(plain, titles);
  if (!first || first.score < related || first.score - (second?.score ?? 0) < ahead) return undefined;
  return things[Number(first.step.id)];
}

/** Answers a question about one step or task. Undefined for any other. */
export function aboutOneThing(asked: Asked): string | undefined {
  const { words } = asked;
  const asks = asksAboutOne.test(words) || isClaim.test(words) || (asksAtEnd.test(words) && /\?\s*$/.test(words));
  if (!asks || anyThing.test(words.replace(/\bhow much is\b/, '')) || asksIfPossible.test(words)) return undefined;
  const things = thingsNamed(asked.words, asked).slice(0, 3);
  if (things.length === 0) return undefined;
  const told = things.map((thing) => tell(thing, asked));
  const agree = things.every(({ done }) => done === things[0]?.done);
  return `${agree ? opening(things[0], asked) : ''}${told.join('\n\n')}`;
}

/** 'Yes' or 'not yet' for a question that asks for it. */
/** 'Did I take my tablets today?' asks for more than a day. */
const asksIfDone =
  /\b(?:did|has|have|haven'?t|had|done|ticked|paid|sent|took|taken|gave|given|finished|already)\b|\bright\W*$/;

function opening(thing: Thing | undefined, { words, today }: Asked): string {
  if (!thing || !(beginsAsking.test(words) || isClaim.test(words))) return '';
  const days = /\bor\b/.test(words) ? undefined : daysNamed(words, today);
  if (days && days.from === days.to && thing.day && !asksIfDone.test(words))
    return days.from === thing.day ? 'Yes. ' : 'Not on that day: ';
  if (/\bmiss/.test(words))
    return thing.done || !thing.day || thing.day >= today ? 'No. ' : 'Its day has passed, and you can still do it. ';
  if (namesDone.test(words)) return thing.done ? 'Yes. ' : 'Not yet. ';
  if (!/\b(?:due|soon|coming|next)\b/.test(words) || !thing.day || thing.done) return '';
  const until = daysBetween(today, thing.day);
  return until < 0 ? 'Its day has passed. ' : until <= 14 ? 'Yes. ' : 'Not so soon. ';
}

const rests = ({ goal }: Thing) => goal !== undefined && isOpen(goal) && !isRunning(goal);
const name = (thing: Thing) =>
  `${bold(thing.title)}${thing.goal ? ` (${thing.goal.title}${rests(thing) ? ', paused' : ''})` : ''}`;
const dayAndDistance = (day: string, today: string) => `${longDay(day)}${whenInWords(day, today).slice(day.length)}`;

/** Its day, and whether it is done. */
export function tell(thing: Thing, { today, words }: Asked): string {
  const { day, done, doneOn, goal } = thing;
  if (done && goal) {
    const when = doneOn ? `: you ticked it on ${dayAndDistance(doneOn, today)}` : '';
    return `${name(thing)} is done${when}${day && day !== doneOn ? `; its day was ${day}` : ''}.`;
  }
  if (done) return `${name(thing)} stood on ${dayAndDistance(day ?? today, today)}, and it is ticked.`;
  if (!day) return `${name(thing)} has no day yet, and is open. Under Preview you can give it one.`;
  if (!goal)
    return day < today
      ? `${name(thing)} was planned for ${dayAndDistance(day, today)} and is not ticked. On the [plan page](/plan) you can move it to a new day.`
      : `${name(thing)} stands in your weekly plan on ${dayAndDistance(day, today)}.`;
  const days = daysBetween(day, today);
  if (days > 0 && rests(thing))
    return `${name(thing)} was due on ${longDay(day)} and is still open. Its goal is paused, so there is no hurry.`;
  if (days > 0)
    return `${name(thing)} was due on ${longDay(day)}, so it is ${days === 1 ? 'one day' : `${days} days`} late and still open. No harm in that: do it on the next day that suits, or give it a new date.`;
  return `${name(thing)} is due on ${dayAndDistance(day, today)}, and still open.${/\bwhere|which|after|before\b/.test(words) ? placeOf(thing) : ''}`;
}

/** Between which steps it stands. */
function placeOf({ title, goal }: Thing): string {
  const steps = goal?.steps ?? [];
  const at = steps.findIndex((step) => step.title === title);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  return ` It is step ${at + 1} of ${steps.length}${before ? `, after “${before.title}”` : ''}${after ? ` and before “${after.title}”` : ''}.`;
}

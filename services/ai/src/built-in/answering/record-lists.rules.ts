import { daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { bold, bulletList, isOpen, isRunning, longDay, openSteps, stemsOf, whenInWords } from './answer-goals.rules.ts';
import { type Asked, whenDue } from './answer-topics.rules.ts';
import { doneIn } from './done-things.rules.ts';
import { daysNamed } from './named-days.rules.ts';
import { onDays } from './on-days.rules.ts';

// Questions whose form says which part of the record is meant: the date of each goal, steps without one, what stood on a day.
// Others are how much a day asks for, and when something was last done for a goal.

const ofEachGoal =
  /\b(?:(?:target|end|due|finish(?:ing)?)? ?dates?|deadlines?) (?:of|for) (?:each|every|all)\b|\bwhen (?:does|do|is|are|will) (?:each|every|all)\b.*\bgoals?\b/;

/** 'What is the target date of each goal?' */
const dateOfEach = (asked: Asked): string | undefined =>
  ofEachGoal.test(asked.words)
    ? whenDue({ ...asked, named: undefined, focus: undefined, about: asked.goals.filter(isOpen) })
    : undefined;

const asksUndated =
  /\b(?:steps?|tasks?|milestones?|goals?|anything|things?)\b.* (?:without|with no|no|lacking|missing) (?:an? |any )?(?:due |target )?(?:date|day|deadline)s?\b/;

/** 'Are there steps without a date?' */
function undated({ words, goals }: Asked): string | undefined {
  if (!asksUndated.test(words) || /\bcan i\b|\bhow\b/.test(words)) return undefined;
  const open = goals.filter(isOpen);
  const steps = open.flatMap((goal) =>
    openSteps(goal).flatMap(({ title, dueDate }) => (dueDate ? [] : [`${title} · ${goal.title}`])),
  );
  const without = open.filter(({ targetDate }) => !targetDate).map(({ title }) => `${bold(title)} (no target date)`);
  const lines = [...without, ...steps];
  return lines.length > 0
    ? `Without a date:\n\n${bulletList(lines)}`
    : 'None: every open step and every open goal has its date.';
}

const asksWhatOnDay =
  /^(?:so |and |but )?(?:what|anything|something)\b.*\b(?:meant|supposed|planned|scheduled|on my (?:list|plan))\b/;
const asksToDo =
  /^(?:so |and |but )?(?:what|anything|something)\b.*\b(?:have|had|need) to (?:do|get done|finish|work on)\b/;
/** 'What do I have to bring tomorrow?' asks for no tasks. */
const bringsThings = /\b(?:meant|supposed) to (?!do\b|be doing\b|have done\b|get done\b|finish\b|on\b)\w+/;
const untilDay = /\b(?:by|before|until|since|after|if)\b/;

/** 'What was I meant to do on the 20th?' */
function meantOnDay(asked: Asked): string | undefined {
  const { words } = asked;
  const asks = asksToDo.test(words) || (asksWhatOnDay.test(words) && !bringsThings.test(words));
  if (!asked.tasks || !asks || untilDay.test(words)) return undefined;
  const days = daysNamed(asked.words, asked.today);
  return days && daysBetween(days.from, days.to) <= 6
    ? onDays({ ...asked, named: undefined, focus: undefined, about: asked.goals.filter(isRunning) }, days)
    : undefined;
}

const asksAmount =
  /\bhow (?:far|long|many (?:k|km|kms|kilomet\w+|miles|minutes|mins|pages|words|lengths|hours))\b.*\b(?:is|are|was|were|did i|do i|must i|should i|am i|have i got|will i)\b/;
const amount = /\d+(?:[.,]\d+)?\s?(?:km|k|miles?|min\w*|pages?|words?|lengths?|hours?|h)\b/i;

/** The units that a question may ask for, with those in a title. */
const units: readonly (readonly [asked: RegExp, own: RegExp])[] = [
  [/\bhow (?:far|many (?:k|km|kms|kilomet\w+|miles))\b/, /\d ?(?:km|k|miles?)\b/i],
  [/\bhow (?:long|many (?:minutes|mins|hours))\b/, /\d ?(?:min\w*|hours?|h)\b/i],
  [/\bhow many pages\b/, /\d ?pages?\b/i],
  [/\bhow many words\b/, /\d ?words?\b/i],
  [/\bhow many lengths\b/, /\d ?lengths?\b/i],
];
const ofUnit = new Set(stemsOf('k km kms kilometres miles minutes mins hours pages words lengths'));
const noWork = /\b(?:sleep|wait|film|movie|flight|drive|boil|cook|bake|roast|is it to)\b/;
/** 'How many hours should I sleep?' is about none of the tasks that it shares no word or unit with. */
function isAskedFor(title: string, words: string): boolean {
  const said = new Set(stemsOf(words));
  if (stemsOf(title).some((stem) => !/^\d/.test(stem) && !ofUnit.has(stem) && said.has(stem))) return true;
  return !noWork.test(words) && units.some(([asked, own]) => asked.test(words) && own.test(title));
}

/** 'How many kilometres is today’s run?': what the plan of a day says. */
function amountOfDay(asked: Asked): string | undefined {
  const days = asksAmount.test(asked.words) ? daysNamed(asked.words, asked.today) : undefined;
  if (!days || days.from !== days.to) return undefined;
  const isPast = days.from < asked.today;
  const hasAmount = ({ title }: { title: string }) => amount.test(title) && isAskedFor(title, asked.words);
  const found = (asked.tasks ?? []).filter((task) => task.day === days.from && hasAmount(task));
  const steps = asked.goals
    .filter(isRunning)
    .flatMap((goal) => openSteps(goal).filter(({ dueDate, ...one }) => dueDate === days.from && hasAmount(one)));
  const titles = [...new Set([...found, ...steps].map(({ title }) => title))];
  return titles.length > 0
    ? `${titles.map(bold).join(' and ')} ${isPast ? 'stood' : titles.length === 1 ? 'stands' : 'stand'} in your plan ${days.words}.`
    : undefined;
}

const asksLastTime =
  /\bwhen (?:did i|have i|i) (?:last|most recently)\b|\bwhen was the last time i\b|\bhow long (?:is it )?since i (?:last )?(?:did|touched|worked)\b/;

/** 'When did I last do something for the book?' */
function lastDoneFor(asked: Asked): string | undefined {
  const { words, named, today } = asked;
  if (!named || !asksLastTime.test(words)) return undefined;
  const last = doneIn({ ...asked, focus: named }, { from: '0001', to: today }).findLast(({ on }) => on);
  return last?.on
    ? `The last thing ticked for ${bold(named.title)} was “${last.title}” on ${longDay(last.on)}${whenInWords(last.on, today).slice(last.on.length)}.`
    : `Nothing is ticked yet for ${bold(named.title)}.`;
}

/** The part of the record that a question asks for. Undefined for any other. */
export const partOfRecord = (asked: Asked): string | undefined =>
  dateOfEach(asked) ?? undated(asked) ?? lastDoneFor(asked) ?? amountOfDay(asked) ?? meantOnDay(asked);

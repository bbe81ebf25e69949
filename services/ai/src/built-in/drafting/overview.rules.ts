import { noDateNamed } from '@pathwise/contracts/roadmap';
import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Archetype } from '../kinds/kind.ts';
import { inUnits, type Quantity, quantityInWords } from '../reading/quantity.rules.ts';
import type { Level } from '../reading/read-wish.rules.ts';
import { type Blanks, fillIn } from './fill-in.rules.ts';
import type { OwnRate } from './pace.rules.ts';
import type { Effort } from './schedule.rules.ts';
import { type Bounds, withinTimes } from './within-times.rules.ts';

const levelSentence: Readonly<Record<Level, string>> = {
  beginner: ' Nothing in the first steps assumes that you have done it before.',
  intermediate:
    ' You are not new to this, so pass quickly through what you already do and spend the time you win on the later steps.',
  advanced:
    ' You know much of this already, so treat the first steps as a check and put your weight on the later ones.',
};

function spanInWords(days: number): string {
  if (days === 1) return 'one day';
  if (days < 21) return `${days} days`;
  if (days < 190) return `${Math.round(days / 7)} weeks`;
  const months = Math.round(days / 30.44);
  return months < 24 ? `${months} months` : `${Math.round(days / 365.25)} years`;
}

const perSpan = ({ amount, held = 0 }: Quantity, days: number, span: number) => ((amount - held) / days) * span;
const daysInMonth = 30.44;
/** Paydays are whole: of 760 days 25 months. The step that shows how it is reckoned counts the same. */
const perMonth = ({ amount, held = 0 }: Quantity, days: number) => (amount - held) / Math.round(days / daysInMonth);

function sensible(amount: number, quantity: Quantity): string {
  const rounded =
    amount >= 1000 ? Math.round(amount / 10) * 10 : amount >= 20 ? Math.round(amount) : Math.round(amount * 10) / 10;
  return inUnits(quantity.unit === '' && rounded >= 3 ? Math.round(rounded) : rounded, quantity);
}

/** A debt grows while it is paid. */
const owes = /\b(?:debts?|loans?|cards?|mortgage|overdraft)\b/i;

function paceSentence(kind: Archetype, quantity: Quantity | undefined, days: number): string {
  if (!quantity || days < 7) return '';
  const weekly = perSpan(quantity, days, 7);
  const sound = kind.soundPace?.perWeek[quantity.unit];
  const isMonthly = quantity.noun === 'money' && days > 90;
  const isWeekly = !isMonthly && (weekly >= 1 || (sound !== undefined && weekly >= 0.1) || days < 45);
  const amount = isWeekly ? weekly : isMonthly ? perMonth(quantity, days) : perSpan(quantity, days, daysInMonth);
  // '0.4 songs a month' helps nobody.
  if (amount < (quantity.unit === '' ? 0.9 : 0.1)) return '';
  const warning = sound !== undefined && weekly > sound ? ` ${kind.soundPace?.warning}` : '';
  const interest = quantity.noun === 'money' && owes.test(kind.name) ? ', with interest on top' : '';
  const rest = quantity.held
    ? ` You have ${inUnits(quantity.held, quantity)} of ${inUnits(quantity.amount, quantity)}, so ${inUnits(quantity.amount - quantity.held, quantity)} are left.`
    : '';
  return `${rest} It comes to about ${sensible(isMonthly && amount < 1000 ? Math.ceil(amount) : amount, quantity)} a ${isWeekly ? 'week' : 'month'}${interest}.${warning}`;
}

interface Time {
  today: string;
  target: string | null;
  /** The goal's date where it lies behind: the plan has no target then. */
  passed?: string | undefined;
  /** Until the target. */
  days: number;
  hoursAWeek: number;
  effort: Effort;
  /** The day from which something is done every day: 'yoga every morning in January'. */
  begins?: string | undefined;
  /** The step that can be the aim for the day where all of it does not fit. */
  aim: number | undefined;
  /** The steps' titles. */
  titles: readonly string[];
  /** The amount of the goal grows with the days, as savings do. */
  grows: boolean;
  /** Nobody can move the day: a feast, an exam, a wedding. */
  isFixed: boolean;
  /** What the person can put in. */
  own?: OwnRate | undefined;
}

const leastLate = 15;

/** Says what the person's own rate reaches by a day that comes too soon for all of it. */
function ownRateSentence({ today, target, days, own }: Time): string {
  if (!target || !own || own.days < days + leastLate) return '';
  const reached = sensible((own.whole.amount * days) / own.days, own.whole);
  return ` At your ${quantityInWords(own.rate)} it would be about ${reached} by then, and all of it by ${addDays(today, own.days)}.`;
}

const atRate = ({ rate, income }: OwnRate) =>
  income
    ? `You live on ${quantityInWords(income)}. A fifth of it is ${quantityInWords(rate)}, and at that`
    : `At ${quantityInWords(rate)}`;

function dateSentence(
  { kind, goal }: { kind: Archetype; goal: string },
  { target, passed, days, today, hoursAWeek, begins, own, effort: { needed } }: Time,
): string {
  if (!target && !passed && kind.unhurried)
    return `${noDateNamed} for “${goal}”, and it needs none: take the steps in their order, at your own pace.`;
  if (!target) {
    const without = passed ? `${passed}, the date of “${goal}”, has passed` : `${noDateNamed} for “${goal}”`;
    return `${without}, so the days of its steps are estimates. ${own ? atRate(own) : `At about ${hoursInWords(hoursAWeek)}`} it takes about ${spanInWords(needed)}: ${addDays(today, needed)} would be a fair date to set.`;
  }
  if (kind.unhurried)
    return `You named ${target} for “${goal}”. Take the steps in their order, at your own pace: nothing here must be done by a day.`;
  if (days <= 0)
    return `The day for “${goal}”, ${target}, is today, so do the smallest form of each step and give the goal a later date for the rest.`;
  if (days < 14)
    return `For “${goal}” there ${days === 1 ? 'is' : 'are'} ${spanInWords(days)} until ${target}, so take each step in its smallest form.`;
  if (begins)
    return `“${goal}” begins on ${begins} and ends on ${target}. Until then the first two steps prepare it, ${spanInWords(daysBetween(today, begins))} from now.`;
  return `For “${goal}” you have ${days < 730 ? '' : 'about '}${spanInWords(days)}, until ${target}.`;
}

const roundedHours = (hours: number) => (hours < 4 ? Math.round(hours * 2) / 2 || 0.5 : Math.round(hours));
const hoursInWords = (hours: number) => `${inUnits(roundedHours(hours), { unit: 'h', noun: 'time' })} a week`;
/** Nobody can be asked for more beside work and family. */
const mostHours = 40;

const stepInWords = (index: number, titles: readonly string[]) => `step ${index + 1}, “${titles[index]}”`;

const shares: readonly (readonly [least: number, words: string])[] = [
  [0.7, 'do about three quarters of each step'],
  [0.58, 'do about two thirds of each step'],
  [0.42, 'do about half of each step'],
  [0.29, 'do about a third of each step'],
  [0, 'do of each step only what counts most'],
];

/** What to leave out where the day stays. */
function cutInWords({ days, effort: { needed, longest }, titles }: Time): string {
  const size = shares.find(([least]) => days / needed >= least)?.[1];
  return `${size}, and save most in ${stepInWords(longest, titles)}`;
}

const soon = 14;
/** Within so many days nobody wants to hear of a later one: it is the size that gives way. */
const near = 21;

/** Says so when the date is nearer than the work needs, with the hours, the part of it or the date that would do. */
function effortSentence(time: Time): string {
  const { today, target, days, hoursAWeek, effort, aim, titles, begins, isFixed } = time;
  const { needed, waiting, waits } = effort;
  if (!target) return '';
  if (begins) return '';
  if (days === 0 || needed <= days * 1.2) {
    const room = days > needed * 2 && days - needed > 60 ? `, and leaves room for breaks` : '';
    return ` It counts on about ${hoursInWords(hoursAWeek)}${room}.`;
  }
  const work = (hoursAWeek * (needed - waiting)) / 7;
  const more = waiting < days ? (work * 7) / (days - waiting) : Number.POSITIVE_INFINITY;
  const allAtOnce = `give it about ${inUnits(Math.ceil(work), { unit: 'h', noun: 'time' })} until then`;
  const stays = isFixed || days <= near;
  const ways = [
    ...(more <= mostHours ? [days < soon ? allAtOnce : `give it about ${hoursInWords(Math.ceil(more))}`] : []),
    ...(aim === undefined ? [] : [`take step ${aim + 1}, “${titles[aim]}”, as your aim for that day`]),
    ...(stays ? (aim === undefined ? [cutInWords(time)] : []) : [`move the date towards ${addDays(today, needed)}`]),
  ];
  const isMostlyWaiting = more > mostHours && waiting > days / 2;
  const waitsInWords = isMostlyWaiting ? `; waiting for others is about ${spanInWords(waiting)} of it` : '';
  // Where the day stays, it says which part of the plan the day holds, and when the rest would be done.
  const fits = Math.min(effort.reached, titles.length - 1);
  const part =
    fits === 0
      ? ''
      : ` ${fits === 1 ? `Step 1, “${titles[0]}”, fits` : `Steps 1 to ${fits}, up to “${titles[fits - 1]}”, fit`} in full before it`;
  const holds = stays ? `${part ? `${part}; all` : ' All'} of them would be done by ${addDays(today, needed)}.` : '';
  const either = ways.length > 1 ? 'Either ' : stays ? 'So ' : 'It is better to ';
  const late =
    stays && isMostlyWaiting && waits !== undefined
      ? ` What comes back late may come after that day, as with ${stepInWords(waits, titles)}.`
      : '';
  return ` At ${hoursInWords(hoursAWeek)} it would take about ${spanInWords(needed)}, longer than you have${waitsInWords}. ${either}${ways.slice(0, -1).join(', ')}${ways.length > 1 ? ', or ' : ''}${ways.at(-1)}.${holds}${late}`;
}

/** For somebody whose body must be spared. */
const unhurriedDay = ({ target }: Time) => (target ? ' If your body needs longer, the day moves.' : '');

const tooMuch = ' If that is more than you can put in, move the date.';

/** What this very goal is about: the plan, its date, its effort, what done means, and where to be careful. */
export function overviewOf(input: {
  kind: Archetype;
  blanks: Blanks;
  level?: Level | undefined;
  /** What follows from what was said beside the wish: 'You are retired, so …'. */
  advice?: readonly string[];
  /** The wish's whole clause. */
  ownWords?: string | undefined;
  /** What is special about this version of the plan. */
  manner?: string;
  /** Nothing in it hurries somebody whose body must be spared. */
  isSpared?: boolean;
  /** Nothing in it names an amount. */
  isUncounted?: boolean;
  /** The days and minutes that the person has. */
  bounds?: Bounds | undefined;
  /** Said where the hours until the day are too few for what is wished. */
  tooFew?: string | undefined;
  time: Time;
}): string {
  const {
    kind,
    blanks,
    level,
    advice = [],
    ownWords,
    manner = '',
    isSpared = false,
    isUncounted = false,
    bounds,
    tooFew,
    time,
  } = input;
  const fill = (text: string) => fillIn(text, blanks);
  const fitted = (text: string) => withinTimes(fill(text), bounds);
  const told = advice.map((sentence) => ` ${sentence}`).join('');
  const first = fitted(kind.overview) + (level ? levelSentence[level] : '') + told + manner;
  const isMoney = blanks.quantity?.noun === 'money';
  const span = time.target ? time.days : isMoney && !time.own ? time.effort.needed : 0;
  const pace = time.grows && !isUncounted ? paceSentence(kind, blanks.quantity, span) : '';
  const slower = pace && !time.target ? ' With less it takes longer.' : '';
  // A sum is there in time with enough a month, however many hours the plan counts on.
  const isTight = isMoney && pace !== '' && time.target && time.effort.needed > time.days * 1.2;
  const counted = tooFew && ` It counts on about ${hoursInWords(time.hoursAWeek)}.${tooFew}`;
  const effort = isSpared ? unhurriedDay(time) : isTight ? tooMuch : (counted ?? effortSentence(time));
  // A paragraph of its own: it goes when the person sets another day.
  const second = `${dateSentence({ kind, goal: blanks.goal }, time)}${pace}${slower}${kind.unhurried ? '' : ownRateSentence(time) || effort}`;
  const asSaid = ownWords ? [`In your own words: “${ownWords}”.`] : [];
  const third = [
    fitted(kind.approach),
    `Done means: ${fill(kind.done)}`,
    ...asSaid,
    ...(kind.cautions ?? []).map(fill),
  ].join(' ');
  return [first, second, third].join('\n\n');
}

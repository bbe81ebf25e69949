import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Archetype, KindStep } from '../kinds/kind.ts';
import { inUnits, type Quantity, standsAfter } from '../reading/quantity.rules.ts';
import { type DraftRoadmapInput, type GoalRead, readGoal } from './read-goal.rules.ts';

// What a body or a purse cannot do in time is planned as far as it can, and said.

const weeksIn = { day: 1 / 7, week: 1, month: 30.44 / 7, year: 365.25 / 7 } as const;
/** A portion below this share of a week's pace is not worth naming. */
const leastShare = 0.5;

const inTenths = (amount: number) => Math.floor(amount * 10 + 1e-9) / 10;

function spanInWords(days: number): string {
  return days < 84 ? `${Math.ceil(days / 7)} weeks` : `${Math.round(days / 30.44)} months`;
}

interface Asked {
  quantity: Quantity;
  /** The fastest sound pace a week, in the quantity's unit. */
  sound: number;
}

const soundFor = (kind: Archetype, unit: string): number | undefined => kind.soundPace?.perWeek[unit];

/** A pace of the person's own ('3 kg a week') that is faster than sound: no step may ask for it. */
export function isTooFastRate(kind: Archetype, { amount, unit, per }: Quantity): boolean {
  const sound = soundFor(kind, unit);
  return per !== undefined && sound !== undefined && amount / weeksIn[per] > sound;
}

/** The amount the kind has a sound pace for, whether or not it can be split over the steps. */
function askedOf({ kind, blanks, quantities }: GoalRead): Asked | undefined {
  const quantity = [...(blanks.quantity ? [blanks.quantity] : []), ...quantities].find(
    ({ role, unit }) => (role === 'total' || role === 'rate') && soundFor(kind, unit) !== undefined,
  );
  const sound = quantity && soundFor(kind, quantity.unit);
  return quantity && sound ? { quantity, sound } : undefined;
}

const daysNeeded = ({ quantity, sound }: Asked) => Math.ceil((quantity.amount / sound) * 7 - 1e-9);

const takesInWords = (asked: Asked) =>
  `${inUnits(asked.quantity.amount, asked.quantity)} take${asked.quantity.amount === 1 ? 's' : ''} about ${spanInWords(daysNeeded(asked))}`;

/** What the sound pace reaches by a day; undefined when that is next to nothing. */
function reachedBy({ quantity, sound }: Asked, days: number): Quantity | undefined {
  const amount = inTenths(Math.min(quantity.amount, (sound * days) / 7));
  return amount >= sound * leastShare ? { ...quantity, amount } : undefined;
}

/** The share of the whole that each step names; undefined for steps that name none. */
export const sharesOf = (steps: readonly Pick<KindStep, 'measured'>[]) =>
  steps.map(({ measured = '' }) => {
    const percent = measured.includes('{total}') ? 100 : Number(/\{(\d+)%\}/.exec(measured)?.[1] ?? Number.NaN);
    return Number.isNaN(percent) ? undefined : percent / 100;
  });

/** What somebody puts in: 'I can put away 350 a month', 'paying 200 a month'. */
const putIn =
  /\b(?:put|putting|set|setting|save|saving|spare|afford|pay|paying|transfer|away|aside|keep|manage|do)\b(?:\s+[^\s.;,]+){0,4}\s+[€$£]?$/i;
/** What somebody lives on: 'I live on 20k a month', 'my salary is 90,000 a month'. */
const livesOn =
  /\b(?:(?:i|we)(?: \w+)? (?:live on|earn)|(?:i['’]m|we['’]re) living on|(?:my|our) (?:salary|wages?))\b(?:\s+[^\s.;,]+){0,3}\s+[€$£₦₹]?$/i;
/** A sum of these is no income. */
const goesOut = /\b(?:interest|spen[dt]\w*|costs?|rent|bills?|fees?|charges?|debts?|repayments?|subscriptions?)\b/i;
/** An income that is wished for, past or beside another. */
const isWished =
  /\b(?:want|would|could|should|wish|hope|aim|try|goal|dream|need|side|extra|more|raise|increase|double|negotiate|used to|until|when|if|to be)\b/i;

/** The clause of the words that names the amount. The comma of '60,000' parts nothing. */
const clauseWith = (quantity: Quantity, words: string, lead: RegExp) =>
  words.split(/[.;,!?](?:\s+|$)|\s(?:and|but)\s/i).find((clause) => standsAfter(lead, quantity, clause));

/** A plan supposes that a fifth of an income can be put aside. */
const shareOfIncome = 5;
const mostYears = 20;

export interface OwnRate {
  /** The sum. */
  whole: Quantity;
  rate: Quantity;
  /** The income that the rate is a fifth of, where the person named no rate. */
  income?: Quantity;
  /** How long the sum takes. */
  days: number;
}

/** How long a sum takes at what the person can put in: 6,000 at 350 a month. Undefined where they did not name both. */
export function ownRate({ quantities, words }: Pick<GoalRead, 'quantities' | 'words'>): OwnRate | undefined {
  const sums = quantities.filter(({ noun }) => noun === 'money');
  const clauseOf = (one: Quantity, lead: RegExp) => {
    const clause = clauseWith(one, words, lead);
    return clause !== undefined && !goesOut.test(clause) ? clause : undefined;
  };
  const named = sums.find((one) => one.role === 'rate' && clauseOf(one, putIn) !== undefined);
  const income = named ? undefined : sums.find((one) => one.per && !isWished.test(clauseOf(one, livesOn) ?? 'wish'));
  const rate = named ?? (income && { ...income, role: 'rate' as const, amount: income.amount / shareOfIncome });
  const whole = sums.filter(({ role }) => role === 'total').toSorted((a, b) => b.amount - a.amount)[0];
  if (!rate?.per || !whole || rate.amount >= whole.amount) return undefined;
  const days = Math.ceil((whole.amount / rate.amount) * weeksIn[rate.per] * 7);
  return days <= mostYears * 366 ? { whole, rate, days, ...(income ? { income } : {}) } : undefined;
}

interface Portion {
  day: number;
  amount: number;
}

/** Whether no stretch between two portions, nor the way from the start, is faster than sound. */
function keepsPace(portions: readonly Portion[], sound: number): boolean {
  return portions.every(({ day, amount }, i) => {
    const before = portions[i - 1] ?? { day: 0, amount: 0 };
    return amount - before.amount <= (sound * (day - before.day)) / 7 + 1e-9;
  });
}

interface PacedSteps {
  asked: Quantity;
  /** What each step reaches; undefined for steps that name no amount. */
  portions: readonly (Quantity | undefined)[];
  /** For the last step, when the whole does not fit before its day. */
  note: string | undefined;
}

/**
 * The portions of an amount whose usual shares would go faster than is sound: then they follow the calendar, at the sound
 * pace at most, up to what is realistic by the target. Undefined where the usual shares are sound.
 */
export function pacedSteps(
  goal: GoalRead,
  { today, days, steps: chosen }: { today: string; days: readonly string[]; steps: readonly KindStep[] },
): PacedSteps | undefined {
  const asked = askedOf(goal);
  const { target } = goal;
  if (asked?.quantity.role !== 'total' || !target) return undefined;
  const { quantity, sound } = asked;
  const shares = sharesOf(chosen);
  const dayNumbers = days.map((day) => daysBetween(today, day));
  const usual = shares.flatMap((share, i) =>
    share === undefined ? [] : [{ day: dayNumbers[i] ?? 0, amount: share * quantity.amount }],
  );
  const span = daysBetween(today, target);
  const isTooFast = span < daysNeeded(asked);
  // Nobody runs 38 km before a marathon: the kind's own distances stay where there is time for all of it.
  const isItsOwn = goal.kind.implied?.some(({ amount, unit }) => amount === quantity.amount && unit === quantity.unit);
  if (keepsPace(usual, sound) || (isItsOwn && !isTooFast)) return undefined;

  const pace = isTooFast ? sound : (quantity.amount * 7) / span;
  const portions = shares.map((share, i) =>
    share === undefined ? undefined : reachedBy({ quantity, sound: pace }, dayNumbers[i] ?? 0),
  );
  // Nobody runs a part of a marathon: on a ladder, the last step stays what was asked. The kind's own title names its own distance.
  if (goal.kind.ladder) portions[portions.length - 1] = isItsOwn ? undefined : quantity;
  const most = goal.kind.ladder ? undefined : reachedBy(asked, span);
  const realistic = most ? `About ${inUnits(most.amount, most)} is realistic by ${target}: ` : '';
  return { asked: quantity, portions, note: isTooFast ? `${realistic}${takesInWords(asked)}.` : undefined };
}

/** One plain line for a wish that cannot be done soundly in its time, with a day by which it can; undefined for all others. */
export function paceWarning(input: DraftRoadmapInput): string | undefined {
  const goal = readGoal(input);
  const asked = askedOf(goal);
  if (!asked) return undefined;
  const { quantity, sound } = asked;
  if (quantity.per) {
    if (!isTooFastRate(goal.kind, quantity)) return undefined;
    return `That is faster than is safe: ${inUnits(sound, quantity)} a week is the most that health services advise.`;
  }
  const { target } = goal;
  if (!target || daysBetween(input.today, target) >= daysNeeded(asked)) return undefined;
  const most = reachedBy(asked, daysBetween(input.today, target));
  const safer = `safer date for all of it is ${addDays(input.today, daysNeeded(asked))}.`;
  const rest = most ? `About ${inUnits(most.amount, most)} is realistic by ${target}; a ${safer}` : `A ${safer}`;
  return `That is faster than is safe: ${takesInWords(asked)}. ${rest}`;
}

import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';

// Days that words name beside the target date: the month in which something happens every day, and how long a step lasts.

const months = 'january february march april may june july august september october november december'.split(' ');
/** 'By the end of May' says when it is over, not that it happens in May. */
const edge = '(?<!\\b(?:end|start|beginning|middle|half|part|week|weekend) )';
const inMonth = new RegExp(`${edge}\\b(?:in|of|throughout|all) (${months.join('|')})\\b`, 'i');
const daily = /\b(?:every|each|daily|days|mornings|evenings|nights)\b/i;
const leastDaysBefore = 7;

/** 'Yoga every morning in January' begins on 1 January: what comes before prepares it. Undefined when it begins now. */
export function beginsOn(
  words: string,
  { today, target }: { today: string; target: string | null },
): string | undefined {
  const said = words.split(/[.;!?]\s/).find((sentence) => daily.test(sentence) && inMonth.test(sentence)) ?? '';
  const month = months.indexOf(inMonth.exec(said)?.[1]?.toLowerCase() ?? '');
  if (!target || month < 0 || Number(target.slice(5, 7)) !== month + 1) return undefined;
  const first = `${target.slice(0, 8)}01`;
  return daysBetween(today, first) >= leastDaysBefore ? first : undefined;
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const daysOf = { day: 1, week: 7, month: 30 } as const;
const lasting = new RegExp(
  `(?<!wait\\w* )\\bfor (?:at least |about |the first )?(\\d+|${numbers.join('|')}) (day|week|month)s?\\b`,
  'gi',
);
/** A step may be a little shorter than its text says. */
const nearly = 0.7;

/** The longest time that a step's text asks for, in days: 14 for 'keep a log for two weeks'. */
function daysSaid(text: string): number {
  const spans = [...text.matchAll(lasting)].map(([, number = '', unit = 'day']) => {
    const count = Number(number) || numbers.indexOf(number.toLowerCase()) + 1;
    return count * daysOf[unit.toLowerCase() as keyof typeof daysOf];
  });
  return Math.max(0, ...spans);
}

/** For each step, a sentence where its date leaves less time than its own text asks for. */
export function shortTimes(
  texts: readonly string[],
  { today, days }: { today: string; days: readonly string[] },
): string[] {
  return texts.map((text, i) => {
    const left = daysBetween(days[i - 1] ?? today, days[i] ?? today);
    // Where steps share a day, the overview says that the time is short.
    const fits = left === 0 || left >= daysSaid(text) * nearly;
    return fits ? '' : ` Your date leaves ${left === 1 ? 'one day' : `${left} days`} for it: do as much of it as fits.`;
  });
}

export const dayBefore = (day: string) => addDays(day, -1);

import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { holidayNames } from '../reading/holidays.rules.ts';
import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import { findTargetDate } from '../reading/target-date.rules.ts';

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
  `(?<!wait\\w* )\\bfor (?:at least |about |the first )?(\\d+|${numbers.join('|')}) (day|week|month)s?\\b(?! (?:before|ahead)\\b)`,
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
    const said = daysSaid(text);
    if (left === 0 || left >= said * nearly) return '';
    // The first day is for beginning, where the second step leaves the time for it.
    const until = addDays(today, said);
    if (i === 0 && (days[1] ?? today) >= until) return ` Begin it by then; it runs until ${until}.`;
    return ` Your date leaves ${left === 1 ? 'one day' : `${left} days`} for it: do as much of it as fits.`;
  });
}

const inDays = (days: number) => (days === 1 ? 'one day' : `${numbers[days - 1] ?? days} days`);

/** '; ten ticks out of fourteen are enough' */
const countedDays = /;\s[^.;]*\bout of (?:seven|ten|fourteen|twenty-one|thirty)\b[^.;]*/gi;

/** Where a date leaves a step less time than it asks for, its title and text ask for what fits: 'for two weeks' becomes 'for four days'. */
export function fitting(text: string, { left, said }: { left: number; said: number }): string {
  if (said === 0 || left === 0 || left >= said * nearly) return text;
  const fitted = text.replace(
    new RegExp(`(?<lead>(?<=[\\p{L}\\d]) )?${lasting.source}`, 'giu'),
    (span, lead?: string) => {
      if (daysSaid(span) <= left) return span;
      // Without the span 'For two weeks, write …' would be no sentence.
      if (left === 1) return lead ? '' : span;
      return `${lead ?? ''}${/^ ?F/.test(span) ? 'For' : 'for'} ${inDays(left)}`;
    },
  );
  return fitted.replace(countedDays, '');
}

/** For each step, the days that it asks for and the days that its date leaves. */
export function timesOfSteps(texts: readonly string[], { today, days }: { today: string; days: readonly string[] }) {
  return texts.map((text, i) => {
    const left = daysBetween(days[i - 1] ?? today, days[i] ?? today);
    const said = daysSaid(text);
    // The first one begins by its day and runs on.
    const runsOn = i === 0 && (days[1] ?? today) >= addDays(today, said);
    return { left: runsOn ? said : left, said };
  });
}

const happenings = wordsOf(`
  exam exams test tests mock mocks audition auditions interview appointment check-up checkup operation surgery op
  birthday anniversary wedding funeral christening hearing trial court review election vote party reunion concert
  recital show match race marathon competition festival fair market trip flight
`);
/** How people name a day that others set, or that comes by itself. */
const setByOthers = anyOf(
  [
    'before/by/until/till/at/for/on my/our/his/her/their/the/a/an/this/next? _? _? _? {happening}',
    "{happening} is/are/'s/starts/start/begins/begin/comes/on/in",
    'has/have/had/must/needs to? be/go in by/on/till/until',
    'hand/hands/handed/handing in the/our/my/all? papers/thesis/work/portfolio/essay',
    'hand/handed it in',
    'must/have_to hand in',
    'submit/appeal/deadline/expires/closes/due',
    'application/applications has/have/must/is/are',
    'tax return/returns',
    'before/until/till/by_the_time _? _? _? starts/start/begins/begin/opens/closes/comes/come/arrives/arrive/sits/visits/visit',
    'is/are/gets born/married',
    'baby comes/arrives/is_due',
    'before/when i turn',
  ],
  { lists: { happening: happenings } },
);
const feasts = anyOf(holidayNames);

/** Whether nobody can move the target: it is the day of a feast, an exam, a wedding, a hearing. */
export function isDaySetByOthers(
  words: string,
  { target, ...at }: { target: string | null; today: string; timeZone: string },
): boolean {
  if (!target) return false;
  return sentencesNaming(target, words, at).some((text) => setByOthers.test(text) || feasts.test(text));
}

/** The sentences that name a day. */
const sentencesNaming = (day: string, words: string, at: { today: string; timeZone: string }) =>
  words.split(/[.;!?]\s/).filter((text) => findTargetDate({ ...at, text })?.date === day);

/** What is done by a day that is named with it, and how the step is called that does it. The rest of the plan comes later. */
const deeds: readonly (readonly [said: RegExp, step: RegExp])[] = [
  [
    /\b(?:hand(?:ed)? in|submit|apply|portfolios?|applications?)\b/i,
    /^(?:apply|submit|hand in|send|file)\b|\bsend (?:the|your) (?:application|papers|form)/i,
  ],
  [
    /\b(?:exams?|tests?|auditions?) (?:is|are|on|in)\b/i,
    /^(?:sit|take|pass) (?:the|your) .*\b(?:exam|test|audition)\b/i,
  ],
  [/\b(?:book|ring|call)\b|\bin the calendar\b/i, /^(?:book|ring|call)\b/i],
];

/**
 * The step that the target belongs to, where that is not the last one: papers that must be in by then, the exam itself. By
 * its number, from 0.
 */
export function stepDueThen(
  words: string,
  { titles, target, ...at }: { titles: readonly string[]; target: string | null; today: string; timeZone: string },
): number | undefined {
  if (!target) return undefined;
  const said = sentencesNaming(target, words, at);
  for (const [saysSo, isStep] of deeds) {
    const step = titles.findLastIndex((title) => isStep.test(title));
    if (step > 0 && step < titles.length - 1 && said.some((text) => saysSo.test(text))) return step;
  }
  return undefined;
}

export const dayBefore = (day: string) => addDays(day, -1);

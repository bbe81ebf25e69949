import { addDays, addMonths } from '@pathwise/contracts/roadmap-calendar.rules';
import { namedDay } from './days-in-full.rules.ts';
import { holidayNames } from './holidays.rules.ts';
import { oneOf } from './phrases.rules.ts';
import { findTargetDate } from './target-date.rules.ts';

/** A move by a length of time. */
export interface Shift {
  days?: number;
  months?: number;
  earlier: boolean;
}

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  another: 1,
  'one more': 1,
  'a couple of': 2,
  'a couple': 2,
  two: 2,
  'a few': 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  'half a': 0.5,
};
const amounts = Object.keys(numberWords)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const length = new RegExp(
  `(?<= )(${amounts}|\\d+) (?:more |extra |further |additional |full |whole )*(days?|weeks?|fortnights?|months?|years?|quarters?)(?= )`,
);
const ofPace = / (?:hours?|hrs?|h|minutes?|mins?|times|once|twice) (?:a|per|each|every) (?:day|week|month) /g;
const earlierWords = / (?:earlier|sooner|forward|forwards|quicker|faster|up by|in by|less) /;
const pushed = / push(?:ed|ing)? /;

/** 'three more months', 'a fortnight later', 'two weeks earlier'. A pace ('a week') is none. */
export function shiftIn(clause: string): Shift | undefined {
  const [whole, amount = '', unit = ''] = length.exec(clause.replace(ofPace, ' ')) ?? [];
  if (!whole) return undefined;
  const count = numberWords[amount] ?? Number(amount);
  const earlier = earlierWords.test(clause) && !pushed.test(clause);
  if (/^month/.test(unit) && count >= 1) return { months: count, earlier };
  if (/^quarter/.test(unit)) return { months: 3 * count, earlier };
  if (/^year/.test(unit)) return { months: Math.round(12 * count), earlier };
  const days = { d: 1, w: 7, f: 14, m: 30 }[unit[0] ?? 'd'] ?? 1;
  return { days: Math.round(count * days), earlier };
}

/** A day moved by a shift. */
export function shifted(day: string, { days = 0, months = 0, earlier }: Shift): string {
  const sign = earlier ? -1 : 1;
  return addDays(addMonths(day, sign * months), sign * days);
}

const monthNames = 'january|february|march|april|may|june|july|august|september|october|november|december';
/** 'We sat down on Sunday': a day on which something was done is over. */
const pastVerbs =
  'sat|went|did|saw|met|spoke|finished|resigned|came|drove|failed|passed|quit|sold|bought|paid|sent|ran';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const dayGone = new RegExp(
  `\\b(?:${pastVerbs})\\b(?! (?:not|to)\\b)([^.!?;,]{0,25}?) on (?:the )?(?:last )?${weekday}\\b(?! \\d)`,
  'gi',
);
/** 'Only 12 may join' names no day. */
const ofPeople = 'join|come|go|take|be|have|use|bring|stay|play|sit|eat|need|want|get';
const verbMay = new RegExp(
  String.raw`(?<!\b(?:by|on|to|until|till|before|is|for|the) )\b(\d+) may (?=(?:not |only |also |still )?(?:${ofPeople})\b)`,
  'g',
);
/** As the beginnings of their names, for a pattern. */
export const shortMonths = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** 'On the 19th, not the 12th of June' names the month once, behind the day that no longer counts. */
const otherOfMonth = new RegExp(
  `\\b(\\d{1,2}(?:st|nd|rd|th)?),? (?:not|instead of|rather than)(?: on)?(?: the)? \\d{1,2}(?:st|nd|rd|th)?( (?:of )?(?:${shortMonths})[a-z]*)`,
  'gi',
);
const monthsGone = new RegExp(`\\b(?:instead of|rather than|not) (?:in |by |on )?(?:${monthNames})\\b,?`, 'gi');
const monthAndDay = new RegExp(`\\b(${monthNames})\\b[^.]*?\\bthe (\\d{1,2})(?:st|nd|rd|th)\\b`, 'i');
const holidays: readonly (readonly [RegExp, string])[] = [
  [/\bafter (?:the )?new year'?s?\b/i, '01-04'],
  [/\bnew year'?s? day\b|\b(?:the )?new year\b/i, '01-01'],
  [/\bafter (?:the )?(?:christmas|xmas|holidays)\b/i, '12-28'],
  [/\bnew year'?s? eve\b/i, '12-31'],
  [/\bvalentine'?s?(?: day)?\b/i, '02-14'],
  [/\bhallowe'?en\b/i, '10-31'],
];

/** Beside '11 Jan' a feast tells why: 'not New Year's Day', 'so I get the Valentine's lot'. */
const isDayNumbered = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${shortMonths})[a-z]*\\b|\\b(?:${shortMonths})[a-z]* (?:the )?\\d{1,2}\\b(?!:)`,
  'i',
);

const feasts = new RegExp(`\\b(?:${oneOf(holidayNames)})\\b(?: 20\\d\\d)?`, 'gi');
const refusedFeast =
  /\bnot (?:on |by |at |for )?(?:the )?(?:new year['’]?s?(?: day| eve)?|christmas|xmas|easter|valentine['’]?s?(?: day)?)\b/gi;

/** 'The date could be Australia Day' */
const namedHoliday = new RegExp(
  `\\b(?:is|be|to|it|on|for) (?:the )?(?<holiday>${oneOf(holidayNames)})(?=$|[\\s]*[.,;!?]| (?:please|instead|then|next|this|if|or)\\b)`,
  'i',
);

/** 'Push all to mid July' of 'push all to mid July because we are away until 9 May'. What stands behind tells why. */
const ordered =
  /(?<!(?:^|[.!?;,] |\b(?:because|since|as|when) )(?:i|we|they) )\b(?:push|move|extend|shift|postpone|delay) [^,.;!?]*?\b(?:to|until|till) [^,.;!?]+?(?=[,.;!?]|$| (?:because|since|as|so|but|while)\b)/i;
/** 'Finish everything by 15 May' of 'we move in June, so finish everything by 15 May' */
const finishesBy =
  /\b(?:finish|finished|complete|completed|done|ready|over|wrap\w*|end)\b.*?\b(?:by|until|till|before) (?:the )?\S/i;
const tellsWhy = /^(?:because|since|as|while|if|when)\b/i;

/** The part of a text that asks for a day, where the others tell of days that come anyway. */
function orderIn(text: string): string | undefined {
  const [order] = ordered.exec(text) ?? [];
  const clauses = text.split(/[,.;!?]+(?:\s+|$)|\s+(?=(?:because|since|as|so|but|while|and)\b)/i);
  return order ?? clauses.find((one) => finishesBy.test(one) && !tellsWhy.test(one) && !refuses.test(one));
}

/** The day that an edit names, today or later. A day in full counts before a month or a season. */
export function dayIn(words: string, { today, timeZone }: { today: string; timeZone: string }): string | undefined {
  const when = { today, timeZone };
  const text = words.replace(verbMay, '$1 ').replace(otherOfMonth, '$1$2');
  const order = orderIn(text);
  const asked = order && anyDayIn(order, when) ? order : text;
  const read = anyDayIn(asked, when);
  return namedDay(asked, when, read) ?? read;
}

function anyDayIn(text: string, when: { today: string; timeZone: string }): string | undefined {
  const { today } = when;
  const [, month, day] = monthAndDay.exec(text) ?? [];
  if (month && day) return findTargetDate({ text: `by ${day} ${month}`, ...when })?.date;
  const feast = isDayNumbered.test(text) ? '' : text.replace(refusedFeast, '');
  const named = holidays.find(([words]) => words.test(feast))?.[1];
  if (named) return [0, 1].map((more) => `${Number(today.slice(0, 4)) + more}-${named}`).find((one) => one >= today);
  const cut = (isDayNumbered.test(text) ? text.replace(feasts, ' ') : text)
    .replace(/\bsince [\w ]+?(?=[,.;]|\band\b|\bbut\b|$)/gi, '')
    .replace(/\b(spring|summer|autumn|fall|winter) '?(\d\d)\b/gi, '$1 20$2')
    .replace(/\bfrom (?:now|here) on(?:wards)?\b/gi, '')
    .replace(/\b(?:the )?(?:last|final) day of (?=the year|20\d\d|\p{L}+)/giu, 'the end of ')
    .replace(/\b(to|until|till|for|by) the weekend\b/gi, '$1 this weekend')
    .replace(monthsGone, '')
    .replace(dayGone, '$1')
    .replace(refusedFeast, '')
    .replace(/\bnot (?:by|in|on|before|until|till) [\w ]+?(?=,|\bbut\b|$)/gi, '');
  const holiday = namedHoliday.exec(cut)?.groups?.['holiday'];
  const found = findTargetDate({ text: cut, ...when })?.date;
  if (found) return found;
  if (holiday) return findTargetDate({ text: `by ${holiday}`, ...when })?.date;
  // 'make it June': a month that nothing else goes with is a deadline here.
  const alone = new RegExp(`\\b(?:it|to|in|for|until|till|doing|be)?\\s*(${monthNames})\\b(?: (\\d{4}))?`, 'i').exec(
    cut,
  );
  if (
    !alone?.[1] ||
    (/^(?:may|march)$/.test(alone[1]) && !/\b(?:to|in|it|until|till|for|by) (?:may|march)\b/i.test(cut))
  )
    return undefined;
  return findTargetDate({ text: `by end of ${alone[1]} ${alone[2] ?? ''}`.trim(), ...when })?.date;
}

const ordinalAlone = /^(?:on |for |to )?the (\d{1,2})(?:st|nd|rd|th)$/i;
const namesMonth = new RegExp(`\\b(?:${monthNames}|month|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b`, 'i');
/** 'The 14th' for a goal that ends on 15 May is 14 May, unless its message names a month. */
export function dayNearEnd(words: string, message: string, end: string | null | undefined): string | undefined {
  const [, day = ''] = ordinalAlone.exec(words.trim()) ?? [];
  return day && end && !namesMonth.test(message) ? `${end.slice(0, 8)}${day.padStart(2, '0')}` : undefined;
}

const refuses =
  /\b(?:not|no|nothing|never|can['’]?t|cannot|couldn['’]?t|won['’]?t|isn['’]?t|doesn['’]?t|didn['’]?t|instead of|rather than|closed|full|too (?:early|late|soon))\b/i;
const decides =
  /\b(?:should|must|so|ha(?:s|ve) to|needs? to|make it|move|set|now|go with|instead|let['’]?s|aim|by|new|then|is|will be)\b/i;
const dayOfMonth = /\bthe \d{1,2}(?:st|nd|rd|th)\b/i;
const ofTwo = /\b(?:until|till|til|before|between)\b/i;
const namesFeast = (text: string) => text.search(feasts) >= 0 || holidays.some(([words]) => words.test(text));
/** A text without clauses that only tell which day does not suit: 'Ana can't do the 17th'. */
export function withoutRefusedDays(text: string, when: { today: string; timeZone: string }): string {
  if (ofTwo.test(text)) return text;
  const parts = text.split(/(?<=[.,;!?])\s+|\s+(?=\b(?:so|but|because|since|as)\b)/i);
  const dated = parts.filter(
    (part) => dayIn(part, when) !== undefined || (dayOfMonth.test(part) && refuses.test(part)),
  );
  const fit = dated.filter((part) => !refuses.test(part));
  // 'On 1 Feb, so I get the Valentine's lot'
  const numbered = fit.filter((part) => isDayNumbered.test(part) || !namesFeast(part));
  const suited = numbered.length > 0 ? numbered : fit;
  const decided = suited.filter((part) => decides.test(part));
  const [kept] = [decided, suited].filter((some) => some.length > 0);
  return kept && kept.length < dated.length
    ? parts.filter((part) => !dated.includes(part) || kept.includes(part)).join(' ')
    : text;
}

const waits =
  /\b(?:no|not|nothing|none|never|can['’]?t|cannot|won['’]?t|isn['’]?t|aren['’]?t|closed)\b[^.!?;]*?\b(?:until|till|til|before)\b(?!\W*$| (?:that|then)\b)/i;

/** 'Nights till the end of January, no way I'm doing it then' */
const waitsUntil = /\b(?:until|till|til)\b[^.!?;]*?\b(?:no way|can['’]?t|cannot|won['’]?t|nothing|not doing)\b/i;

/** The day before which nothing can be done: 'no swimming until 1 March'. */
export function untilIn(text: string, when: { today: string; timeZone: string }): string | undefined {
  return waits.test(text) || waitsUntil.test(text)
    ? firstDay(text.replace(/\b(?:not )?(?:before|until|till|til)\b/gi, 'on'), when)
    : undefined;
}

/** The day that a pause lasts to: 'pause it until January' is 1 January. */
export function pausedUntil(text: string, when: { today: string; timeZone: string }): string | undefined {
  const until = /\b(?:until|till|til)\b/gi;
  return until.test(text) ? firstDay(text.replace(until, 'on'), when) : undefined;
}

const inMonth = new RegExp(
  `\\b(?:on|from|in) (?:(?:early|the start of|the beginning of) )?(${monthNames})\\b(?! (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b)(?: (\\d{4}))?`,
  'i',
);
/** 'Until March' ends on 1 March. */
export function firstDay(text: string, when: { today: string; timeZone: string }): string | undefined {
  const [found, month, year = ''] = inMonth.exec(text) ?? [];
  return dayIn(found ? text.replace(found, `on 1 ${month} ${year}`) : text, when);
}

const dayNames = 'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?';
const hourCounts = 'half an|an|one|a|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|\\d+(?: \\d)?';
const spans = 'day|week|night|evening|morning|weekend';
const hours = new RegExp(
  `(?<= )(${hourCounts}) ?(hours?|hrs?|h|minutes?|mins?)(?= )(?: (?:a|per|each|every|of an evening) (${spans}))?`,
);

/** 'I retired on Friday', 'since Monday' tell of one day. */
const dayTold =
  /(?<= (?:\w{2,}ed|since|last|this|left|quit|lost|got|came|born|had (?:our|my|the|a) \w+)(?: job| work)?)(?: on)?(?: last)? (?:mon|tues|wednes|thurs|fri|satur|sun)day(?= )/g;
/** '2 full days a week' */
const wholeDays = / (one|two|three|four|five|six|\d) (?:full |whole |entire )?days (?:a|per|each|every) week /;
const hoursOfDay = 6;

/** The days a week that an edit leaves: 'only Sundays' is 1, 'weekends only' is 2. */
export function daysAWeekIn(clause: string): number | undefined {
  const told = clause.replace(dayTold, ' ');
  const named = new Set(told.match(new RegExp(`(?<= )(?:${dayNames})(?= )`, 'g')) ?? []).size;
  return named > 0 ? named : / weekends? /.test(clause) ? 2 : undefined;
}

/** The hours a week that an edit names: '2 hours a week', 'half an hour a day', 'only Sundays'. */
export function hoursAWeekIn(clause: string): number | undefined {
  const [, fullDays = ''] = wholeDays.exec(clause) ?? [];
  if (fullDays) return hoursOfDay * (numberWords[fullDays] ?? Number(fullDays));
  const [, amount = '', unit = '', per] = hours.exec(clause) ?? [];
  if (amount) {
    const count =
      amount === 'half an'
        ? 0.5
        : (numberWords[amount] ?? { fifteen: 15, twenty: 20 }[amount] ?? Number(amount.replace(' ', '.')));
    const inHours = unit.startsWith('m') ? count / 60 : count;
    if (per && /^(?:day|night|evening|morning)$/.test(per)) return inHours * (/ (?:weekdays?) /.test(clause) ? 5 : 7);
    return per || unit.startsWith('h') ? inHours : undefined;
  }
  const days = daysAWeekIn(clause.replace(/ weekends? /g, ' ')) ?? 0;
  if (/ weekends? /.test(clause)) return 4;
  return days > 0 ? 2 * days : undefined;
}

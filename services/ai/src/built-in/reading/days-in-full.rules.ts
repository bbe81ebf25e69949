import { months } from './deadline-phrases.rules.ts';
import { oneOf } from './phrases.rules.ts';
import { findTargetDate } from './target-date.rules.ts';

// Days that a message names in full: '14 May', 'the 3rd of July', 'March 20th'.

const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?:,? (20\\d\\d))?';
const forms: readonly { pattern: RegExp; dayFirst: boolean }[] = [
  { pattern: new RegExp(`(?<![\\d.,:/-])${day} (?:of )?(${months})\\b\\.?${year}`, 'gi'), dayFirst: true },
  {
    pattern: new RegExp(`\\b(${months})\\.? (?:the )?${day}(?! ?[ap]m\\b)(?![\\d:%]|[.,]\\d)\\b${year}`, 'gi'),
    dayFirst: false,
  },
];

/** What stands before a day that no longer counts: 'not on 7 May', 'instead of 3 June'. */
const refusedBefore =
  /(?:\b(?:not|instead of|rather than|no longer|was|were|originally|than)|n['’]t)(?: (?:on|by|the|until|till|before|for|be|do|make|manage|come))*(?: \w+day)? $/i;
/** What stands behind one: '30 June is of no use', '7 May is full'. */
const isNot = "(?:is|was|are|would be|doesn['’]?t|won['’]?t|isn['’]?t|can['’]?t|cannot)";
const ofNoUse = oneOf([
  ...['of no use', 'no use', 'no good', 'full', 'taken', 'gone', 'closed', 'too', 'out', 'off', 'impossible'],
  ...['not', 'work', 'suit', 'possible', 'for the', 'anymore'],
]);
const refusedBehind = new RegExp(`^,? ${isNot}(?: \\w+)? ?${ofNoUse}\\b`, 'i');
/** 'Did it on 3 November', 'since 4 May' */
const toldBefore =
  /\b(?:since|did|done|started|born|went|last|ended|happened|(?!mov|need)\w{3,}ed(?: \w+)? on)(?: the| on)* $/i;

interface NamedDay {
  date: string;
  at: number;
  isRefused: boolean;
}

/** The days that a text names by day and month, in their order. Days that are only told of count as refused. */
function namedDays(text: string, when: { today: string; timeZone: string }): NamedDay[] {
  const found = forms.flatMap(({ pattern, dayFirst }) =>
    [...text.matchAll(pattern)].flatMap((match): NamedDay[] => {
      const [words, first = '', second = '', ofYear = ''] = match;
      const [number, month] = dayFirst ? [first, second] : [second, first];
      const before = text.slice(0, match.index);
      if (Number(number) < 1 || Number(number) > 31) return [];
      const date = findTargetDate({ text: `by ${number} ${month} ${ofYear}`.trim(), ...when })?.date;
      const isRefused =
        toldBefore.test(before) ||
        refusedBefore.test(before) ||
        refusedBehind.test(text.slice(match.index + words.length));
      return date ? [{ date, at: match.index, isRefused }] : [];
    }),
  );
  return found.toSorted((a, b) => a.at - b.at);
}

/** 'Now', 'moved to', 'make it': before the day that counts of several. */
const decides = /\b(?:now|moved?|make it|instead|got us|booked|new|then|changed)\b(?: \w+){0,4} $/i;

/** Of the days that a text names in full the one that counts, unless `read` is one that counts as well. */
export function namedDay(text: string, when: { today: string; timeZone: string }, read?: string): string | undefined {
  const days = namedDays(text, when);
  const suited = days.filter(({ isRefused }) => !isRefused);
  if (suited.length === 0 || suited.some(({ date }) => date === read)) return undefined;
  const decided = suited.filter(({ at }) => decides.test(text.slice(0, at))).at(-1);
  const day = decided ?? suited.at(-1);
  // 'Until the end of June, because of the wedding on 14 May': a day of another month tells why.
  const tellsWhy = read !== undefined && !decided && !days.some(({ date }) => date === read);
  return tellsWhy && day?.date.slice(0, 7) !== read.slice(0, 7) ? undefined : day?.date;
}

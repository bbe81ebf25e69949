import { readNumber } from '../reading/numbers.rules.ts';

const some = '(?:\\d+|two|three|four|five|six|seven)';
/** 'Two or three runs a week' has one rate. The 5 of '2.5 kg a week' is none. */
const weekly = new RegExp(
  `(?<![\\d.,])\\b(?:(?:one|${some})(?: to | or |[-–]))?(?<number>${some})(?<noun> [\\w-]+)? (?<per>a|per|each|every) week\\b`,
  'i',
);
const inWords = 'one two three four five six seven'.split(' ');

/** 'Three runs a week': how many, and the text with another number. Undefined for a text without a weekly number. */
export function weeklyRateIn(text: string): { times: number; at(times: number): string } | undefined {
  const match = weekly.exec(text);
  const { number = '', noun = '', per = '' } = match?.groups ?? {};
  if (!match) return undefined;
  const at = (times: number) =>
    text.replace(match[0], `${inWords[times - 1] ?? times}${times === 1 ? noun.replace(/s$/, '') : noun} ${per} week`);
  return { times: readNumber(number), at };
}

/**
 * 'Daily' where it says how often: it ends its clause, or a time follows. In 'four daily habits' it belongs to the habits, and in
 * 'the end of each day' to the end.
 */
const daily =
  /(?<!\b(?:about|at|by|for|from|in|of|on|through|to|with|not) )\b(?:daily|every day|each day)\b(?=$|[.,;:!?)]| (?:after|at|before|for|from|in|until) )/i;

/** 'Practise scales daily' on fewer days: 'Practise scales on three days a week'. Undefined where nothing is done daily. */
export const onThreeDays = (text: string): string | undefined =>
  daily.test(text) ? text.replace(daily, 'on three days a week') : undefined;

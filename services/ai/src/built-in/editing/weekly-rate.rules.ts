import { readNumber } from '../reading/numbers.rules.ts';

const weekly = /\b(?<number>\d+|two|three|four|five|six|seven)(?<noun> [\w-]+)? (?<per>a|per|each|every) week\b/i;
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

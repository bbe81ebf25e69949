import type { Reader } from './edit-asked.rules.ts';
import { stemsOf } from './step-reference.rules.ts';
import { upperFirst } from './tidy-words.rules.ts';

// 'I can only run on Tuesday and Thursday evenings, please move the running tasks there': days of the week for one kind of work.

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const day = `(?:${names.join('|')})s?`;
const part = '(?: (?:mornings?|afternoons?|evenings?|nights?|lunchtimes?))?';
const days = `(?<days>${day}${part}(?:(?:, | and | or |, and | & )${day}${part})*)`;
const what = "(?<what>[\\p{L}'’-]+(?: [\\p{L}'’-]+)?)";
const things = '(?:tasks?|steps?|sessions?|things|stuff|units?|days)';
const moves = '(?:move|put|shift|plan|schedule|place|set|bring)';
const there =
  '(?:there|then|to (?:those|these|them|the two) ?(?:days|evenings)?|on (?:those|these|them) ?(?:days|evenings)?|to them|onto them)';
const patterns: readonly RegExp[] = [
  `\\b(?:on |every |only )?${days}\\b[^?]*?\\b${moves} (?:all )?(?:the |my |our )?${what} ${things} ${there}\\b`,
  `\\b${moves} (?:all )?(?:the |my |our )?${what} ${things} (?:to|on|onto) (?:the )?${days}\\b`,
].map((source) => new RegExp(source, 'iu'));
const noWork = /^(?:other|next|last|first|all|these|those|open|old|new|same|weekly)$/i;

export const onDays: Reader = ({ text }) => {
  const groups = patterns.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  const { what: about = '', days: said = '' } = groups ?? {};
  if (!groups || noWork.test(about) || stemsOf(about).length === 0) return undefined;
  const named = said.toLowerCase();
  const weekdays = names.flatMap((name, n) => (named.includes(name) ? [n + 1] : []));
  const inWords = said.replace(new RegExp(day, 'gi'), (name) => upperFirst(name));
  // 'To Thursday' names one day of the calendar, and 'Thursdays' every one.
  const isRegular = weekdays.length > 1 || /days\b|every|evenings|mornings/i.test(said) || /\bonly\b/i.test(text);
  return isRegular ? { do: 'on-days', about: about.toLowerCase(), days: inWords, weekdays } : undefined;
};

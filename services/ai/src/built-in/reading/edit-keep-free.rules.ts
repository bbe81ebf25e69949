import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { type Reader, says } from './edit-asked.rules.ts';
import { firstDay } from './edit-when.rules.ts';

// 'I am away from 6 to 20 February', 'I have a cold, I can paint again from Friday': days in which nothing falls. Only what is due
// in them moves.

const isAway = [
  /\b(?:away|on (?:holiday|vacation|leave|a trip|tour)|off work|travell?ing|abroad|in hospital|(?:no|without|have no|not any) time|not (?:here|there|at home|home|available|around)|visiting)\b/i,
  /\bnothing (?:should|must|can|may|shall|is to|to) (?:fall|be|happen|land|come|stand)\b|\b(?:can(?:not|['’]t)|won['’]t|will not) do (?:anything|a thing|any of it)\b/i,
  /\b(?:keep|leave)\b.*\b(?:free|empty|clear)\b/i,
];
const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const until = '(?:to|until|till|through|and|[-–])';
const day = (name: string) => `(?:the )?(?<${name}>\\d{1,2})(?:st|nd|rd|th)?`;
const ranges = [
  `\\b${day('from')}(?: (?:of )?(?<fromMonth>${monthName}))?\\.? ?${until} ?${day('to')}(?: of)? (?<toMonth>${monthName})\\b`,
  `\\b(?<fromMonth>${monthName}) ${day('from')} ?${until} ?(?:(?<toMonth>${monthName}) )?${day('to')}\\b`,
].map((source) => new RegExp(source, 'i'));
const isoRange = /\b(?<from>\d{4}-\d\d-\d\d) (?:to|until) (?<to>\d{4}-\d\d-\d\d)\b/;

interface When {
  today: string;
  timeZone: string;
}

/** 'From 6 to 20 February', 'February 6 to March 2', '28 December to 3 January'. */
function daysBetweenIn(text: string, when: When): { from: string; to: string } | undefined {
  const iso = isoRange.exec(text)?.groups;
  if (iso?.['from'] && iso['to']) return { from: iso['from'], to: iso['to'] };
  const found = ranges.map((range) => range.exec(text)?.groups).find(Boolean);
  if (!found) return undefined;
  const { fromMonth = found['toMonth'], toMonth = found['fromMonth'] } = found;
  const dayOf = (number: string | undefined, month: string | undefined, today: string) =>
    firstDay(`on ${number} ${month}`, { ...when, today });
  const from = dayOf(found['from'], fromMonth, when.today);
  const to = from && dayOf(found['to'], toMonth, from);
  return from && to && from <= to ? { from, to } : undefined;
}

/** 'Push everything to July because we are away' asks for another change, and tells why. */
const ordersOther =
  /\b(?:push|move|shift|postpone|delay|extend|bring|set|pause|stop|hold|resume|add|drop|remove|instead)\b/i;
const ofThem = /\b(?:in there|in (?:that|this) time|(?:those|these) days|in between|fall(?:s|ing)?)\b/i;

/** More days than these are a pause. */
const mostDays = 100;

export const awayFrom: Reader = ({ text, today, timeZone }) => {
  if (!isAway.some((pattern) => pattern.test(text)) || (ordersOther.test(text) && !ofThem.test(text))) return undefined;
  const days = daysBetweenIn(text, { today, timeZone });
  return days && days.to >= today && days.to <= addDays(days.from, mostDays) ? { do: 'keep-free', ...days } : undefined;
};

const isWellFrom =
  /\b(?:can|could|may|will|able to|allowed to|['’]ll|am|be)\b[^.;!?]*\b(?:again|back|fit|well|better)\b[^.;,!?]{0,20}\b(?:from|on|as of|after|by)\b (?<when>.+)$/i;
const isUnwell =
  /\b(?:cold|flu|ill|sick|poorly|unwell|fever|covid|bug|virus|migraine|infection|in bed|lost my voice)\b/i;

/** The day from which somebody who is ill can go on. */
export const wellFrom: Reader = ({ text, whole, today, timeZone }) => {
  const { when } = isWellFrom.exec(text)?.groups ?? {};
  if (!when || !(isUnwell.test(text) || says.setback(whole))) return undefined;
  const back = firstDay(`on ${when}`, { today, timeZone });
  return back && back > addDays(today, 1)
    ? { do: 'keep-free', from: today, to: addDays(back, -1), because: text }
    : undefined;
};

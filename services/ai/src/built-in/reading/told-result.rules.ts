import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { weekdayOf } from './calendar.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { readNumber } from './numbers.rules.ts';
import { upperFirst } from './tidy-words.rules.ts';

// 'I did a sample test last Sunday, 41 of 100': what is told of a step that is done stays as a note of it.

const figure = '\\d+(?:[.,:]\\d+)*';
const results: readonly RegExp[] = [
  new RegExp(`(?<![\\w.,:/£$€])${figure} ?(?:of|out of|/) ?${figure}(?: (?:points|marks|questions|words|right))?`, 'i'),
  new RegExp(`(?<![\\w.,:/])${figure} ?(?:%|percent|per cent|points|marks)(?!\\w)`, 'i'),
  new RegExp(`\\bin (?!20\\d\\d\\b)${figure}(?: (?:hours?|h|minutes?|mins?|min))?(?![\\w:])(?= *(?:[.,;!]|$))`, 'i'),
  /\b(?:grade|mark|score|result|level|band)(?: of| was| is|:)? (?<own>[a-f][+-]?|\d+(?:[.,]\d+)?|[abc][12])(?!\w)/i,
  /\b(?:cost|paid|for|came to) (?<own>[£$€] ?\d[\d,.]*\d|[£$€] ?\d)/i,
  /\b(?:weigh\w*|measured?|scored?|got|reached|managed|ran) (?<own>\d+(?:[.,:]\d+)* ?(?:km|kg|m|cm|miles?|pages?|words?|points?)?)(?= *(?:[.,;!]|$))/i,
];

const weekdays = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'];
const aDay = `(?:${weekdays.join('|')})day`;
const onWeekday = new RegExp(`\\b(?:last|on|this|past) (?<day>${aDay})\\b`, 'i');
const ago = /\b(?<count>an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?<unit>day|week|month)s? ago\b/i;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const onDate = new RegExp(
  `\\bon (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${months.join('|')})[a-z]*\\b(?:,? (?<year>20\\d\\d)\\b)?`,
  'i',
);

/** The day before today that a message names: 'yesterday', 'last Sunday', 'three days ago', 'on 12 November'. */
function dayBack(text: string, today: string): string | undefined {
  if (/\b(?:yesterday|last night)\b/i.test(text)) return addDays(today, -1);
  const { count = '', unit } = ago.exec(text)?.groups ?? {};
  const days = { day: 1, week: 7, month: 30 }[unit?.toLowerCase() ?? ''] ?? 0;
  if (days > 0) return addDays(today, -days * (/^an?$/i.test(count) ? 1 : readNumber(count)));
  const named = onWeekday.exec(text)?.groups?.['day']?.toLowerCase().replace(/day$/, '');
  if (named) return addDays(today, -((weekdayOf(today) - weekdays.indexOf(named) - 1 + 7) % 7 || 7));
  const { day, month = '', year } = onDate.exec(text)?.groups ?? {};
  if (!day) return undefined;
  const inYear = `${String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year) return [`${year}-${inYear}`].find((one) => one <= today);
  return [0, 1].map((back) => `${Number(today.slice(0, 4)) - back}-${inYear}`).find((one) => one <= today);
}

/** 'Step 2 of 6' is no result. */
const ofPlan = /\bsteps? \d+ (?:of|out of) \d+/gi;
const resultIn = (text: string) => results.map((result) => result.exec(text.replace(ofPlan, ' '))?.[0]).find(Boolean);

/** What a message tells of a step beside that it is done: the day, and what came out. Undefined where it tells neither. */
function toldResult(message: string, today: string): string | undefined {
  const result = resultIn(message);
  const day = dayBack(message, today);
  if (!result && !day) return undefined;
  const on = day && `Done on ${day}`;
  if (!result) return `${on}.`;
  return on ? `${on}: ${result.trim()}.` : `Result: ${upperFirst(result.trim())}.`;
}

/** A reading with what is told of the one step that is done. */
export function withResult(request: EditRequest, message: string, today: string): EditRequest {
  if (request.do !== 'done' || request.stepIds.length !== 1) return request;
  const told = toldResult(message, today);
  return told ? { ...request, told } : request;
}

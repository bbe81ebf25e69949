import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { dayIn } from './edit-when.rules.ts';
import { upperFirst } from './tidy-words.rules.ts';
import { beginsWithVerb } from './word-forms.ts';

// 'Put ring the job centre on my plan for tomorrow', 'plan 30 minutes of vocabulary on Tuesday': a task of the week with its day.

const opening = '^(?:(?:please|sage|hey|and|also|ok|can you|could you|would you|i want to|i would like to) ?,? ?)*';
const writes = '(?:put|add|write|note|enter|pop|stick|schedule|set|plan|include|place)(?: down| in)?';
const week =
  '(?:my|the|this|our) (?<where>(?:week(?:ly)?(?: plan(?:ner)?)?|plan(?:ner)?|calendar|schedule|agenda|to-?do list|to-?dos|list|days?)(?: view)?)';
const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const monthNames = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*';
const dayWords = `(?:today|tonight|tomorrow(?: \\w+)?|(?:this |next |coming )?${weekdays}(?: (?:morning|afternoon|evening|night))?|(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?${monthNames}|${monthNames} \\d{1,2}(?:st|nd|rd|th)?|\\d{4}-\\d\\d-\\d\\d)`;
const when = `(?:(?:for|on|by|at) )?(?<day>${dayWords})`;
const end = '(?: please| pls| thanks)?[.!?]?\\s*$';
const amount = '(?:\\d{1,3}|an?|half an|one|two|ten|fifteen|twenty|thirty|forty-?five|sixty)';
const spell = `${amount} (?:minutes?|mins?|hours?|hrs?)`;
const forms = [
  `${opening}${writes} (?<what>.{3,120}?) (?:on|in|into|to|onto) ${week},? ${when}${end}`,
  `${opening}${writes} (?<what>.{3,120}?) ${when},? (?:on|in|into|to|onto) ${week}${end}`,
  `${opening}(?:plan|schedule|set aside|reserve|block(?: out)?|put in|book) (?<what>${spell} .{3,100}?) ${when}${end}`,
].map((source) => new RegExp(source, 'iu'));

/** Further away than these, a day is that of a step. */
const mostDays = 35;
/** 'My plan' may be the roadmap, whose steps are things more often than deeds. */
const mayBeRoadmap = /^plan$/i;
const ofSteps = /\b(?:steps?|milestones?|goals?|roadmap)\b/i;
const pointsOnly = /^(?:it|this|that|them|those|these|something|everything)$/i;
const isSpell = new RegExp(`^${spell}\\b`, 'i');

export interface TaskOfWeek {
  title: string;
  day: string;
}

const dayName = `(?<day>${weekdays})s?`;
const kindOfDay = '(?<kind>[\\p{L}-]{3,20}(?: [\\p{L}-]{3,20})?)';
const dayOfKind = [
  `${opening}(?:make|keep|use|take|reserve|set|leave|let['’]?s make|i want to use) (?:every |each |my )?${dayName} (?:(?:to be|as|be|for) )?(?:my|the|a|our) ${kindOfDay} days?${end}`,
  `${opening}(?:every |each )?${dayName} (?:is|are|will be|should be|shall be)(?: now| always)? (?:my|the|our) ${kindOfDay} days?${end}`,
  `${opening}(?:my|the|our) ${kindOfDay} days? (?:is|should be|will be|shall be)(?: now| always)? (?:every |each |on )?${dayName}${end}`,
].map((source) => new RegExp(source, 'iu'));
const noWork = /\b(?:free|off|rest|birthday|wedding|last|first|busy|holiday|moving|wash|exam|test|due|target|big)\b/i;

/** 'Make Saturday my study day': what is done then, and the next such day. */
export function dayOfWork(message: string, at: { today: string; timeZone: string }): TaskOfWeek | undefined {
  const text = message.replace(/\s+/g, ' ').trim();
  const { kind = '', day: said = '' } = dayOfKind.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  const day = said && !noWork.test(kind) ? dayIn(`on ${said}`, at) : undefined;
  return day ? { title: upperFirst(kind.toLowerCase()), day } : undefined;
}

/** The task that a message wants in the weekly plan. Undefined where it asks for another thing. */
export function taskOfWeek(message: string, at: { today: string; timeZone: string }): TaskOfWeek | undefined {
  const text = message.replace(/\s+/g, ' ').trim();
  const found = forms.map((form) => form.exec(text)?.groups).find(Boolean);
  const { what = '', where = '', day: said = '' } = found ?? {};
  if (!what || ofSteps.test(what) || pointsOnly.test(what)) return undefined;
  const title = what
    .replace(/^(?:(?:that i|to|a task (?:to|for|called)|task:?|the task) )+/i, '')
    .replace(/^["“]|["”,]$/g, '')
    .trim();
  if (mayBeRoadmap.test(where) && !beginsWithVerb(title) && !isSpell.test(title)) return undefined;
  const day = /^(?:today|tonight)/i.test(said) ? at.today : dayIn(`on ${said}`.replace('on tomorrow', 'tomorrow'), at);
  if (!day || title.length < 3 || day < at.today || day > addDays(at.today, mostDays)) return undefined;
  return { title: upperFirst(title).slice(0, 200), day };
}

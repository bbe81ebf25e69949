import { addDays, addMonths, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import {
  bold,
  type CoachGoal,
  goalMeant,
  isRunning,
  longDay,
  plural,
  stemsOf,
  sundayOf,
} from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { tasksOf } from './done-things.rules.ts';
import { daysNamed } from './named-days.rules.ts';
import { later } from './on-days.rules.ts';
import { thingsNamed } from './one-thing.rules.ts';
import { amountIn, rateIn } from './own-counts.rules.ts';

// Questions for an amount that stands in the plan itself: 'how many chapters by the end of February?', 'how much should be in the
// pot by May?', 'what is the longest run before the race?', 'more running or more writing this week?'.

const byDay = /\b(?:by|until|till|before|at)\b.*$/;
const soon = 45;
/** The day up to which a question asks. */
function dayMeant({ words, today }: Asked): string | undefined {
  const said = byDay.exec(words)?.[0];
  const until = said && /^by then\b/.test(said) ? `on ${words}` : said; // 'the wedding is on 12 June; how much by then?'
  const span = until && !/^at (?!the end|end)/.test(until) ? daysNamed(until, today) : undefined;
  if (!span || span.to <= today) return undefined;
  const year = /\b20\d\d\b/.exec(words)?.[0];
  if (year && year > span.to.slice(0, 4)) return `${year}${span.to.slice(4)}`;
  // 'By next December', said in November, is a year away
  return /\bnext (?!week|month)/.test(until ?? '') && span.to < addDays(today, soon) ? addMonths(span.to, 12) : span.to;
}

interface Planned {
  title: string;
  day: string;
  goal: CoachGoal;
}

const plannedIn = (goals: readonly CoachGoal[]): Planned[] =>
  goals.flatMap((goal) =>
    (goal.steps ?? []).flatMap(({ title, dueDate }) => (dueDate ? [{ title, day: dueDate, goal }] : [])),
  );
const latest = (some: readonly Planned[]) => some.toSorted((a, b) => a.day.localeCompare(b.day)).at(-1);
const isRate = (title: string) => /\bstanding order\b|\b(?:a|per|each|every) (?:month|week)\b|\bmonthly\b/i.test(title);
/** The step with an amount of money that is due last by a day. */
const amountBy = (day: string, goals: readonly CoachGoal[]) =>
  latest(plannedIn(goals).filter((one) => one.day <= day && !isRate(one.title) && signOf(one)));
/** The currency of a step with an amount of money: its own or that of its goal. Empty for '1500 m'. */
const signOf = ({ title, goal }: Planned) =>
  (amountIn(title) && (amountIn(title)?.sign || amountIn(goal.title)?.sign)) || '';

const ofMoney = /\bhow much\b.*\b(?:money|saved?|pot|account|aside|away|have|there|bank|deposit|fund)\b/;

/** 'How many weeks until April?' asks for time. */
const ofTime = /^(?:days?|weeks?|months?|hours?|times?|sleeps)$/;

/** 'How many chapters by the end of February?', 'how much should be in the pot by May?' */
export function amountByDay(asked: Asked): string | undefined {
  const day = dayMeant(asked);
  if (!day || rateIn(asked.words)) return undefined;
  const among = asked.focus ? [asked.focus] : asked.goals.filter(isRunning);
  const counted = /\bhow many (\p{L}+)/u.exec(asked.words)?.[1] ?? '';
  const stem = ofTime.test(counted) ? undefined : stemsOf(counted)[0];
  const found = stem
    ? latest(plannedIn(among).filter((one) => one.day <= day && stemsOf(one.title).includes(stem)))
    : ofMoney.test(asked.words)
      ? amountBy(day, [...among, ...asked.goals.filter(isRunning)])
      : undefined;
  return (
    found &&
    `By ${longDay(day)} your plan has ${bold(found.title)} (${found.goal.title}), due ${found.day === day ? 'on that day' : `on ${longDay(found.day)}`}.`
  );
}

const asksSum =
  /\b(?:what|how much) (?:do|will|would|does|is|have|should)\b.*\b(?:have|got|be|make|makes|come|add|total|together|that)\b/;
const firstOfMonth = (day: string) => (day.slice(8) === '01' ? day : addMonths(`${day.slice(0, 7)}-01`, 1));

/** 'If I put away 600 a month from December, what do I have by the end of May?': so many payments, without what is there. */
export function sumPutAway(asked: Asked): string | undefined {
  const { words, today, goals } = asked;
  const rate = rateIn(words);
  const until = rate && asksSum.test(words) ? dayMeant(asked) : undefined;
  if (!rate || !until) return undefined;
  const said = /\b(?:from|starting|beginning|as of|since)\b(?: in| on)? (\w+(?: \w+)?)/.exec(words)?.[1];
  const start = said ? (daysNamed(`in ${said}`, today)?.from ?? today) : today;
  const from = rate.unit === 'week' ? start : firstOfMonth(later(start, today));
  const payments =
    rate.unit === 'week'
      ? Math.floor(daysBetween(from, until) / 7)
      : Array.from({ length: 600 }, (_, n) => addMonths(from, n)).findIndex((day) => day > until);
  if (payments < 1) return undefined;
  const planned = amountBy(until, goals.filter(isRunning));
  const sign = /[£$€]/.exec(words)?.[0] ?? goals.map(({ title }) => amountIn(title)?.sign ?? '').find(Boolean) ?? '';
  const money = (value: number) => `${sign}${value.toLocaleString('en-GB')}`;
  const wants = planned ? ` Your plan has ${bold(planned.title)} by ${planned.day}.` : '';
  return `${plural(payments, 'payment')} of ${money(rate.amount)}, one a ${rate.unit} from ${from} until ${until}, make ${money(payments * rate.amount)}. What is put aside already, interest and bonuses come on top.${wants}`;
}

const asksBiggest = /\b(?:biggest|longest|furthest|farthest|largest|highest|most) (?<what>\p{L}+)\b(?<rest>.*)/u;
const measure =
  /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(km|k|miles?|mi|m|minutes?|mins?|hours?|pages?|words?|laps?|lengths?)\b/i;
const sizeOf = (title: string) => Number((measure.exec(title)?.[1] ?? '0').replace(',', '.'));
const unitOf = (title: string) => measure.exec(title)?.[2]?.charAt(0).toLowerCase();
/** Those in the unit that most of them have: minutes and kilometres are not compared. */
function inOneUnit<Entry extends { title: string }>(some: readonly Entry[]): Entry[] {
  const groups = some.map(({ title }) => some.filter((one) => unitOf(one.title) === unitOf(title)));
  return groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** 'What is the longest run before the race?': of the steps and tasks ahead that say how much, the largest. */
export function biggestInPlan(asked: Asked): string | undefined {
  const { what = '', rest = '' } = asksBiggest.exec(asked.words)?.groups ?? {};
  const stem = stemsOf(what)[0];
  if (!stem || !/\b(?:before|until|till|in (?:the|my|this) plan|planned|up to)\b/.test(rest)) return undefined;
  const end = /\b(?:before|until|till|up to)\b(.*)/.exec(rest)?.[1] ?? '';
  const limit = thingsNamed(end, asked, 0.8)[0];
  const goals = limit?.goal ? [limit.goal] : asked.focus ? [asked.focus] : asked.goals.filter(isRunning);
  const ahead = [...plannedIn(goals), ...tasksOf({ ...asked, focus: goals.length === 1 ? goals[0] : undefined })]
    .filter(({ title, day }) => day >= asked.today && (!limit?.day || day < limit.day) && sizeOf(title) > 0)
    .filter(({ title }) => stemsOf(title).includes(stem));
  const [first] = inOneUnit(ahead).toSorted((a, b) => sizeOf(b.title) - sizeOf(a.title));
  return (
    first &&
    `${bold(first.title)}, due on ${longDay(first.day)}, is the largest one that your plan names${limit ? ` before “${limit.title}”` : ''}.`
  );
}

const moreOrMore = /\bmore (?<one>\p{L}+(?: \p{L}+)?) or (?:more )?(?<other>\p{L}+)/u;

/** 'Is there more running or more writing this week?': the tasks of each goal, counted. */
export function moreOfWhich(asked: Asked): string | undefined {
  const { words, goals, today } = asked;
  if (/\b(?:should|shall|better|rather)\b/.test(words)) return undefined;
  const { one = '', other = '' } = moreOrMore.exec(words)?.groups ?? {};
  const [a, b] = [goalMeant(one, goals), goalMeant(other, goals)];
  if (!a || !b || a === b || !asked.tasks) return undefined;
  const sunday = sundayOf(today);
  const span = daysNamed(words, today) ?? { from: addDays(sunday, -6), to: sunday, words: 'this week' };
  const tasks = (goal: CoachGoal) =>
    tasksOf({ ...asked, focus: goal }).filter(({ day }) => day >= span.from && day <= span.to);
  const counted = [a, b].map((goal) => ({ goal, titles: tasks(goal).map(({ title }) => `“${title}”`) }));
  const said = counted.map(
    ({ goal, titles }) =>
      `${titles.length === 0 ? 'none' : titles.length} for ${bold(goal.title)}${titles.length > 0 ? ` (${titles.join(', ')})` : ''}`,
  );
  const [first, second] = counted.map(({ titles }) => titles.length);
  const verdict =
    first === second ? 'As many of one as of the other' : `More ${(first ?? 0) > (second ?? 0) ? one : other}`;
  return `${verdict} ${span.words}: ${said.join(', ')}.`;
}

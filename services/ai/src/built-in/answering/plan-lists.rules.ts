import { addDays, addMonths } from '@pathwise/contracts/roadmap-calendar.rules';
import { weekdayOf } from '../reading/calendar.rules.ts';
import { readNumber } from '../reading/numbers.rules.ts';
import { anyOf } from '../reading/phrases.rules.ts';
import {
  bold,
  bulletList,
  isOpen,
  isRunning,
  months,
  openSteps,
  plural,
  stemsOf,
  whenInWords,
} from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { daysNamed } from './named-days.rules.ts';
import { tell, thingsNamed } from './one-thing.rules.ts';

// Lists that a question asks for: all dates up to a day, the next few steps by date, all steps of a goal, months without a date,
// two weeks side by side, and whether something stands in the plan at all.

interface Line {
  title: string;
  day: string;
  of: string;
}

/** Open steps of the goals in question and open tasks, by day. */
function openByDay({ about, tasks = [], named }: Asked): Line[] {
  const steps = about
    .filter((goal) => isRunning(goal) || goal === named)
    .flatMap((goal) =>
      openSteps(goal).flatMap(({ title, dueDate }) => (dueDate ? [{ title, day: dueDate, of: goal.title }] : [])),
    );
  const titles = new Set(steps.map(({ title }) => title));
  const planned = named ? [] : tasks.filter(({ completed, title }) => !completed && !titles.has(title));
  return [...steps, ...planned.map(({ title, day }) => ({ title, day, of: 'weekly plan' }))].toSorted((a, b) =>
    a.day.localeCompare(b.day),
  );
}
const lineOf = ({ title, day, of }: Line, today: string) => `${title} · ${whenInWords(day, today)} · ${of}`;

const asksAll = /\b(?:everything|all|every|list|order|sort|put|show)\b/;
const ofDates = /\b(?:dates?|dated|due|deadlines?|open steps|steps)\b/;
const byDate = /\b(?:by (?:date|day|deadline|due date)|in order|chronological\w*)\b/;
const until = /\b(?:before|until|till|up to|by)\b(?<day>.*)/;
const counted =
  /\b(?:next|first|just|only)(?: the)?(?: next| first)? (?<count>\d{1,2}|two|three|four|five|six|seven|eight|ten)\b/;
const most = 15;

/** 'List everything with a date before Christmas', 'my open steps by date, the next four'. */
export function datesInOrder(asked: Asked): string | undefined {
  const { words, today } = asked;
  if (!(asksAll.test(words) || (counted.test(words) && byDate.test(words))) || !ofDates.test(words)) return undefined;
  const said = until.exec(words)?.groups?.['day'] ?? '';
  const day = daysNamed(said, today);
  const count = counted.exec(words)?.groups?.['count'];
  if (!(day && day.to > today) && !byDate.test(words)) return undefined;
  const all = openByDay(asked);
  const late = all.filter((one) => one.day < today);
  const ahead = all.filter((one) => one.day >= today && (!day || one.day <= day.to));
  const some = ahead.slice(0, count ? readNumber(count) : most);
  if (some.length === 0) return undefined;
  const past =
    late.length > 0 ? `\n\nPast their day and still open:\n\n${bulletList(late.map((one) => lineOf(one, today)))}` : '';
  return `${day ? `Until ${day.to}` : 'By date'}:\n\n${bulletList(some.map((one) => lineOf(one, today)))}${past}`;
}

const asksMonths =
  /\b(?:which|what|any|are there) months?\b.*\b(?:nothing|free|empty|quiet|off|without|no (?:dates?|deadlines?|steps?))\b/;

/** 'Which months next year have nothing due?' */
export function freeMonths({ words, goals, today }: Asked): string | undefined {
  if (!asksMonths.test(words)) return undefined;
  const year = Number(today.slice(0, 4)) + (/\bnext year\b/.test(words) ? 1 : 0);
  const from = /\bnext year\b/.test(words) ? `${year}-01-01` : `${today.slice(0, 7)}-01`;
  const span = Array.from({ length: 12 }, (_, n) => addMonths(from, n).slice(0, 7)).filter((month) =>
    /\b(?:this|next) year\b/.test(words) ? month.startsWith(String(year)) : true,
  );
  const monthsOf = (some: typeof goals) =>
    new Set(
      some.flatMap((goal) =>
        [goal.targetDate, ...openSteps(goal).map(({ dueDate }) => dueDate)].flatMap((day) => day?.slice(0, 7) ?? []),
      ),
    );
  const busy = monthsOf(goals.filter(isRunning));
  const resting = monthsOf(goals.filter((goal) => isOpen(goal) && !isRunning(goal)));
  const nameOf = (month: string) => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  const named = (some: readonly string[]) => some.map(nameOf).join(', ');
  const free = span.filter((month) => !busy.has(month));
  const onlyPaused = free.filter((month) => resting.has(month));
  if (free.length === 0) return 'None of them: in each, a step is due or a goal ends.';
  return `Nothing is due in ${named(free)}.${onlyPaused.length > 0 ? ` In ${named(onlyPaused)} something of a paused goal has its day.` : ''} Weekly tasks may still come.`;
}

const twoWeeks = /\bthis week\b.*\blast week\b|\blast week\b.*\bthis week\b|\bthis week\b.*\bthe one before\b/;
const compares = /\b(?:than|compare\w*|versus|vs|slipping|tasks?|ticked|ticks)\b/;
const feels = /\b(?:feel\w*|felt|harder|worse|tired|ill|sick)\b/;

/** 'Compare this week and last week': the tasks of both, done and planned. */
export function weeksCompared({ words, tasks, today }: Asked): string | undefined {
  if (!tasks || !twoWeeks.test(words) || !compares.test(words) || feels.test(words)) return undefined;
  const monday = addDays(today, 1 - weekdayOf(today));
  const week = (from: string) => {
    const all = tasks.filter(({ day }) => day >= from && day <= addDays(from, 6) && day <= today);
    return { all, done: all.filter(({ completed }) => completed), open: all.filter(({ completed }) => !completed) };
  };
  const [now, before] = [week(monday), week(addDays(monday, -7))];
  if (now.all.length === 0 || before.all.length === 0) return undefined;
  const open = now.open.map(({ title, day }) => `“${title}”, ${whenInWords(day, today)}`).join('; ');
  const share = ({ all, done }: typeof now) => done.length / all.length;
  const verdict = now.done.length > 0 && share(now) >= share(before) ? ' You are not slipping.' : '';
  return `Up to today, ${now.done.length} of ${plural(now.all.length, 'task')} ${now.done.length === 1 ? 'is' : 'are'} ticked this week, last week ${before.done.length} of ${before.all.length}.${open ? ` Open so far: ${open}.` : ''}${verdict}`;
}

const asksSteps =
  /\b(?:list|name|remind me|show|what (?:are|were|is)|what's|whats|give me|tell me|which were)\b.*\bsteps\b/;

const ofAllSteps = /\b(?:all|every|whole|both|\d+)\b.*\bsteps\b/;
const stepsOfGoal = /\b(?:the|its|my|what|which) (?:\w+ )?steps\b/;
/** 'Which steps are left?' asks for some of them only. */
const ofSome =
  /\b(?:next|left|open|remain\w*|late|overdue|due|still|missing|first|last|done|finished|today|week|now|should|would|difference|between|same|mean|why|how)\b/;

/** 'Remind me of the five steps of the smoking goal': all of a completed goal, which has none left. */
export function allSteps({ words, named, today }: Asked): string | undefined {
  const { steps = [] } = named ?? {};
  if (!named || steps.length === 0 || !asksSteps.test(words)) return undefined;
  if (isOpen(named) && !ofAllSteps.test(words) && (!stepsOfGoal.test(words) || ofSome.test(words))) return undefined;
  const lines = steps.map(
    ({ title, completed, doneOn, dueDate }, at) =>
      `${at + 1}. ${title}${completed ? ` · done${doneOn ? ` ${doneOn}` : ''}` : dueDate ? ` · ${whenInWords(dueDate, today)}` : ''}`,
  );
  return `${bold(named.title)} has ${plural(steps.length, 'step')}:\n\n${lines.join('\n')}`;
}

const ofApp = /\bthere (?:a|any|some) (?:way|chance|page|place|option|setting|button)\b/;
const asksIfThere: readonly RegExp[] = [
  /\b(?:is|are) there (?:any|some|a|an|no)?\b.*?\b(?:about|with|involv\w+|on|for|mention\w*|to do with|concerning) (?<what>.+)/,
  /\b(?:have (?:i|you|we)(?: got)?|do (?:i|you|we) have|got) (?:any|some)(?:thing)?\b.*?\b(?:about|with|involv\w+|on|mention\w*|to do with) (?<what>.+)/,
];
/** Words that a plan alone has. 'Is there any hope for us?' asks something else. */
const inPlan = anyOf([
  'in/on my/our plan/list/goals/roadmap',
  'there/have/got any/a/some step/steps/task/tasks/goal/goals',
  'have i/we got? any/a/some step/steps/task/tasks/goal/goals',
]);
const notPart = anyOf(['in/on my/the/our list/plan/goals/roadmap', 'in/on here', 'my', 'at all'], { flags: 'giu' });

/** 'Is there any step that involves a birthday?': what is named, of all goals and tasks, or that there is none. */
export function standsInPlan(asked: Asked): string | undefined {
  const { words, today } = asked;
  if (ofApp.test(words) || !inPlan.test(words)) return undefined;
  const what = asksIfThere.map((pattern) => pattern.exec(words)?.groups?.['what']).find(Boolean);
  const plain = what?.replace(notPart, ' ').replace(/[?!.]/g, ' ').trim() ?? '';
  if (!plain || stemsOf(plain).length === 0 || daysNamed(plain, today)) return undefined;
  const stems = stemsOf(plain);
  const found = thingsNamed(plain, asked, 0.8).filter(({ title }) =>
    stemsOf(title).some((stem) => stems.includes(stem)),
  );
  if (found.length > 0) return `In your plan:\n\n${bulletList(found.slice(0, 4).map((thing) => tell(thing, asked)))}`;
  return `I find nothing in your plan that names “${plain}”.`;
}

import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { firstDay, shiftIn } from '../reading/edit-when.rules.ts';
import { plainClause } from '../reading/edit-words.rules.ts';
import { anyOf, wordsOf } from '../reading/phrases.rules.ts';
import { planQuestionIn } from '../reading/plan-question.rules.ts';
import { stepNumbersIn, stepsMeant } from '../reading/step-reference.rules.ts';
import { bold, type CoachGoal, plural, type RoadmapStep, stepLine, whenInWords } from './answer-goals.rules.ts';
import type { Asked } from './answer-topics.rules.ts';
import { howOf } from './explain-step.rules.ts';
import { fails, ifFailed } from './of-kind.rules.ts';

// 'Why does step 1 come first?' and 'what happens if I skip it for two weeks?', answered from the days of the plan.

interface Meant {
  goal: CoachGoal;
  step: RoadmapStep | undefined;
  /** How long it is left out. Absent when that is not said. */
  days: number | undefined;
}

const asSteps = (steps: readonly RoadmapStep[]) =>
  steps.map(({ title, completed }, at) => ({ id: String(at), title, completed }));
const skips = '(?:skip|miss|leave out|lose|rest for|pause for|stop for|take off)';
const someOf = '(?:an?|one|this|next|the|two|three|four|some|several|a few|a couple of|\\d+)';
const more = '(?:next|whole|one|two|three|four|few|couple of|\\d+)';
/** 'Skip the next two weeks' */
const skipsTime = new RegExp(` ${skips} ${someOf} (?:${more} )*(?:day|week|month|weekend|fortnight)s? `);
/** Words that no step is named by. */
const asking = anyOf(
  wordsOf(`what why happens happen would will can could you explain tell if when while because skip miss leave out come comes
  stand stands first only already until late early soon due day date dated week weeks plan goal start begin with me ill sick cold flu fever travel holiday`),
  { before: ' ', after: ' ', flags: 'gu' },
);

/** The step that a question names: by its number, else by its words. */
function stepIn(words: string, { steps = [] }: CoachGoal): RoadmapStep | undefined {
  const plain = plainClause(words);
  const [number] = stepNumbersIn(plain, asSteps(steps));
  if (number !== undefined) return steps[number - 1];
  if (/ (?:start|begin|starts|begins) with /.test(plain)) return steps.find(({ completed }) => !completed);
  if (skipsTime.test(plain)) return undefined;
  const [id] = stepsMeant(plain.replaceAll(' ', '  ').replace(asking, ' '), asSteps(steps)).ids;
  return id === undefined ? undefined : steps[Number(id)];
}

function daysIn({ words, today, read }: Asked): number | undefined {
  const plain = plainClause(words);
  const { days = 0, months = 0 } = shiftIn(plain) ?? {};
  if (days + months > 0) return days + 30 * months;
  if (/ some days /.test(plain)) return 3;
  if (/ (?:this|next|the|a) (?:whole )?week /.test(plain)) return 7;
  const until = /\b(?:until|till)\b/.test(words)
    ? firstDay(read.text.replace(/\b(?:until|till)\b/gi, 'on'), { today, timeZone: 'UTC' })
    : undefined;
  return until && until > today ? daysBetween(today, until) : undefined;
}

/** What lasts longer is told in weeks. */
const longestInDays = 27;
const numbers = 'no one two three four five six seven eight nine ten'.split(' ');
function spanInWords(days: number): string {
  const isWeeks = days % 7 === 0 || days > longestInDays;
  const [count, unit] = isWeeks ? [Math.round(days / 7), 'week'] : [days, 'day'];
  return count === 1 ? `a ${unit}` : `${numbers[count] ?? count} ${unit}s`;
}

/** Why a step stands where it does. */
function reasonFor(step: RoadmapStep, goal: CoachGoal, today: string): string {
  const steps = goal.steps ?? [];
  const at = steps.indexOf(step);
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const place = at === 0 ? 'stands first' : `is step ${at + 1} of ${steps.length}`;
  const reason = !after
    ? 'it puts together what the steps before it have built'
    : before
      ? `it builds on “${before.title}”, and “${after.title}” builds on it`
      : `what comes after it builds on it, beginning with “${after.title}”`;
  return `${bold(stepLine(step, today))} ${place}: ${reason}.\n\n${howOf(step, goal)}`;
}

/** Why a step has its day: what is done before it, how long it is given, and what still follows. */
function reasonForDay(step: RoadmapStep, goal: CoachGoal, today: string): string {
  const { steps = [], targetDate } = goal;
  const at = steps.indexOf(step);
  if (step.completed) return `${quoted(step)} is ticked already, so its day no longer matters.`;
  if (!step.dueDate) return `${quoted(step)} has no day yet: it comes when the steps before it are done.`;
  const isDatedBefore = ({ dueDate, completed }: RoadmapStep) => !completed && dueDate !== null && dueDate >= today;
  const before = steps.slice(0, at).findLast(isDatedBefore);
  const waiting = steps.slice(0, at).filter(({ completed }) => !completed).length;
  const given = daysBetween(before?.dueDate ?? today, step.dueDate);
  const first = before
    ? `Before it ${waiting === 1 ? 'comes' : `come ${plural(waiting, 'open step')}, the last of them`} ${quoted(before)}, due on ${before.dueDate}, and it builds on that.`
    : 'No open step stands before it.';
  const needs = given > 0 ? ` After that it has ${spanInWords(given)} for the work in it.` : '';
  const time = before ? needs : given > 0 ? ` It has ${spanInWords(given)} from today for the work in it.` : '';
  const rest = steps.slice(at + 1).filter(({ completed }) => !completed);
  const last = targetDate ?? rest.at(-1)?.dueDate;
  const after =
    rest.length > 0 && last
      ? ` The ${rest.length === 1 ? 'step after it needs' : `${plural(rest.length, 'step')} after it need`} the ${spanInWords(Math.max(1, daysBetween(step.dueDate, last)))} until ${last}.`
      : ' It is the last step, so it has the day of the goal.';
  return `${bold(stepLine(step, today))} (${goal.title})\n\n${first}${time}${after}\n\nIf you want another day, write “move step ${at + 1} to …” with the day.`;
}

const openOf = ({ steps = [] }: CoachGoal) => steps.filter(({ completed }) => !completed);
const quoted = ({ title }: RoadmapStep) => `“${title}”`;

/** Whether the goal's date holds when its steps move by some days. */
function dateAfter(goal: CoachGoal, { days, today }: { days: number; today: string }): string {
  const open = openOf(goal);
  const last = open
    .flatMap(({ dueDate }) => dueDate ?? [])
    .toSorted()
    .at(-1);
  const target = goal.targetDate;
  if (!last || !target) return '';
  const ends = addDays(last, days);
  if (ends <= target) return ` Your date, ${target}, holds.`;
  const back = addDays(today, days);
  const left = daysBetween(back, target);
  const closer =
    left > open.length
      ? ` To keep ${target}, do ${plural(open.length, 'step')} in the ${plural(left, 'day')} that are left after it, about one every ${plural(Math.max(1, Math.round(left / open.length)), 'day')}.`
      : '';
  return ` That is past your date, ${target}, so the goal would end on ${ends}.${closer}`;
}

/** A step left out for good: no other day moves. */
function leftOut(step: RoadmapStep, goal: CoachGoal): string {
  const steps = goal.steps ?? [];
  const at = steps.indexOf(step);
  const after = steps[at + 1];
  const holds = goal.targetDate ? `, and your date, ${goal.targetDate}, holds` : '';
  const missed = after
    ? `“${after.title}” builds on it, so its smallest form is better than none`
    : 'It is the last step, the one that shows that the goal is reached';
  return `If you leave out ${quoted(step)}, no other step moves${holds}. ${missed}. To take it out for good, write “remove step ${at + 1}”.`;
}

/** A step, or all work, put off by some days. */
function putOff({ goal, step }: Meant, { days, today }: { days: number; today: string }): string {
  const steps = goal.steps ?? [];
  const open = openOf(goal);
  const first = step ?? open[0];
  if (!first) return `${bold(goal.title)} has no open step, so nothing is lost.`;
  const back = addDays(today, days);
  const following = open.slice(open.indexOf(first) + 1);
  const span = spanInWords(days);
  if (!first.dueDate)
    return `${quoted(first)} has no day, so nothing is late: it waits until you take it up${following.length > 0 ? `, and ${plural(following.length, 'step')} after it with it` : ''}.`;
  const fallsIn = open.filter(({ dueDate }) => dueDate !== null && dueDate <= back);
  const due = step ? fallsIn.filter((one) => one === step) : fallsIn;
  const holds = goal.targetDate ? ` Your date, ${goal.targetDate}, holds.` : '';
  if (due.length === 0)
    return `${step ? `${quoted(step)} is due on ${whenInWords(first.dueDate, today)}, after that time` : `No step is due in that time: the next is ${quoted(first)}, ${whenInWords(first.dueDate, today)}`}, so no day has to move.${holds} You only have fewer days for it.`;
  const moved = step ?? (due[0] as RoadmapStep);
  const from = moved.dueDate ?? today;
  const after = open.slice(open.indexOf(moved) + 1);
  const last = after
    .flatMap(({ dueDate }) => dueDate ?? [])
    .toSorted()
    .at(-1);
  const along =
    after.length > 0
      ? ` The ${plural(after.length, 'step')} after it ${after.length === 1 ? 'builds' : 'build'} on it and would move along${last ? `, the last one to ${addDays(last, days)}` : ''}.`
      : '';
  const ask =
    moved === open[0]
      ? `move it all by ${days} days, later`
      : `not before ${back} for step ${steps.indexOf(moved) + 1}`;
  return `${step ? '' : 'Nothing of what you have done is lost. '}Left for ${span}, ${quoted(moved)} would move from ${from} to ${addDays(from, days)}.${along}${dateAfter(goal, { days, today })}\n\nNo day moves by itself. If you want new days, write “${ask}”.`;
}

const isUnwell = /\b(?:ill|sick|poorly|unwell|flu|fever|cold|covid|bug|operation|surgery|hospital|injur\w+|migraine)\b/;
/** Time that nobody has named is taken as this long. */
const usual = 7;

function ifSkipped(meant: Meant, { words, today }: Asked): string {
  const { goal, step, days } = meant;
  if (fails.test(words) && !step?.completed) return ifFailed(step, goal, today);
  if (step?.completed) return `${quoted(step)} is ticked already, so there is nothing to leave out.`;
  const well = isUnwell.test(words) ? 'Getting well comes first. ' : '';
  return `${well}${step && days === undefined ? leftOut(step, goal) : putOff(meant, { days: days ?? usual, today })}`;
}

/** What to write for another, smaller goal. */
const smallerGoal = ({ title }: CoachGoal) =>
  `Then ${bold(title)} becomes another, smaller goal. What you have done counts for it as well. To see its plan, write “rename the goal to …” with the new words and after that “another version”. Each is a proposal, and nothing changes before you accept it.`;

/** More goals than these are not gone through. */
const mostGoals = 3;

/** Answers a question about the plan that names a change without asking for it. Undefined for any other message. */
export function planQuestion(asked: Asked): string | undefined {
  const question = asked.goals.length > 0 ? planQuestionIn(asked.words) : undefined;
  if (!question) return undefined;
  const { focus, about, today } = asked;
  const days = daysIn(asked);
  const goals = focus ? [focus] : about.slice(0, mostGoals);
  const answers = goals.flatMap((goal) => {
    if (goal.status === 'completed' || openOf(goal).length === 0) return [];
    const step = stepIn(asked.words, goal);
    const why = question.why && step ? [reasonFor(step, goal, today)] : [];
    const then = question.whyThen && step ? [reasonForDay(step, goal, today)] : [];
    const skipped = question.ifSkipped ? [ifSkipped({ goal, step, days }, asked)] : [];
    const only = question.ifOnly ? [smallerGoal(goal)] : [];
    const parts = [...why, ...then, ...skipped, ...only].join('\n\n');
    return parts ? [goals.length > 1 ? `${bold(goal.title)}: ${parts}` : parts] : [];
  });
  return answers.length > 0 ? answers.join('\n\n') : undefined;
}

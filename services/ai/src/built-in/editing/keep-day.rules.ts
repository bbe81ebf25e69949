import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import { dateMeant } from '../reading/date-meant.rules.ts';
import { amountPattern } from '../reading/numbers.rules.ts';
import { stemsOf } from '../reading/step-reference.rules.ts';
import { laterThan } from './day-words.ts';
import { timesOf } from './effort.rules.ts';
import { isFixedStep } from './fixed-days.rules.ts';
import { type AskedChange, openSteps, type PlanInView, type PlanStep, titlesOf, withChange } from './plan-in-view.ts';
import { hasParts, lighterChange, smallerChange } from './split-step.rules.ts';

// A day that stays where there is no room for everything before it: what matters least is left out, or begun smaller.

/** Without these the rest cannot happen. */
const needed = new RegExp(
  [
    '^(?:pass|sit|take (?:the|your)|book|register|enrol|apply|submit|hand in|send|sign|pay|buy|order|get|open|file|deliver|serve)',
    '^(?:perform|finish|complete|launch|publish|choose|pick|decide|find|hire|renew|request|claim|tell|inform|agree|ask|call|check)',
    '\\b(?:doctor|gp|midwife|exam|test|passport|visa|insurance|ticket|safety|medical)',
  ]
    .map((one) => `${one}\\b`)
    .join('|'),
  'i',
);
const pleasant =
  /\b(?:compare|look back|review|celebrat\w*|rewards?|explore|visit|watch|decorat\w*|treat|photos?|share|log|polish|report|extra)\b/i;
/** 'Decorate' in a plan to decorate the flat is the plan itself. */
const isPleasant = (title: string, goal: string) =>
  stemsOf(pleasant.exec(title)?.[0] ?? '').some((stem) => !stemsOf(goal).includes(stem));
/** 'Read nine books' on the way to 'Read twelve books' is reached with it. */
const isStage = (title: string, last: string) =>
  stemsOf(title)[0] === stemsOf(last)[0] && hasAmount(title) && hasAmount(last);
const amounts = new RegExp(`(?<![\\w.,])(?:${amountPattern}|[£$€]\\d[\\d,]*)(?!\\w)`, 'i');
const hasAmount = (title: string) => amounts.test(title);

/** The open steps that the rest can do without, those first that matter least. */
function leastNeeded(plan: PlanInView, kept: string | undefined): PlanStep[] {
  const open = openSteps(plan);
  const { steps: times } = timesOf(plan);
  const others = open.flatMap((step, n) => {
    const isEnd = n === 0 || n === open.length - 1 || step.id === kept;
    const isNeeded = isFixedStep(step, plan.today) || times[n]?.daysBefore !== undefined || needed.test(step.title);
    if (isEnd || isNeeded) return [];
    if (isPleasant(step.title, plan.goal.title)) return [{ step, value: 0, n }];
    return isStage(step.title, open.at(-1)?.title ?? '') ? [{ step, value: 1, n }] : [];
  });
  return others.toSorted((a, b) => a.value - b.value || b.n - a.n).map(({ step }) => step);
}

/** From this part of its time on, a plan fits by coming closer together. */
const enough = 0.65;
const mostLightened = 2;
/** What is done in the last days is not begun smaller. */
const close = 7;

/** A plan with less to do, and what that changes. */
interface Spared {
  plan: PlanInView;
  changes: AskedChange[];
  says: string;
}

/**
 * The plan with so much less to do that it fits into a part, 0 to 1, of the time that it takes. `byHalves`: steps lose half of what they
 * count, and none only begins smaller.
 */
export function spared(plan: PlanInView, part: number, kept?: string, byHalves = false): Spared {
  if (part >= enough && !plan.keepsEnd) return { plan, changes: [], says: '' };
  const open = openSteps(plan);
  const most = Math.floor(open.length / 3);
  const count = Math.min(most, Math.max(1, Math.round((open.length * (1 - Math.max(0, part))) / 2)));
  const out = leastNeeded(plan, kept).slice(0, count);
  const removed = out.map(({ id: stepId }): AskedChange => ({ do: 'remove', stepId }));
  const left = removed.reduce(withChange, plan);
  const end = plan.goal.targetDate ?? '';
  const isClose = ({ dueDate }: PlanStep) => dueDate !== null && addDays(dueDate, close) > end;
  const may = openSteps(left).filter((step, n, all) => {
    return n < all.length - 1 && !isFixedStep(step, plan.today) && !isClose(step);
  });
  const large = may.filter((step) => hasParts(left, step));
  const lighter = byHalves
    ? may.flatMap((step) => smallerChange(step) ?? [])
    : (large.length > 0 ? large : may).flatMap((step) => lighterChange(left, step) ?? []).slice(0, mostLightened);
  const ids = lighter.flatMap((change) => (change.do === 'change' ? [change.stepId] : []));
  return {
    plan: lighter.reduce(withChange, left),
    changes: [...removed, ...lighter],
    says: sparedInWords(plan, {
      out: out.map(({ id }) => id),
      smaller: ids,
      isTight: part < enough && !byHalves,
      byHalves,
    }),
  };
}

function sparedInWords(
  plan: PlanInView,
  {
    out,
    smaller,
    isTight,
    byHalves,
  }: { out: readonly string[]; smaller: readonly string[]; isTight: boolean; byHalves: boolean },
): string {
  const parts = [
    ...(out.length > 0 ? [`leave out ${titlesOf(plan, out)}, which the rest needs least`] : []),
    ...(smaller.length > 0 ? [`${byHalves ? 'do less of' : 'begin smaller with'} ${titlesOf(plan, smaller)}`] : []),
  ];
  if (parts.length === 0) return ' I find no step that the rest could do without: tell me which one to leave out.';
  const why = isTight ? 'There is no room for all of it before that day: ' : '';
  return ` ${why}I would ${parts.join(', and ')}. Untick a line to keep that step as it is.`;
}

/** The words of the goal name its end: 'by June'. */
function isEndSaid({ goal, today, timeZone }: PlanInView): boolean {
  const { title, description, targetDate, isTargetDateRead } = goal;
  if (targetDate === null) return false;
  return (
    isTargetDateRead === true || dateMeant({ title, description, targetDate: null, today, timeZone }) === targetDate
  );
}

export const keepChoice = (day: string): string => `Keep ${day} and leave something out`;

/** How much later a goal ends, and the choice to keep the end that the person gave it. */
export function laterEnd(plan: PlanInView, until: string | undefined): { by: string; choices: string[] } {
  const { targetDate } = plan.goal;
  if (!until || targetDate === null) return { by: '', choices: [] };
  const choices = isEndSaid(plan) ? [keepChoice(targetDate)] : [];
  return { by: `, ${laterThan(targetDate, until)}`, choices };
}

/** A kept end may still be moved: the second choice. */
export const orMoveEnd = (plan: PlanInView, end: string | undefined): string[] =>
  end && plan.goal.targetDate && end > plan.goal.targetDate ? [`Move the goal to ${end}`] : [];

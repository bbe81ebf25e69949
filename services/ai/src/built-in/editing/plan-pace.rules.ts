import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { timeframeOf } from '../drafting/schedule.rules.ts';
import { scoredSteps } from '../reading/step-reference.rules.ts';
import { upperFirst } from '../reading/tidy-words.rules.ts';
import { withoutBodilessSteps } from './body-steps.rules.ts';
import { inDays } from './day-words.ts';
import { bookletOf } from './effort.rules.ts';
import { fixedEnd, latestOf, released, staysInWords, stepsStay } from './fixed-days.rules.ts';
import { laterEnd, orMoveEnd, spared } from './keep-day.rules.ts';
import { dayAfter } from './new-step.rules.ts';
import { withGoalDate } from './plan-days.rules.ts';
import {
  type AskedChange,
  merged,
  openSteps,
  ownChange,
  type PlanInView,
  type PlannedEdit,
  type Planner,
  type PlanStep,
  quoted,
  titlesOf,
} from './plan-in-view.ts';
import { allShifted, dayOf, isDated, stretched } from './reschedule.rules.ts';
import { setbackIn } from './setback.rules.ts';
import { hasParts, lighterChange } from './split-step.rules.ts';

/** The step that one to be done next comes after. */
function beforeNext({ steps }: PlanInView): string | null {
  const next = steps.findIndex(({ completed }) => !completed);
  return next > 0 ? (steps[next - 1]?.id ?? null) : null;
}

/** A step named by what went wrong: 'the bank said no' names 'Talk to the bank'. */
const certain = 0.75;
function stepHit(plan: PlanInView, words: string): PlanStep | undefined {
  const open = openSteps(plan);
  const [best] = scoredSteps(words, open);
  return best && best.score >= certain ? open.find(({ id }) => id === best.step.id) : undefined;
}

/** A failed test is taken once more, so its day is no longer fixed. */
const failed = /\b(?:fail|flunk|did(?: not|n['’]?t) pass)/i;

/** So few days off cost no training. */
const shortest = 2;

export const setback: Planner<'setback'> = (given, { words, days, until: from }) => {
  const reduced = withLess(given, words);
  if (reduced) return reduced;
  const known = setbackIn(words);
  const { days: usual, says, step, stepIn = 3, ofStep } = known;
  const hit = ofStep ? stepHit(given, words) : undefined;
  const lasts = from ? daysBetween(given.today, from) : (days ?? usual);
  const body = withoutBodilessSteps(given, { setback: known, words, days: lasts });
  const first = (hit ?? openSteps(body?.plan ?? given)[0])?.dueDate;
  const isAgain = failed.test(words); // a new try may come sooner than planned
  const { plan, changes: freed } = released(given, isAgain ? hit?.id : undefined);
  const untilThen = from && first ? daysBetween(first, from) : (days ?? usual);
  const waits = body && lasts > shortest ? Math.max(untilThen, lasts) : untilThen; // who trains loses the time, whenever the next step is due
  const by = isAgain ? waits : Math.max(0, waits);
  const isAway = isAgain && fixedEnd(plan)?.isTest === true;
  const { changes, said, choices, isLess } = later(plan, { by, hit, isAway, stay: body?.stay });
  const dueDate = isDated(plan) ? addDays(plan.today, Math.max(1, Math.min(by, stepIn))) : null;
  const timeframe = dueDate ? timeframeOf(plan.today, dueDate) : 'general';
  // a step more would be more to do
  const added: AskedChange[] =
    step && !isLess ? [{ do: 'add', after: beforeNext(plan), ...step, dueDate, timeframe }] : [];
  const begin = step && !isLess ? ` I would begin with “${step.title}”.` : '';
  return { changes: merged([...freed, ...changes, ...added]), says: `${says}${said}${begin}`, choices };
};

interface Later {
  by: number;
  hit?: PlanStep | undefined;
  isAway?: boolean;
  /** Steps that a hurt body can do. They keep their days. */
  stay?: readonly PlanStep[] | undefined;
}

/** The open steps so many days later, before an end that stays. Where they do not fit, something is left out for it. */
export function later(
  plan: PlanInView,
  { by, hit, isAway = false, stay = [] }: Later,
): { changes: AskedChange[]; said: string; choices: string[]; isLess: boolean } {
  const latest = isAway ? undefined : latestOf(plan);
  const room = latest ? daysBetween(plan.today, latest) : 0;
  const less = latest ? spared(plan, (room - by) / room, hit?.id) : { plan, changes: [], says: '' };
  const kept = new Set(stay.map(({ id }) => id));
  const moving = { ...less.plan, steps: less.plan.steps.filter(({ id }) => !kept.has(id)) };
  const moved = withGoalDate(plan, allShifted(moving, by, { latest, from: hit?.id }));
  const isLess = less.changes.length > 0;
  const what = hit
    ? `${quoted(hit.title)} and what comes after it`
    : stay.length > 0
      ? 'The steps that need you well'
      : 'The open steps';
  const still =
    stay.length > 0
      ? ` ${titlesOf(plan, [...kept])} can be done meanwhile and ${stay.length === 1 ? 'keeps its day' : 'keep their days'}.`
      : '';
  const { by: much, choices } = laterEnd(plan, moved.until);
  const until = moved.until ? `, and the goal to ${moved.until}${much}` : '';
  const how = by < 0 ? `${inDays(-by)} earlier` : latest ? 'closer together before it' : `${inDays(by)} later`;
  const moves = moved.changes.length > 0 ? ` ${what} would move ${how}${until}.` : '';
  return {
    changes: [...less.changes, ...moved.changes],
    said: `${isAway ? stepsStay(plan) : staysInWords(plan)}${less.says}${moves}${still}`,
    choices: isLess ? orMoveEnd(plan, allShifted(moving, by, { from: hit?.id }).end) : choices,
    isLess,
  };
}

/** Everything later that can be, before an end that is fixed. */
export const laterBefore = (plan: PlanInView, days: number): PlannedEdit => {
  const { changes, said } = later(plan, { by: days });
  return { changes: merged(changes), says: said.trim(), choices: orMoveEnd(plan, allShifted(plan, days).end) };
};

const only = '\\b(?:only|just|at most)\\b';
const putsAway = '\\b(?:put (?:away|aside|by)|save|spare|afford|pay|manage|set aside)\\b';
const sum = '[£$€]?\\s?(\\d[\\d,.]*)';
/** 'I can only put away 250', 'I can save at most 250'. */
const onlyNow = new RegExp(`${only}[^.,;]*?${putsAway}[^.,;\\d]*?${sum}|${putsAway}[^.,;\\d]*?${only}\\s*${sum}`, 'i');
const regular = /\b(?:standing order|direct debit|a month|each month|every month|monthly|a week|weekly|per month)\b/i;

/** 'I can only put away 250 now': the step with the old sum gets the new one, and all takes as much longer. */
function withLess(plan: PlanInView, words: string): ReturnType<Planner<'setback'>> | undefined {
  const [, one, other] = onlyNow.exec(words) ?? [];
  const now = Number((one ?? other ?? '').replace(/[,.]+$/, '').replace(/,/g, ''));
  if (!now) return undefined;
  for (const step of openSteps(plan)) {
    const [figure = '', digits = ''] = regular.test(step.title) ? (/[£$€]?(\d[\d,]*)/.exec(step.title) ?? []) : [];
    const before = Number(digits.replace(/,/g, ''));
    if (!(before > now)) continue;
    const title = step.title.replace(figure, figure.replace(digits, now.toLocaleString('en-GB')));
    const moved = withGoalDate(plan, stretched(plan, Math.min(4, before / now), latestOf(plan)));
    const changes = merged([...moved.changes, ownChange(step.id, { title })]);
    const { by, choices } = laterEnd(plan, moved.until);
    const until = moved.until ? ` It would take until ${moved.until}${by}.` : '';
    const says = `That is still a good deal. The step would be ${quoted(title)}, and the others come later in the same measure.`;
    return { changes, says: `${says}${until}${staysInWords(plan)}`, choices };
  }
  return undefined;
}

/** How much later the step comes that moves most: '3 days'. */
function laterBy({ steps }: PlanInView, changes: readonly AskedChange[]): string {
  const moved = changes.flatMap((change) => {
    if (change.do !== 'change') return [];
    const step = steps.find(({ id }) => id === change.stepId);
    const [before, after] = [step && dayOf(step), change.dueDate ?? change.estimatedDate];
    return before && after ? [daysBetween(before, after)] : [];
  });
  return inDays(Math.max(0, ...moved));
}

const mostLightened = 2;

/** Later and lighter. It adds no step, since more steps are more to do. */
export const easier: Planner<'easier'> = (plan) => {
  const open = openSteps(plan);
  if (open.length === 0) return { changes: [], says: 'All steps are done already, so there is nothing to ease.' };
  if (plan.keepsEnd) return keepEnd(plan, { do: 'keep-end' });
  const moved = withGoalDate(plan, stretched(plan, 1.35, latestOf(plan), true));
  const large = open.slice(0, -1).filter((step) => hasParts(plan, step));
  const lighter = (large.length > 0 ? large : open.slice(0, 1)).flatMap((step) => {
    const change = lighterChange(plan, step);
    return change ? [{ step, change }] : [];
  });
  const begun = lighter.slice(0, mostLightened);
  const days = moved.changes.filter(({ do: what }) => what === 'change');
  const { by, choices } = laterEnd(plan, moved.until);
  const end = moved.until
    ? `, and the goal ends on ${moved.until}${by}`
    : plan.goal.targetDate && !latestOf(plan)
      ? ', since the day of the goal stays'
      : '';
  const parts = [
    ...(begun.length > 0 ? [`begin smaller with ${begun.map(({ step }) => quoted(step.title)).join(' and ')}`] : []),
    ...(days.length > 0 ? [`move the open steps up to ${laterBy(plan, days)} later${end}, so that each has room`] : []),
  ];
  return {
    changes: merged([...moved.changes, ...begun.map(({ change }) => change)]),
    says: `${parts.length > 0 ? `I would ${parts.join(', and ')}. No step is added.` : lightAlready}${staysInWords(plan)}`,
    choices,
  };
};

/** The end stays, and what the rest needs least is left out. The days of the others stay. */
export const keepEnd: Planner<'keep-end'> = (given) => {
  const plan: PlanInView = { ...given, keepsEnd: true };
  if (plan.goal.targetDate === null)
    return { changes: [], says: 'This goal has no day yet. Name the day that I should keep.' };
  const { changes, says } = spared(plan, 1);
  return { changes, says: `${staysInWords(plan)}${says}`.trim() };
};
const lightAlready =
  'Your steps are as small as I can make them. Tell me which one to leave out, or give me a later date.';

const aimIn = (words: string) =>
  /\b(?:want|aim for|go for|make it|try|target|reach)\s+(?:to\s+|a\s+|an\s+|the\s+)?((?:sub|under|over|at least|\d)[^.,;!?]{1,50}|[^.,;!?]*\d[^.,;!?]{0,40})/i
    .exec(words)?.[1]
    ?.trim();
/** 'Sub 1:45' and '12 books' are aims to train for. 'Read 50 pages a day' is a step itself. */
const isMark = (aim: string) => /^(?:sub|under|over|at least|\d)/i.test(aim);

export const harder: Planner<'harder'> = (plan, { words }) => {
  const moved = withGoalDate(plan, stretched(plan, 0.75, latestOf(plan)), !fixedEnd(plan));
  const aim = aimIn(words);
  const known = new Set(plan.steps.map(({ title }) => title.toLowerCase()));
  const extra = bookletOf(plan).suggestions.find(
    ({ title, description }) => !known.has(title.toLowerCase()) && !/\{/.test(title + description),
  );
  const open = openSteps(plan);
  const after = aim ? (open[Math.floor(open.length / 3)]?.id ?? null) : (open[0]?.id ?? plan.steps.at(-1)?.id ?? null);
  const title = aim
    ? isMark(aim)
      ? `Train for ${aim}`
      : upperFirst(aim)
    : (extra?.title ?? 'Do one part more than planned');
  const description = aim
    ? 'Work out what it asks of each week until then. Do one session a week at that level, and the others as before.'
    : (extra?.description ?? 'Choose the step that is easiest for you, and double it.');
  const dueDate = dayAfter(plan, after);
  const timeframe = dueDate ? timeframeOf(plan.today, dueDate) : 'general';
  const added: AskedChange = { do: 'add', after, title, description, dueDate, timeframe };
  const titled = `${plan.goal.title}, ${aim}`;
  const isNamed = aim && isMark(aim) && !/\d/.test(plan.goal.title) && titled.length <= 200;
  const goal: AskedChange[] = isNamed ? [{ do: 'goal', title: titled }] : [];
  const sooner =
    moved.changes.length > 0
      ? `The open steps come about a quarter sooner${moved.until ? `, the goal by ${moved.until}` : ''}, and there`
      : 'There';
  return {
    changes: [...merged([...goal, ...moved.changes]), added],
    says: `Well done so far. ${sooner} is one step more: “${title}”.`,
  };
};

import type { RoadmapChange } from '@pathwise/contracts/proposal';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { addDays, addMonths } from '@pathwise/contracts/roadmap-calendar.rules';
import type { EditCheck, EditRow } from './tables.ts';

/** Changes of the plan in view, or another draft. */
export type Proposed = { changes: readonly RoadmapChange[] } | { draft: RoadmapDraft };
/** What a coach proposes, or the proposals behind the answers that it offers. Null when it proposes nothing. */
export type EditAnswer = Proposed | { choices: readonly Proposed[] } | null;

interface Step {
  id: string;
  title: string;
  description: string;
  dueDate: string | null;
  completed: boolean;
}

export interface PlanState {
  goal: { title: string; targetDate: string | null; status: 'active' | 'completed' | 'paused' };
  steps: Step[];
}

export const stepId = (n: number) => `ai-step-${n - 1}`;

/** The plan in view: its steps spread from the third day to the target, none of them done. */
export function planInView({ goal, steps, targetDate }: EditRow, today: string): PlanState {
  const days = Math.round((Date.parse(targetDate) - Date.parse(today)) / 86_400_000);
  const dayOf = (n: number) => addDays(today, 3 + Math.round(((days - 3) * n) / (steps.length - 1)));
  return {
    goal: { title: goal, targetDate, status: 'active' },
    steps: steps.map((title, n) => {
      return { id: stepId(n + 1), title, description: '', dueDate: dayOf(n), completed: false };
    }),
  };
}

function placed(steps: readonly Step[], step: Step, after: string | null): Step[] {
  const others = steps.filter(({ id }) => id !== step.id);
  return others.toSpliced(after === null ? 0 : others.findIndex(({ id }) => id === after) + 1, 0, step);
}

function applied({ goal, steps }: PlanState, change: RoadmapChange, n: number): PlanState {
  if (change.do === 'goal') {
    const { do: _, ...fields } = change;
    return { goal: { ...goal, ...fields } as PlanState['goal'], steps };
  }
  if (change.do === 'remove') return { goal, steps: steps.filter(({ id }) => id !== change.stepId) };
  if (change.do === 'add') {
    const { after, title, description, dueDate } = change;
    const added = { id: `new-${n}`, title, description: description ?? '', dueDate, completed: false };
    return { goal, steps: placed(steps, added, after) };
  }
  const { do: _, stepId: id, after, ...fields } = change;
  const changed = steps.map((step) => (step.id === id ? ({ ...step, ...fields } as Step) : step));
  const moved = changed.find((step) => step.id === id);
  return { goal, steps: after === undefined || !moved ? changed : placed(changed, moved, after) };
}

/** Everything a check looks at: the plan before and after, and the changes between. */
interface Edited {
  before: PlanState;
  after: PlanState;
  changes: readonly RoadmapChange[];
}

const idsOf = (changes: readonly RoadmapChange[], what: RoadmapChange['do']) =>
  changes.flatMap((change) => (change.do === what && 'stepId' in change ? [change.stepId] : []));
const added = ({ before, after }: Edited) => after.steps.filter(({ id }) => before.steps.every((one) => one.id !== id));
const differs = ({ before, after }: Edited, id: string) =>
  JSON.stringify(before.steps.find((step) => step.id === id)) !==
  JSON.stringify(after.steps.find((step) => step.id === id));
const hasChangedSteps = ({ before, after }: Edited) => JSON.stringify(before.steps) !== JSON.stringify(after.steps);

/** Days that a step was moved by, of the steps that were moved. */
function moves({ before, after }: Edited): number[] {
  return before.steps.flatMap((step) => {
    const now = after.steps.find(({ id }) => id === step.id)?.dueDate;
    const days = now && step.dueDate ? Date.parse(now) - Date.parse(step.dueDate) : 0;
    return days === 0 ? [] : [days];
  });
}
const onlyEarlier = (edited: Edited) => moves(edited).length > 0 && moves(edited).every((days) => days < 0);
const onlyLater = (edited: Edited) => moves(edited).length > 0 && moves(edited).every((days) => days > 0);
const lightens = (edited: Edited) => hasChangedSteps(edited) && !onlyEarlier(edited);
const tightens = (edited: Edited) => hasChangedSteps(edited) && !onlyLater(edited);

/** What every edit of a kind must do, whatever its row asks beside. */
const kinds: Record<string, (edited: Edited) => boolean> = {
  'move-date': (edited) => edited.before.goal.targetDate !== edited.after.goal.targetDate || moves(edited).length > 0,
  'add-step': (edited) => added(edited).length === 1 && edited.after.steps.length > edited.before.steps.length,
  'done-already': (edited) => edited.after.steps.some(({ completed }) => completed),
  'split-step': (edited) => edited.after.steps.length > edited.before.steps.length,
  'remove-step': (edited) => edited.after.steps.length < edited.before.steps.length,
  'rename-step': (edited) =>
    edited.before.steps.some(({ id, title }) =>
      edited.after.steps.some((step) => step.id === id && step.title !== title),
    ),
  reorder: ({ before, after }) => before.steps.map(({ id }) => id).join() !== after.steps.map(({ id }) => id).join(),
  pause: ({ after }) => after.goal.status === 'paused',
  setback: lightens,
  easier: lightens,
  'less-time': lightens,
  harder: tightens,
  'more-time': tightens,
  'another-version': () => false, // a draft, not changes
};

const sameWords = (a: string | undefined, b: string) => a?.toLowerCase().trim() === b.toLowerCase().trim();
const sameIds = (ids: readonly string[], wanted: readonly number[]) =>
  [...ids].sort().join() === wanted.map(stepId).sort().join();

/** Days in `touches` when it is there, else the goal's. */
function daysChecked({ touches }: EditCheck, { after }: Edited): (string | null | undefined)[] {
  if (!touches) return [after.goal.targetDate];
  return touches.map((n) => after.steps.find(({ id }) => id === stepId(n))?.dueDate);
}

const numberOf = ({ after }: Edited, n: number) => after.steps.find(({ id }) => id === stepId(n));

/** One check for each field of a row's `check`. */
const checks: Record<string, (edited: Edited, check: EditCheck) => boolean> = {
  date: (edited, check) => daysChecked(check, edited).every((day) => day === check.date),
  dateFrom: (edited, check) => daysChecked(check, edited).every((day) => day && day >= (check.dateFrom ?? '')),
  dateShiftMonths: ({ before, after }, { dateShiftMonths = 0 }) =>
    before.goal.targetDate !== null && after.goal.targetDate === addMonths(before.goal.targetDate, dateShiftMonths),
  dateShiftDays: ({ before, after }, { dateShiftDays = 0 }) =>
    before.goal.targetDate !== null && after.goal.targetDate === addDays(before.goal.targetDate, dateShiftDays),
  touches: (edited, { touches = [] }) => touches.every((n) => differs(edited, stepId(n))),
  removes: ({ changes }, { removes = [] }) => sameIds(idsOf(changes, 'remove'), removes),
  completes: (edited, { completes = [] }) =>
    completes.every((n) => numberOf(edited, n)?.completed) &&
    edited.after.steps.filter(({ completed }) => completed).length <= Math.max(...completes),
  splits: (edited, { splits = [] }) => added(edited).length > 0 && splits.every((n) => differs(edited, stepId(n))),
  before: ({ after }, { before: [first, second] = [0, 0] }) => {
    const at = (n: number) => after.steps.findIndex(({ id }) => id === stepId(n));
    return at(first) >= 0 && at(first) < at(second);
  },
  adds: (edited, { adds = '' }) =>
    added(edited).some(({ title, description }) => new RegExp(adds, 'i').test(`${title} ${description}`)),
  renames: (edited, { renames = {} }) =>
    Object.entries(renames).every(([n, title]) => sameWords(numberOf(edited, Number(n))?.title, title)),
  title: ({ after }, { title = '' }) => sameWords(after.goal.title, title),
  status: ({ after }, { status }) => after.goal.status === status,
  completesGoal: ({ after }) => after.goal.status === 'completed' || after.steps.every(({ completed }) => completed),
  changesSteps: hasChangedSteps,
  mentions: ({ changes }, { mentions = '' }) => new RegExp(mentions, 'i').test(JSON.stringify(changes)),
};

/** 'We fly on 1 June now', said of the goal, is right when the goal ends then, whether that is more time or less. */
const namesOtherEnd = ({ kind, check: { date, dateShiftMonths, dateShiftDays } }: EditRow) =>
  /^(?:less|more)-time$/.test(kind) && [date, dateShiftMonths, dateShiftDays].some((one) => one !== undefined);

/** What is wrong with the proposal for a row. Empty when it is right. */
export function editFaults(row: EditRow, answer: EditAnswer, today: string): string[] {
  if (answer === null) return ['proposes nothing'];
  if ('choices' in answer) {
    const isOffered = answer.choices.some((one) => editFaults(row, one, today).length === 0);
    return isOffered ? [] : ['offers no right choice'];
  }
  if ('draft' in answer) return row.kind === 'another-version' ? [] : ['proposes another draft'];
  const before = planInView(row, today);
  const edited = { before, after: answer.changes.reduce(applied, before), changes: answer.changes };
  const isFit = namesOtherEnd(row) || kinds[row.kind]?.(edited) !== false;
  const faults = isFit ? [] : [`no ${row.kind}`];
  for (const [name, wanted] of Object.entries(row.check)) {
    const holds = checks[name];
    if (!holds) faults.push(`cannot check "${name}"`);
    else if (!holds(edited, row.check)) faults.push(`${name} is not ${JSON.stringify(wanted)}`);
  }
  return faults;
}

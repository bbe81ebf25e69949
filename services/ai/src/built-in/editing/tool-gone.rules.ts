import { addDays, daysBetween } from '@pathwise/contracts/roadmap-calendar.rules';
import { timeframeOf } from '../drafting/schedule.rules.ts';
import type { EditRequest } from '../reading/edit-request.ts';
import { getsTool } from '../reading/edit-tool.rules.ts';
import { inWords } from './edit-in-words.ts';
import { isFixedStep } from './fixed-days.rules.ts';
import { type AskedChange, merged, openSteps, type PlanInView, type Planner, quoted } from './plan-in-view.ts';
import { later } from './plan-pace.rules.ts';
import { dayOf, isDated } from './reschedule.rules.ts';

/** Days until a tool is mended or borrowed, unless the person names a time. */
const usual = 14;
/** Days until the step that gets it. */
const soon = 3;

type Gone = Extract<EditRequest, { do: 'tool-gone' }>;

/** The step that gets the tool back: one that the plan has, sooner, or a new one. */
function gettingIt(plan: PlanInView, { tool, isLost }: Gone): { title: string; changes: AskedChange[] } {
  const day = isDated(plan) ? addDays(plan.today, soon) : null;
  const has = openSteps(plan).find(({ title }) => getsTool(title, tool));
  if (has) {
    const isLater = day !== null && has.dueDate !== null && has.dueDate > day && !isFixedStep(has, plan.today);
    const sooner = {
      do: 'change' as const,
      stepId: has.id,
      dueDate: day,
      timeframe: timeframeOf(plan.today, day ?? ''),
    };
    return { title: has.title, changes: isLater ? [sooner] : [] };
  }
  const title = isLost
    ? `Replace the ${tool}, or borrow ${/[^s]s$/.test(tool) ? 'some' : 'one'}`
    : `Get the ${tool} repaired or replaced`;
  const first = plan.steps.findIndex(({ completed }) => !completed);
  const after = first > 0 ? (plan.steps[first - 1]?.id ?? null) : null;
  const description =
    'Ask today what it costs and how long it takes. Ask two people near you whether you may use theirs until then.';
  const timeframe = day ? timeframeOf(plan.today, day) : 'general';
  return { title, changes: [{ do: 'add', after, title, description, dueDate: day, timeframe }] };
}

/** A later step that does not need the tool, to be done before those that do. */
function otherFirst(plan: PlanInView, { stepIds }: Gone): string[] {
  const open = openSteps(plan);
  const first = open.findIndex(({ id }) => stepIds.includes(id));
  const [needs] = open.slice(first);
  const other = open.slice(first + 1, -1).find((step) => !stepIds.includes(step.id) && !isFixedStep(step, plan.today));
  return needs && other ? [inWords(plan, { do: 'move', stepId: other.id, to: { before: needs.id } })] : [];
}

/** Steps that need a tool wait until it is there again, with those behind them. The steps before go on. */
export const toolGone: Planner<'tool-gone'> = (plan, request) => {
  const { tool, stepIds, days, until } = request;
  const open = openSteps(plan);
  const hit = open.find(({ id }) => stepIds.includes(id));
  if (!hit) return { changes: [], says: `No open step needs the ${tool}, so no day has to move.` };
  const back = until ?? addDays(plan.today, days ?? usual);
  const due = dayOf(hit);
  const by = due ? Math.max(0, daysBetween(due, back)) : 0;
  const moved = by > 0 ? later(plan, { by, hit }) : undefined;
  const isComing = until !== undefined || days !== undefined;
  const getting = isComing ? undefined : gettingIt(plan, request);
  const before = open.slice(0, open.indexOf(hit)).find(({ title }) => title !== getting?.title);
  const told = [
    `That is annoying, and it stops only what needs the ${tool}.`,
    moved
      ? moved.said.trim()
      : due
        ? `${quoted(hit.title)} is the first step that needs it. It is due on ${due}, so no day has to move${isComing ? '' : ' yet'}.`
        : `${quoted(hit.title)} is the first step that needs it.`,
    ...(getting ? [`I would begin with ${quoted(getting.title)}.`] : []),
    ...(before ? [`Until then there is ${quoted(before.title)}.`] : []),
  ];
  return {
    changes: merged([...(moved?.changes ?? []), ...(getting?.changes ?? [])]),
    says: told.join(' '),
    choices: [...otherFirst(plan, request), ...(moved?.choices ?? [])],
  };
};

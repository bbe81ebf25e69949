import { roadmapChange } from '@pathwise/contracts/proposal';
import { dateString } from '@pathwise/contracts/values';
import { timeframeOf } from '../../built-in/drafting/schedule.rules.ts';
import { type AskedChange, merged, type PlanInView } from '../../built-in/editing/plan-in-view.ts';
import type { EditTools } from './answer-schemas.ts';
import type { ToolCall } from './call-model.ts';

type EditCall = ToolCall<EditTools>;

/** No message asks for more. */
const mostCalls = 60;

/** The fields that are not null. */
const named = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };

function stepId({ steps }: PlanInView, number: number): string {
  const step = steps[number - 1];
  if (!step) throw new Error(`the plan has no step ${number}`);
  return step.id;
}

/** A day, today or later, with the time until then. */
function dayOf({ today }: PlanInView, day: string | null) {
  if (day === null) return {};
  const dueDate = dateString.parse(day);
  if (dueDate < today) throw new Error(`${dueDate} has passed`);
  return { dueDate, timeframe: timeframeOf(today, dueDate) };
}

function toChange(plan: PlanInView, call: EditCall): AskedChange {
  switch (call.name) {
    case 'change_goal': {
      const { targetDate, ...fields } = call.input;
      const { dueDate } = dayOf(plan, targetDate);
      return { do: 'goal', ...named(fields), ...(dueDate ? { targetDate: dueDate } : {}) };
    }
    case 'add_step': {
      const { afterStep, title, description, dueDate, tasks } = call.input;
      const after = afterStep === 0 ? null : stepId(plan, afterStep);
      return { do: 'add', after, title, description, dueDate: null, tasks, ...dayOf(plan, dueDate) };
    }
    case 'change_step': {
      const { step, dueDate, ...fields } = call.input;
      return { do: 'change', stepId: stepId(plan, step), isOwn: true, ...named(fields), ...dayOf(plan, dueDate) };
    }
    case 'remove_step':
      return { do: 'remove', stepId: stepId(plan, call.input.step) };
  }
}

/**
 * The changes that a model asked for by its tools. Several calls for one step or for the goal become one change. Throws for a
 * step that is not there, a past day, or a text that the contract does not allow.
 */
export function changesOf(plan: PlanInView, calls: readonly EditCall[]): AskedChange[] {
  if (calls.length > mostCalls) throw new Error(`${calls.length} changes are too many`);
  return merged(calls.map((call) => toChange(plan, call))).map((change) => roadmapChange.parse(change));
}

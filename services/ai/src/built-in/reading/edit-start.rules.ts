import { type Asked, openSteps, type Reader } from './edit-asked.rules.ts';
import type { EditRequest } from './edit-request.ts';
import { withoutDays } from './edit-steps-of-day.rules.ts';
import { firstDay } from './edit-when.rules.ts';
import { stepsToChange } from './step-reference.rules.ts';

// 'Start this on 1 December instead', 'I'll begin with the business plan on the 5th of January': the day on which the plan begins.

const starting =
  /^ (?:i (?:will|can|could|would (?:rather|like to)) (?:only )?|we (?:will|can) )?(?:start|begin|starting|beginning|kick off)(?: off)? (?<what>(?:\w+ ){0,6}?)(?:only )?(?:on|from|in|at|after|next) /;
const wholePlan =
  /^(?:with |on )?(?:(?:this|it|that|everything|all|all of (?:it|this)|(?:the|my|this) (?:plan|goal|roadmap|whole thing|thing)) )?$/;

/** The step that begins then, or the first one where the whole plan does. */
function startOf(what: string, asked: Asked): string | undefined {
  if (wholePlan.test(what)) return openSteps(asked)[0]?.id;
  const { ids } = stepsToChange(` ${what}`, asked.plan.steps, 0.6);
  return ids.length === 1 ? ids[0] : undefined;
}

export const startOn: Reader = (asked): EditRequest | undefined => {
  for (const clause of asked.clauses) {
    const { what } = starting.exec(clause)?.groups ?? {};
    const date = what === undefined ? undefined : firstDay(clause, asked);
    const stepId = date && startOf(withoutDays(what ?? ''), asked);
    if (!date || !stepId) continue;
    const due = asked.plan.steps.find(({ id }) => id === stepId)?.dueDate;
    const isLater = !due || due < date;
    return isLater && wholePlan.test(what ?? '')
      ? { do: 'not-before', date, stepId }
      : { do: 'date', stepIds: [stepId], date };
  }
  return undefined;
};

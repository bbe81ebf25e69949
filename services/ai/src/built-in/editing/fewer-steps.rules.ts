import { stemsOf } from '../reading/step-reference.rules.ts';
import { inWords } from './edit-in-words.ts';
import { bookletOf, timesOf } from './effort.rules.ts';
import { openSteps, type PlanInView, type Planner, type PlanStep, titlesOf } from './plan-in-view.ts';

/** The last steps reach the goal, and the largest are most of the way. */
const [reaching, largest] = [2, 2];
/** Without these nothing goes on: a test that is passed, a form that is sent, a place that is booked. */
const needed =
  /\b(?:pass|take|sit|submit|send|hand in|sign|open|register|book|apply|secure|pay|get|have|find|choose|buy|order|invite|ask)\b/i;
/** 'Run 13.5 km' is a part of the way itself. */
const isPortion = /\d/;
const mostMerges = 2;

/** The open steps that a plan can do without, the least important first: short ones that the end does not name. */
function spare(plan: PlanInView): PlanStep[] {
  const open = openSteps(plan);
  const { steps: times } = timesOf(plan);
  const { done } = bookletOf(plan);
  const told = new Set(stemsOf(`${done.replace(/\{[^}]*\}/g, ' ')} ${plan.goal.title}`));
  const all = open.map((step, at) => ({ step, hours: times[at]?.hours ?? 0 }));
  const large = new Set(all.toSorted((a, b) => b.hours - a.hours).slice(0, largest));
  return all
    .slice(1, -reaching)
    .filter((one) => !large.has(one) && !needed.test(one.step.title) && !isPortion.test(one.step.title))
    .map(({ step, hours }) => ({
      step,
      weight: hours * (1 + stemsOf(step.title).filter((stem) => told.has(stem)).length),
    }))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ step }) => step);
}

/** Neighbouring open steps that together take least. */
function smallestPairs(plan: PlanInView): string[][] {
  const { steps: times } = timesOf(plan);
  const hoursAt = (at: number) => times[at]?.hours ?? 0;
  const open = openSteps(plan);
  return open
    .slice(0, -1)
    .map(({ id }, at) => ({ ids: [id, open[at + 1]?.id ?? id], hours: hoursAt(at) + hoursAt(at + 1) }))
    .toSorted((a, b) => a.hours - b.hours)
    .slice(0, mostMerges)
    .map(({ ids }) => ids);
}

/** Leaves out the steps that count least, until so many are left. Where each is needed, two may become one. */
export const fewer: Planner<'fewer'> = (plan, { left }) => {
  const open = openSteps(plan);
  const ids = new Set(
    spare(plan)
      .slice(0, plan.steps.length - left)
      .map(({ id }) => id),
  );
  const going = open.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  const stay = plan.steps.length - going.length;
  if (going.length === 0)
    return {
      changes: [],
      says: 'Each of the open steps leads on to the next, so I would leave none of them out by myself. Two can become one, or name the step that you can do without.',
      choices: smallestPairs(plan).map((stepIds) => inWords(plan, { do: 'merge', stepIds })),
    };
  const others =
    stay > left
      ? ' The others lead straight on to the goal: tell me which of them you can do without, or which two to merge.'
      : '';
  return {
    changes: going.map((stepId) => ({ do: 'remove', stepId })),
    says: `I would take out ${titlesOf(plan, going)}: the goal needs ${going.length > 1 ? 'them' : 'it'} least. That leaves ${stay} steps, on the days they have.${others}`,
  };
};

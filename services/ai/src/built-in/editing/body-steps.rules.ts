import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import {
  isCaring,
  isLabour,
  isOnPaper,
  isTraining,
  isWithHands,
  isWithVoice,
  loadOf,
} from '../circumstances/loading.rules.ts';
import { bookletOf } from './effort.rules.ts';
import { openSteps, type PlanInView, type PlanStep } from './plan-in-view.ts';
import type { Setback } from './setback.rules.ts';

// A body that is hurt or ill holds up the steps that it is needed for. Who cannot run can still register and buy shoes.

const sings = /\b(?:sing\w*|choir|chorus|voice|vocal\w*|rehears\w*|concert|speech|presentation|recit\w*|perform\w*)\b/i;
const ownVoice = /\b(?:voice|sing|singing)\b/i;
const ofArm = /\b(?:wrist|hand|finger|thumb|arm|elbow|shoulder|collarbone)s?\b/i;
const plays =
  /\b(?:play|practis|rehears|perform|piano|guitar|violin|cello|drums?|draw|paint|knit|sew|crochet|type|bake)\w*\b/i;

/** The open steps that need what is hurt. Undefined where none does, or where all do. */
function stepsOfBody(plan: PlanInView, { of, words }: { of: NonNullable<Setback['ofBody']>; words: string }) {
  const kind = bookletOf(plan);
  const open = openSteps(plan);
  const isWholly =
    isTraining(kind) || isLabour(kind) || isCaring(kind)
      ? of !== 'voice'
      : of === 'voice'
        ? isWithVoice(kind) || sings.test(plan.goal.title)
        : of === 'hurt' && ofArm.test(words) && (isWithHands(kind) || plays.test(plan.goal.title));
  const needs = ({ title }: PlanStep) =>
    isWholly ? !isOnPaper(title) || (of === 'voice' && ownVoice.test(title)) : loadOf({ title }, kind) !== undefined;
  const some = open.filter(needs);
  return some.length > 0 && some.length < open.length ? some : undefined;
}

/**
 * A plan without the steps that a hurt body can do, and these steps. In an illness they stay if they are due after it.
 * Undefined where the setback holds up everything.
 */
export function withoutBodilessSteps(
  plan: PlanInView,
  { setback: { ofBody: of }, words, days }: { setback: Setback; words: string; days: number },
): { plan: PlanInView; stay: PlanStep[] } | undefined {
  const some = of ? stepsOfBody(plan, { of, words }) : undefined;
  if (!some) return undefined;
  const well = addDays(plan.today, days);
  const waits = (step: PlanStep) =>
    some.includes(step) || (of === 'ill' && step.dueDate !== null && step.dueDate < well);
  const stay = openSteps(plan).filter((step) => !waits(step));
  return stay.length > 0
    ? { plan: { ...plan, steps: plan.steps.filter((step) => !stay.includes(step)) }, stay }
    : undefined;
}

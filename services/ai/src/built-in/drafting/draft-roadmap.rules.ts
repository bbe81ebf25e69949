import type { DraftMilestone, RoadmapDraft } from '@pathwise/contracts/roadmap';
import type { KindStep } from '../kinds/kind.ts';
import { inUnits, type Quantity, quantityInWords } from '../reading/quantity.rules.ts';
import { levelOf } from '../reading/read-wish.rules.ts';
import { type Blanks, fillIn, partOf } from './fill-in.rules.ts';
import { overviewOf } from './overview.rules.ts';
import { isTooFastRate, pacedSteps } from './pace.rules.ts';
import { type DraftRoadmapInput, type GoalRead, isSame, readGoal } from './read-goal.rules.ts';
import { daysNeeded, stepDays, timeframeOf } from './schedule.rules.ts';
import { stepsThatSuit } from './steps.rules.ts';
import { firstSuggestions } from './suggestions.rules.ts';
import { timelinesOf } from './timelines.rules.ts';

interface Step {
  title: string;
  description: string;
  resources: string | null;
  tasks: readonly string[];
}

function filledStep({ title, measured, description, resources, tasks }: KindStep, blanks: Blanks, pace: boolean): Step {
  const usesAmount = blanks.quantity && measured;
  const plain = fillIn(title, blanks);
  return {
    title: usesAmount ? fillIn(measured, blanks, { pace }) : plain,
    // The measured title names only the amount, so the description says what to do.
    description: (usesAmount ? `${plain}. ` : '') + fillIn(description, blanks),
    resources: resources ? fillIn(resources, blanks) : null,
    tasks: tasks.map((task) => fillIn(task, blanks)),
  };
}

/** Names amounts without measured steps in the plain steps: as portions, as a pace, or as a level to reach. */
function withOtherAmounts(steps: readonly Step[], quantities: readonly Quantity[]): Step[] {
  const last = steps.length - 1;
  const notes = new Map<number, string[]>();
  const note = (index: number, sentence: string) => notes.set(index, [...(notes.get(index) ?? []), sentence]);
  for (const quantity of quantities) {
    const words = quantityInWords(quantity);
    if (quantity.role === 'rate') note(0, `You named ${words}: give it a fixed place in your week first.`);
    else if (quantity.role === 'present') note(0, `Your starting point: ${words}.`);
    else if (quantity.role === 'mark') note(last, `Your mark: ${words}.`);
    else {
      for (const [index, percent] of [
        [Math.floor(last / 3), 33],
        [Math.floor((2 * last) / 3), 66],
      ] as const) {
        const part = partOf(quantity, percent);
        if (part > 0 && part < quantity.amount && index < last) note(index, `By here: ${inUnits(part, quantity)}.`);
      }
      note(last, `By here: all ${words}.`);
    }
  }
  return steps.map((step, i) => ({ ...step, description: [step.description, ...(notes.get(i) ?? [])].join(' ') }));
}

/** The steps in the person's words. An amount with a sound pace is split by the days that are left. */
function inTheirWords(goal: GoalRead, chosen: readonly KindStep[], when: { today: string; days: string[] }): Step[] {
  const { kind, blanks, quantities } = goal;
  const pace = kind.paced !== 'dropped';
  const paced = pacedSteps(goal, { ...when, steps: chosen });
  const steps = chosen.map((step, i) => {
    if (!paced) return filledStep(step, blanks, pace);
    const { quantity: _, ...words } = blanks;
    const portion = paced.portions[i];
    return filledStep(allAtOnce(step), portion ? { ...words, quantity: portion } : words, pace);
  });
  const others = quantities.filter(
    (one) => !isSame(one, blanks.quantity) && !(paced && isSame(one, paced.asked)) && !isTooFastRate(kind, one),
  );
  return withOtherAmounts(steps, others).map((step, i) =>
    paced?.note && i === steps.length - 1 ? { ...step, description: `${step.description} ${paced.note}` } : step,
  );
}

/** Names the portion itself rather than a percentage of the total. */
const allAtOnce = (step: KindStep): KindStep =>
  step.measured ? { ...step, measured: step.measured.replace(/\{\d+%\}/g, '{total}') } : step;

/** A roadmap for one goal. Pure: the same text, date and zone always give the same roadmap. */
export const draftRoadmap = (input: DraftRoadmapInput): RoadmapDraft => draftFor(readGoal(input), input);

/** The roadmap of a goal that has been read. */
export function draftFor(goal: GoalRead, { today }: { today: string }): RoadmapDraft {
  const { kind, words, target, blanks } = goal;
  const level = levelOf(words);
  const hoursAWeek = goal.hoursAWeek ?? kind.hoursAWeek;
  const chosen = stepsThatSuit(kind.steps, { level, named: blanks.named, today, target, hoursAWeek: goal.hoursAWeek });
  const days = stepDays({ steps: chosen, today, target, hoursAWeek });
  const steps = inTheirWords(goal, chosen, { today, days });
  const planned = steps.map((step, i) => ({ ...step, day: days[i] ?? today }));
  const milestones = planned.map(
    ({ title, description, resources, day }): DraftMilestone => ({
      title,
      description,
      dueDate: target ? day : null,
      timeframe: timeframeOf(today, day),
      resources,
    }),
  );
  return {
    overview: overviewOf({ kind, blanks, target, today, level, hoursAWeek, needed: daysNeeded(chosen, hoursAWeek) }),
    milestones,
    suggestions: firstSuggestions(kind, blanks),
    timelines: timelinesOf({ steps: planned, today, target, weekly: kind.weekly && fillIn(kind.weekly, blanks) }),
  };
}

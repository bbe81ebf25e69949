import type { DraftMilestone, GoalCategory, RoadmapDraft } from '@pathwise/contracts/roadmap';
import { type Blanks, blanksFor, fillIn, partOf } from './fill-in.rules.ts';
import type { Kind, KindStep } from './kind.ts';
import { kindOfGoal } from './kind-of-goal.rules.ts';
import { overviewOf } from './overview.rules.ts';
import { inUnits, type Quantity, quantityInWords, readQuantities } from './quantity.rules.ts';
import { levelOf } from './read-wish.rules.ts';
import { dueDates, estimatedDates, timeframeOf } from './schedule.rules.ts';
import { firstSuggestions } from './suggestions.rules.ts';
import { findTargetDate } from './target-date.rules.ts';
import { tidyWords } from './tidy-words.rules.ts';
import { timelinesOf } from './timelines.rules.ts';

export interface DraftRoadmapInput {
  title: string;
  description?: string | null | undefined;
  category?: GoalCategory | undefined;
  /** `YYYY-MM-DD`; a day that has passed counts as none. */
  targetDate: string | null;
  /** The person's message, when the goal came out of one: it often holds an amount the title lacks. */
  text?: string | undefined;
  /** The person's today. */
  today: string;
  timeZone: string;
}

interface Step {
  title: string;
  description: string;
  resources: string | null;
  tasks: readonly string[];
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function filledStep({ title, measured, description, resources, tasks }: KindStep, blanks: Blanks, pace: boolean): Step {
  const usesAmount = blanks.quantity && measured;
  const plain = fillIn(title, blanks);
  return {
    title: capitalised(usesAmount ? fillIn(measured, blanks, { pace }) : plain),
    // The measured title says how far, so the description still says what to do.
    description: (usesAmount ? `${capitalised(plain)}. ` : '') + fillIn(description, blanks),
    resources: resources ? fillIn(resources, blanks) : null,
    tasks: tasks.map((task) => fillIn(task, blanks)),
  };
}

const isSame = (a: Quantity, b: Quantity | undefined) =>
  a.amount === b?.amount && a.unit === b.unit && a.noun === b.noun;

/** Amounts the kind has no measured steps for still come back: as portions on the way, as a pace, or as a mark. */
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

/** Amounts of the wish; its deadline is cut out first, because '3 months' is not one of them. */
function amountsIn(input: DraftRoadmapInput, texts: readonly string[]): Quantity[] {
  const all = texts.flatMap((text) => {
    const found = findTargetDate({ text, today: input.today, timeZone: input.timeZone });
    return readQuantities(found ? `${text.slice(0, found.index)} ${text.slice(found.index + found.length)}` : text);
  });
  return all.filter((one, i) => all.findIndex((other) => isSame(one, other)) === i);
}

function stepsFor(kind: Kind, blanks: Blanks, quantities: readonly Quantity[]): Step[] {
  const steps = kind.steps.map((step) => filledStep(step, blanks, kind.paced !== 'dropped'));
  return withOtherAmounts(
    steps,
    quantities.filter((one) => !isSame(one, blanks.quantity)),
  );
}

/** A roadmap for one goal. Pure: the same words, date and zone give the same roadmap, whoever asks and whenever. */
export function draftRoadmap(input: DraftRoadmapInput): RoadmapDraft {
  const { today } = input;
  const title = tidyWords(input.title);
  const more = [input.text, input.description].flatMap((text) => (text ? [tidyWords(text)] : []));
  const words = [title, ...more].join('. ');
  const kind = kindOfGoal({ title, more: more.join('. '), category: input.category });
  const target = input.targetDate && input.targetDate >= today ? input.targetDate : null;
  const quantities = amountsIn(input, [title, ...more]);
  const blanks = blanksFor(kind, { title, words, quantities });

  const steps = stepsFor(kind, blanks, quantities);
  const days = target ? dueDates({ count: steps.length, today, target }) : estimatedDates(steps.length, today);
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
    overview: overviewOf({ kind, blanks, target, today, level: levelOf(words) }),
    milestones,
    suggestions: firstSuggestions(kind, blanks),
    timelines: timelinesOf({ steps: planned, today, target }),
  };
}

import type { GoalCategory } from '@pathwise/contracts/roadmap';

/** One step of a kind of goal. Texts may hold the placeholders that `fill-in.rules.ts` knows. */
export interface KindStep {
  title: string;
  description: string;
  /** Two smaller pieces of work on the way to the step, in order. */
  tasks: readonly [string, string];
  resources?: string;
  /** The step's title when the person named an amount the kind can stage: '{50%} lost, half of the way'. */
  measured?: string;
}

export interface KindSuggestion {
  title: string;
  description: string;
  bullets: readonly string[];
}

/** How the person's own noun is found in their words: the first pattern that matches fills `as`, where `$1` is its group. */
interface KindSubject {
  find: readonly (readonly [pattern: RegExp, as: string])[];
  otherwise: string;
}

/** What the built-in coach knows about one kind of goal. Pure data: no step may depend on the clock. */
export interface Kind {
  id: string;
  category: GoalCategory;
  /** The goal's title when the person's words leave none. */
  name: string;
  /** Patterns on lower-case words; a number is the weight of a pattern that says more or less than usual (10). */
  matches: readonly (RegExp | readonly [RegExp, number])[];
  subject?: KindSubject;
  /** Units or nouns whose total is split over the measured steps. */
  measures?: readonly string[];
  /** The parts are levels on the way up rather than portions of a sum, so the overview names no pace. */
  ladder?: true;
  /** Amounts with a pace (20 cigarettes a day, €500 a month) are split too, with the pace in the words or without. */
  paced?: 'kept' | 'dropped';
  /** Amounts that a name stands for: a half marathon is 21.1 km. */
  implied?: readonly { when: RegExp; amount: number; unit: string }[];
  /** The fastest pace that is still sound, per week; above it the overview says so instead of cheering. */
  soundPace?: { perWeek: Readonly<Record<string, number>>; warning: string };
  overview: string;
  approach: string;
  steps: readonly KindStep[];
  /** Six: three for the first draft, three more for whoever asks again. */
  suggestions: readonly KindSuggestion[];
}

type StepExtras = Pick<KindStep, 'resources' | 'measured'>;

export const step = (
  title: string,
  description: string,
  tasks: readonly [string, string],
  extras: StepExtras = {},
): KindStep => ({ title, description, tasks, ...extras });

export const tip = (title: string, description: string, ...bullets: string[]): KindSuggestion => ({
  title,
  description,
  bullets,
});

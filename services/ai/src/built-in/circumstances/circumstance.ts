import type { GoalCategory } from '@pathwise/contracts/roadmap';
import type { KindStep } from '../kinds/kind.ts';

/** Where a circumstance changes a plan: a part of life, or what many kinds of it have in common. */
export type Area = GoalCategory | 'moving' | 'eating' | 'learning' | 'exam' | 'meeting' | 'travelling' | 'disturbing';

/** What many people say beside their wish, and how they say it. */
interface Said {
  id: string;
  /** In the notation of `anyOf`. */
  says: readonly string[];
  areas: readonly Area[];
  /** Kinds that are about this very thing. Their own steps know it. */
  knownTo?: readonly string[];
}

/** One that a plan needs a step of its own for: asthma, night shifts, a baby. */
export interface Circumstance extends Said {
  step: KindStep;
  /** What is said in the kind's own steps that ask for more than the body should do. */
  beside?: { fits: RegExp; says: string };
  /** Who says it has done this before: a beginner's steps are left out. */
  isExperience?: true;
  /** Whatever somebody could do before, the body begins again: the steps are a beginner's. */
  startsAnew?: true;
  /** Where a plan is full, the step becomes a part of the first one, and no step of the kind gives way to it. */
  givesWay?: true;
  /** The step stands before all others, or before the last one. Without it, behind the first. */
  place?: 'first' | 'late';
}

/** One that changes how all steps are done. The overview says so in a sentence that names it: 'You rent: ask …'. */
export interface Standing extends Said {
  advice: string;
}

import type { GoalCategory } from '@pathwise/contracts/roadmap';
import type { KindStep } from '../kinds/kind.ts';

/** Where a circumstance changes a plan: a part of life, or what many kinds of it have in common. */
export type Area = GoalCategory | 'moving' | 'eating' | 'learning' | 'exam';

/** What many people say beside their wish, and the one step that a plan needs because of it: asthma, night shifts, a baby. */
export interface Circumstance {
  id: string;
  /** How people say it, in the notation of `anyOf`. */
  says: readonly string[];
  areas: readonly Area[];
  /** Kinds that are about this very thing. Their own steps know it. */
  knownTo?: readonly string[];
  step: KindStep;
  /** What is said in the kind's own steps that ask for more than the body should do. */
  beside?: { fits: RegExp; says: string };
  /** Who says it has done this before: a beginner's steps are left out. */
  isExperience?: true;
  /** Where a plan is full, the step becomes a part of the first one, and no step of the kind gives way to it. */
  givesWay?: true;
  /** Whether the step stands before the last one rather than behind the first. */
  isLate?: true;
}

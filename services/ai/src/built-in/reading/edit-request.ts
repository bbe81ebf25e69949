import type { Shift } from './edit-when.rules.ts';
import type { NamedStep } from './step-reference.rules.ts';

export type Place = { before: string } | { after: string } | { number: number } | 'first' | 'last';

/** A change of a plan as the person asked for it. Steps are named by their ids. */
export type EditRequest =
  | { do: 'another' }
  | { do: 'rename'; stepId: string; title: string }
  | { do: 'rename-goal'; title: string }
  /** `eases`: the step is too hard, so neither part comes sooner than the step would. `parts`: what the message calls the two. */
  | { do: 'split'; stepIds: string[]; eases?: true; parts?: readonly [string, string] }
  | { do: 'pause'; until?: string }
  | { do: 'resume' }
  | { do: 'amount'; from: number | undefined; to: number }
  /** So many times a week, in every step that names it. `what`: 'running days'. Empty for 'twice a week'. */
  | { do: 'rhythm'; what: string; from?: number; to: number }
  /** A thing is not needed, because somebody else does its work. `deed`: 'cut'. `because`: the reason, in the person's words. */
  | { do: 'without'; thing: string; deed: string; because: string }
  /** One kind of work on these days of the week, 1 is Monday. `days`: as they are said. */
  | { do: 'on-days'; about: string; days: string; weekdays: number[] }
  | { do: 'exchange'; wrong: string; right: string }
  | { do: 'remove'; stepIds: string[] }
  /** So many steps stay, and the least important ones go. */
  | { do: 'fewer'; left: number }
  | { do: 'move'; stepId: string; to: Place }
  | { do: 'swap'; stepIds: [string, string] }
  /** Words beside the title of a step. */
  | { do: 'note'; stepId: string; note: string }
  /** Two steps or more become one. */
  | { do: 'merge'; stepIds: string[] }
  | { do: 'add'; topic: string; place: Place | undefined; date: string | undefined }
  /** `told`: the day and the result that are told of it, as a note. */
  | { do: 'done'; stepIds: string[]; told?: string }
  | { do: 'undone'; stepIds: string[] }
  | { do: 'done-all' }
  /** `isFixed`: the person says that the day cannot move, or tells an appointment. */
  | { do: 'date'; stepIds: string[]; date: string; isFixed?: true }
  /** The day of a step, or without one of the goal, cannot move. `date`: the day, where the message names it. */
  | { do: 'fixed'; stepIds: string[]; date?: string }
  /** The goal's day stays, and something is left out for it. */
  | { do: 'keep-end' }
  /** The step, and those after it, come no sooner than that day. Without a step, the first open one. */
  | { do: 'not-before'; date: string; stepId?: string }
  /** Nothing falls from `from` to `to`, and what does moves to the days after. `because`: the words of an illness. */
  | { do: 'keep-free'; from: string; to: string; because?: string }
  /** The date of a step, or without one of the goal, is to change, but to which day is not said. */
  | { do: 'when'; stepId?: string }
  /**
   * `because`: the words of a setback that is told beside it. `isOfAll`: each open step moves by it, as 'everything' says.
   * `isOfEvent`: what the plan leads to was itself put off.
   */
  | { do: 'shift'; stepIds: string[]; shift: Shift; because?: string; isOfAll?: true; isOfEvent?: true }
  /** `days`: how long the free time lasts. `daysAWeek`: 'only Sundays' is 1. */
  | {
      do: 'hours';
      direction: 'less' | 'more' | undefined;
      hours: number | undefined;
      days?: number | undefined;
      daysAWeek?: number | undefined;
    }
  /** `until`: the day before which nothing can be done. */
  | { do: 'setback'; words: string; days: number | undefined; until?: string }
  /** A tool is broken or lost. `stepIds`: the open steps that need it. `until` or `days`: when it is there again. */
  | { do: 'tool-gone'; tool: string; stepIds: string[]; isLost: boolean; days?: number; until?: string }
  /** A question whether the time is enough, for a day or at so many hours a week. `from`: the level of a language that is reached. */
  | { do: 'realistic'; date?: string; hours?: number; from?: string }
  | { do: 'easier' }
  | { do: 'harder'; words: string }
  /** Several changes at once. */
  | { do: 'several'; requests: EditRequest[] }
  /** It is unclear which of these is meant. */
  | { do: 'choose'; requests: EditRequest[] }
  /** It is unclear which step is meant, or which of several. `title` is the new one for a rename. */
  | { do: 'which'; edit: 'remove' | 'done' | 'split' | 'rename'; stepIds: string[]; title?: string };

export interface PlanRead {
  title: string;
  /** The goal's date, where it has one. */
  targetDate?: string | null | undefined;
  steps: readonly NamedStep[];
}

export interface EditContext {
  plan: PlanRead;
  today: string;
  timeZone: string;
  /** The page shows the goal, or the talk is about it: also news about its steps is an edit then. */
  inView: boolean;
}

/** Steps that fit every number, for a message whose plan is not known yet. */
export const anySteps = Array.from({ length: 12 }, (_, n) => ({ id: String(n + 1), title: '', completed: false }));

/** What a message wants changed, and whether nobody would take it for anything else. */
export interface EditRead {
  request: EditRequest;
  isSure: boolean;
}

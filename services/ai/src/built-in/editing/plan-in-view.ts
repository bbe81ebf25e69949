import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import type { roadmapChange } from '@pathwise/contracts/proposal';
import type { z } from 'zod';
import type { EditRequest } from '../reading/edit-request.ts';

/** A goal with its steps, as an edit sees it. */
export interface PlanInView {
  goal: Pick<Goal, 'id' | 'title' | 'description' | 'category' | 'targetDate' | 'isTargetDateRead' | 'status'>;
  /** In their order. */
  steps: readonly Pick<
    Milestone,
    'id' | 'title' | 'description' | 'dueDate' | 'estimatedDate' | 'completed' | 'timeframe'
  >[];
  /** Titles of the tasks of each step, by its id. */
  tasks: Readonly<Record<string, readonly string[]>>;
  /** Open tasks of its timelines in the days that shall be free. */
  todos?: readonly { title: string; dueDate: string }[] | undefined;
  today: string;
  timeZone: string;
  /** The person chose to keep the end, and to leave something out for it. */
  keepsEnd?: true;
}
export type PlanStep = PlanInView['steps'][number];
export type AskedChange = z.input<typeof roadmapChange>;
type StepChange = Extract<AskedChange, { do: 'change' }>;

/** What an edit would change, and what the coach says about it. */
export interface PlannedEdit {
  changes: AskedChange[];
  /** One or two sentences: what would change, and why. */
  says: string;
  /** Answers to choose from, when it is unclear what is meant. */
  choices?: string[];
}

type Request<Do extends EditRequest['do']> = Extract<EditRequest, { do: Do }>;
/** Turns one kind of request into changes. */
export type Planner<Do extends EditRequest['do']> = (plan: PlanInView, request: Request<Do>) => PlannedEdit;

export const openSteps = ({ steps }: PlanInView): PlanStep[] => steps.filter(({ completed }) => !completed);

export const stepOf = ({ steps }: PlanInView, id: string | undefined): PlanStep | undefined =>
  steps.find((step) => step.id === id);

/** A change that the person put in words, so that later drafts keep it. */
export const ownChange = (stepId: string, change: Omit<StepChange, 'do' | 'stepId'>): StepChange => ({
  do: 'change',
  stepId,
  isOwn: true,
  ...change,
});

/** Several changes of one step, or of the goal, as one. What comes later counts. */
export function merged(changes: readonly AskedChange[]): AskedChange[] {
  const byPlace = new Map<string, AskedChange>();
  for (const [n, change] of changes.entries()) {
    const place = change.do === 'add' ? `add ${n}` : change.do === 'goal' ? 'goal' : change.stepId;
    byPlace.set(place, { ...byPlace.get(place), ...change });
  }
  return [...byPlace.values()];
}

/** The plan as a change leaves it. A step that it adds is not among the steps. */
export function withChange(plan: PlanInView, change: AskedChange): PlanInView {
  const { goal, steps } = plan;
  if (change.do === 'goal') {
    const { do: _, ...fields } = change;
    return { ...plan, goal: { ...goal, ...fields } as PlanInView['goal'] };
  }
  if (change.do === 'remove') return { ...plan, steps: steps.filter(({ id }) => id !== change.stepId) };
  if (change.do === 'add') return plan;
  const { do: _, stepId, after, ...fields } = change;
  const changed = steps.map((step) => (step.id === stepId ? ({ ...step, ...fields } as PlanStep) : step));
  const moved = changed.find(({ id }) => id === stepId);
  if (after === undefined || !moved) return { ...plan, steps: changed };
  const others = changed.filter(({ id }) => id !== stepId);
  const at = after === null ? 0 : others.findIndex(({ id }) => id === after) + 1;
  return { ...plan, steps: others.toSpliced(at, 0, moved) };
}

/** A title as long as the contract allows. */
export const shortened = (title: string): string => (title.length <= 200 ? title : `${title.slice(0, 199)}…`);

export const quoted = (title: string) => `“${title.length <= 80 ? title : `${title.slice(0, 79)}…`}”`;

/** 'A', 'A and B', 'A, B and C'. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The titles of steps in one phrase. */
export const titlesOf = (plan: PlanInView, ids: readonly string[]): string =>
  listed(ids.flatMap((id) => quoted(stepOf(plan, id)?.title ?? '')));

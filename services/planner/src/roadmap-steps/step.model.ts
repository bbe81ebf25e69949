import type { StepTick } from '@pathwise/contracts/step-tick';
import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, flag, oneOf, optional, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';

/** A step of a roadmap, as a task names it. */
export type Step = Pick<StepTick, 'ownerId' | 'goalId' | 'kind' | 'stepId'>;

const ofGoal = { key: { ownerId: 1, goalId: 1 } };

/** The state of a step known here: the last event of goals, or a later tick by the person in the week. */
export const steps = collection('steps', owned({ by: 'ownerId', indexes: [ofGoal] }), {
  /** `<owner's id>.<goal's id>.<step's id>`. The goal is included because a task may name a step with a wrong goal. */
  _id: word,
  ownerId: word,
  goalId: word,
  kind: oneOf<Step['kind']>(),
  stepId: word,
  completed: flag,
  /** The time of the last tick known here (contracts/tick.rules.ts). */
  tickedAt: count,
  /** True while goals has not answered a tick made here. */
  isOpen: flag,
  /** True while the step is deleted. Its tasks are then not linked to it. */
  isGone: optional(flag),
  /** The goal's version of the last change of the step. */
  changedIn: optional(count),
  /** The step's last title, and the goal's version that gave it. */
  title: optional(word),
  titledIn: optional(count),
});
export type StepRecord = RecordOf<typeof steps>;

import type { StepTick } from '@pathwise/contracts/step-tick';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** A step of a roadmap, as a task names it. */
export type Step = Pick<StepTick, 'ownerId' | 'goalId' | 'kind' | 'stepId'>;

/** The state of a step known here: the last event of goals, or a later tick by the person in the week. */
export interface StepRecord extends Step {
  /** `<owner's id>.<goal's id>.<step's id>`. The goal is included because a task may name a step with a wrong goal. */
  _id: string;
  completed: boolean;
  /** The time of the last tick known here (contracts/tick.rules.ts). */
  tickedAt: number;
  /** True while goals has not answered a tick made here. */
  isOpen: boolean;
}

const word = { type: String, required: true };
const flag = { type: Boolean, required: true };
const schema = new Schema<StepRecord>(
  {
    _id: word,
    ownerId: word,
    goalId: word,
    kind: word,
    stepId: word,
    completed: flag,
    tickedAt: { type: Number, required: true },
    isOpen: flag,
  },
  { versionKey: false },
);

export const steps = (db: Connection): Model<StepRecord> => modelOf(db, 'steps', schema);

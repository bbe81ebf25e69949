import type { StepTick } from '@pathwise/contracts/step-tick';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** A step of a roadmap, as a task names it. */
export type Step = Pick<StepTick, 'ownerId' | 'goalId' | 'kind' | 'stepId'>;

/** How a step stands, as the plan knows it: as goals said last, or as the person ticked it here since. */
export interface StepRecord extends Step {
  /** `<owner's id>.<goal's id>.<step's id>`: a task may name a step together with a goal that it is not of. */
  _id: string;
  completed: boolean;
  /** The time of the last tick known here (contracts/tick.rules.ts). */
  tickedAt: number;
  /** The person ticked it here and goals has not answered yet. */
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

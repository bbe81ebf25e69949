import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** The one draft of one request for a roadmap; its id is given by goals. */
export interface DraftRecord {
  _id: string;
  goalId: string;
  ownerId: string;
  /** asked: somebody is at it; drafted: handed over by event; stored: goals has it. */
  state: 'asked' | 'drafted' | 'stored';
  /** When the present holder began. */
  askedAt: Date;
  draft?: RoadmapDraft | null;
  /** When a chat last gave up waiting for it. */
  awaitedAt?: Date | null;
}

const draftSchema = new Schema<DraftRecord>(
  {
    _id: { type: String, required: true },
    goalId: { type: String, required: true },
    ownerId: { type: String, required: true },
    state: { type: String, required: true },
    askedAt: { type: Date, required: true },
    draft: Schema.Types.Mixed,
    awaitedAt: Date,
  },
  { versionKey: false, minimize: false },
);

export const drafts = (db: Connection): Model<DraftRecord> => modelOf(db, 'drafts', draftSchema);

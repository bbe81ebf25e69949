import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

/** The one first draft of a goal: who writes it, and whether goals has it. */
export interface DraftRecord {
  /** The draft's id, by which the goal waits for it. */
  _id: string;
  ownerId: string;
  /** asked: somebody writes it; drafted: it is written and paid for, see `draft`; stored: goals has it. */
  state: 'asked' | 'drafted' | 'stored';
  /** When the present writer began. */
  askedAt: Date;
  /** What was paid for, until goals has it. */
  draft?: RoadmapDraft | null;
  /** When a chat last gave up waiting for it. */
  awaitedAt?: Date | null;
}

const draftSchema = new Schema<DraftRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    state: { type: String, required: true },
    askedAt: { type: Date, required: true },
    draft: Schema.Types.Mixed,
    awaitedAt: Date,
  },
  { versionKey: false, minimize: false },
);

export const drafts = (db: Connection): Model<DraftRecord> => modelOf(db, 'drafts', draftSchema);

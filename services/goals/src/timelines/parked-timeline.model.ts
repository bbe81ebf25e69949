import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';
import type { TimelineRecord, TodoRecord } from './timeline.record.ts';

/**
 * Todos on their way to the trash and back: they live inside their timeline, and the trash holds documents. Outside the trash
 * it exists only within those two transactions. A timeline of the same timeframe that is made meanwhile stands in no way.
 */
export interface ParkedTimeline extends Pick<TimelineRecord, 'goalId' | 'ownerId' | 'timeframe' | 'createdAt'> {
  _id: string;
  timelineId: string;
  todos: { place: number; todo: TodoRecord }[];
}

const word = { type: String, required: true };
const schema = new Schema<ParkedTimeline>(
  {
    _id: word,
    timelineId: word,
    goalId: word,
    ownerId: word,
    timeframe: word,
    createdAt: { type: Date, required: true },
    todos: [Schema.Types.Mixed],
  },
  { versionKey: false },
);

export const parkedTimelines = (db: Connection): Model<ParkedTimeline> => modelOf(db, 'parkedTimelines', schema);

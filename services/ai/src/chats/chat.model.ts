import type { Chat } from '@pathwise/contracts/api/ai';
import { modelOf } from '@pathwise/service-kit/mongo/model-of';
import { type Connection, type Model, Schema } from 'mongoose';

export interface ChatRecord {
  _id: string;
  ownerId: string;
  message: string;
  /** Null while the answer is being made; such chats are not listed. */
  response: string | null;
  goalId: string | null;
  /** The answer says that the goal's roadmap is still being drawn up: it becomes the ready one when that comes. */
  awaitsRoadmap: boolean;
  /** Lines that go with the steps of the awaited roadmap. */
  notes: string[];
  /** One chat per request, however often it arrives. */
  requestKey: string;
  /** When somebody last began to answer. */
  claimedAt: Date;
  /** A paid answer was asked for; it is not asked for again. */
  paid: boolean;
  createdAt: Date;
}

/** Counts the changes of a person's chat, for the order of its events. */
export interface ChatOwnerRecord {
  _id: string;
  version: number;
}

const text = { type: String, required: true };
const chatSchema = new Schema<ChatRecord>(
  {
    _id: text,
    ownerId: text,
    message: text,
    requestKey: text,
    response: { type: String, default: null },
    goalId: { type: String, default: null },
    awaitsRoadmap: { type: Boolean, default: false },
    notes: { type: [String], default: [] },
    claimedAt: { type: Date, required: true },
    paid: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false },
);
const ownerSchema = new Schema<ChatOwnerRecord>(
  { _id: text, version: { type: Number, required: true } },
  { versionKey: false },
);

export const chats = (db: Connection): Model<ChatRecord> => modelOf(db, 'chats', chatSchema);
export const chatOwners = (db: Connection): Model<ChatOwnerRecord> => modelOf(db, 'chat_owners', ownerSchema);

/** A chat as its owner sees it. */
export function toChat({ _id, message, response, goalId, createdAt }: ChatRecord): Chat {
  return { id: _id, message, response: response ?? '', goalId, createdAt: createdAt.toISOString() };
}

import type { Model } from 'mongoose';
import type { Tx } from './transaction.ts';

/**
 * Stores what an event says of a thing, unless something as new is known: events may arrive in another order than they
 * happened in. `as` names the field with the version of what is `set`; `fresh` are the other fields of a row made now. Answers
 * whether it was news.
 */
export async function newest<T extends { _id: string }>(
  model: Model<T>,
  { session }: Tx,
  input: {
    _id: string;
    version: number;
    set: Partial<T>;
    as?: { [Name in keyof T & string]: T[Name] extends number ? Name : never }[keyof T & string];
    fresh?: Partial<T>;
  },
): Promise<boolean> {
  const { _id, version, set, as = 'version', fresh = {} } = input;
  const known = await model.findById(_id).session(session).lean<Record<string, unknown>>();
  const next = { ...set, [as]: version };
  if (!known) await model.insertMany([{ ...fresh, _id, ...next } as unknown as T], { session, lean: true });
  else if (Number(known[as]) >= version) return false;
  else await model.updateOne({ _id }, { $set: next as Partial<T> }, { session });
  return true;
}

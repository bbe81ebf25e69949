import type { Connection, Model, Schema } from 'mongoose';

/** Returns the model of a collection and declares it once per connection. */
export function modelOf<T>(db: Connection, collection: string, schema: Schema<T>): Model<T> {
  return (db.models[collection] ?? db.model(collection, schema, collection)) as unknown as Model<T>;
}

import { type Connection, type Model, type mongo, Schema } from 'mongoose';
import type { Collection } from './collections.ts';

/** What a field stores: `stored` is for mongoose. Only the compiler reads `holds`, which no value has. */
export interface Field<T> {
  readonly stored: { readonly type: unknown; readonly required?: true; readonly default?: null };
  readonly holds?: T;
}
/** A field that a row may lack. */
export interface OptionalField<T> extends Field<T> {
  readonly isOptional: true;
}
type Fields = Readonly<Record<string, Field<unknown>>>;

/** The type of what a field or a row of a collection holds: `type GoalRecord = RecordOf<typeof goals>`. */
export type RecordOf<F extends { holds?: unknown }> = F extends { holds?: infer T } ? T : never;
type Lacking<F extends Fields> = { [K in keyof F]: F[K] extends OptionalField<unknown> ? K : never }[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };
type Row<F extends Fields> = Flat<
  { [K in keyof F as Exclude<K, Lacking<F>>]: RecordOf<F[K]> } & {
    [K in keyof F as Extract<K, Lacking<F>>]?: RecordOf<F[K]>;
  }
>;

const required = <T>(type: unknown): Field<T> => ({ stored: { type, required: true } });

/** Text that is never empty. */
export const word = required<string>(String);
/** Text that may be empty. */
export const text: Field<string> = { stored: { type: String } };
export const count = required<number>(Number);
export const flag = required<boolean>(Boolean);
export const instant = required<Date>(Date);
/** Read with `lean()`; `buffer` of the value holds the bytes. */
export const bytes = required<mongo.Binary>(Buffer);
/** One of a few words: `oneOf<'none' | 'ready'>()`. */
export const oneOf = <T extends string>() => required<T>(String);
/** Stored as it is. */
export const json = <T>() => required<T>(Schema.Types.Mixed);
export const listOf = <T>({ stored }: Field<T>) => required<T[]>([stored.type]);
/** Fields of its own within a row. */
export const part = <F extends Fields>(fields: F) => required<Row<F>>(schemaOf(fields));

/** A new row without a value gets null. */
export const orNull = <T>({ stored }: Field<T>): Field<T | null> => ({ stored: { type: stored.type, default: null } });
export const optional = <T>({ stored }: Field<T>): OptionalField<T> => {
  return { stored: { type: stored.type }, isOptional: true };
};

export interface DeclaredCollection {
  readonly collection: string;
  readonly declared: Collection;
}
/** Called with a connection it is the collection's model. */
export interface ModelOf<T> extends DeclaredCollection {
  (db: Connection): Model<T>;
  readonly holds?: T;
}

/**
 * Declares a collection: its name, whose its rows are, its indexes, and its fields.
 * Example: `export const notes = collection('notes', owned({ by: 'ownerId' }), { _id: word, ownerId: word, text })`.
 */
export function collection<F extends Fields & { _id: Field<string> }>(
  name: string,
  declared: Collection,
  fields: F,
): ModelOf<Row<F>> {
  if (!/^[a-z][a-zA-Z]*$/.test(name)) throw new Error(`a collection's name is camelCase, unlike ${name}`);
  refuseBareSecrets(name, { declared, fields });
  const schema = schemaOf(fields);
  const modelIn = (db: Connection) => (db.models[name] ?? db.model(name, schema, name)) as unknown as Model<Row<F>>;
  return Object.assign(modelIn, { collection: name, declared });
}

/** A secret that nobody has named would be in the archive that its owner downloads. */
function refuseBareSecrets(name: string, { declared, fields }: { declared: Collection; fields: Fields }): void {
  if ('why' in declared || declared.notInArchive) return;
  const bare = Object.keys(fields).find(
    (f) => /(hash|token|secret|password)$/i.test(f) && !declared.withheld.includes(f),
  );
  if (bare) throw new Error(`${name}.${bare} sounds like a secret: name it in \`withheld\``);
}

function schemaOf(fields: Fields): Schema {
  const definition = Object.fromEntries(Object.entries(fields).map(([name, { stored }]) => [name, stored]));
  return new Schema(definition as never, { _id: '_id' in fields, id: false, versionKey: false, minimize: false });
}

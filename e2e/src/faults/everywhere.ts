import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiNames } from '@pathwise/contracts/apis';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { type Collections, inArchive } from '@pathwise/service-kit/mongo/collections';
import { collectionsOf } from '@pathwise/service-kit/service';
import mongoose, { type Connection } from 'mongoose';
import { connect } from 'nats';

/** A place of the platform and the text that it holds there. */
interface Held {
  place: string;
  text: string;
}

export interface Databases {
  of(service: string): Connection;
  close(): Promise<unknown>;
}

/** Opens the database of every service. */
export async function openDatabases(mongoUrl: string): Promise<Databases> {
  const opened = await Promise.all(
    apiNames.map(async (service): Promise<[string, Connection]> => {
      const url = withDatabase(mongoUrl, `pathwise_${service}`);
      return [service, await mongoose.createConnection(url).asPromise()];
    }),
  );
  const databases = new Map(opened);
  return {
    of(service) {
      const database = databases.get(service);
      if (!database) throw new Error(`no service is called ${service}`);
      return database;
    },
    close: () => Promise.all(opened.map(([, database]) => database.close())),
  };
}

/** The declared collections of a service, as it runs with them. */
async function declaredBy(service: (typeof apiNames)[number]): Promise<Collections> {
  const app: Record<string, never> = await import(`../../../services/${service}/src/app.ts`);
  const definition = app[`${service}Service`];
  if (!definition) throw new Error(`services/${service}/src/app.ts exports no ${service}Service`);
  return collectionsOf(definition);
}

/** Every row of every collection of every database. */
async function* rows(databases: Databases): AsyncGenerator<Held> {
  for (const service of apiNames) {
    const { db } = databases.of(service);
    for (const { name } of (await db?.listCollections().toArray()) ?? [])
      for await (const row of db?.collection(name).find() ?? [])
        yield { place: `${service}.${name}`, text: JSON.stringify(row) };
  }
}

/** Every message of both streams, with subject and headers. */
async function* messages(natsUrl: string): AsyncGenerator<Held> {
  const connection = await connect({ servers: natsUrl });
  try {
    const manager = await connection.jetstreamManager();
    for (const stream of ['EVENTS', 'DEAD']) {
      const { state } = await manager.streams.info(stream, { deleted_details: true });
      const gone = new Set(state.deleted ?? []);
      for (let seq = state.first_seq; seq > 0 && seq <= state.last_seq; seq++) {
        if (gone.has(seq)) continue;
        const message = await manager.streams.getMessage(stream, { seq });
        const headers = message.header ? [...message.header].join(' ') : '';
        yield {
          place: `${stream} ${message.subject.split('.').slice(0, 4).join('.')}`,
          text: `${message.subject} ${headers} ${message.string()}`,
        };
      }
    }
  } finally {
    await connection.close();
  }
}

function* logLines(dir: string): Generator<Held> {
  for (const file of readdirSync(join(dir, 'logs')))
    for (const text of readFileSync(join(dir, 'logs', file), 'utf8').split('\n')) yield { place: `log ${file}`, text };
}

/** Where any of these words stands: in a database, a stream or a log. Answers the places with an example. */
export async function search(
  input: { databases: Databases; natsUrl: string; dir: string },
  words: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const look = ({ place, text }: Held) => {
    if (!found.has(place) && words.some((word) => text.includes(word))) found.set(place, text.slice(0, 400));
  };
  for await (const held of rows(input.databases)) look(held);
  for await (const held of messages(input.natsUrl)) look(held);
  for (const held of logLines(input.dir)) look(held);
  return found;
}

/** The declared collections that hold a row of this person, and those that hold none. */
export async function ownedBy(databases: Databases, userId: string): Promise<{ holding: string[]; bare: string[] }> {
  const found = { holding: [] as string[], bare: [] as string[] };
  for (const service of apiNames)
    for (const [name, collection] of Object.entries(await declaredBy(service))) {
      if ('why' in collection) continue;
      const row = await databases
        .of(service)
        .db?.collection(name)
        .findOne(collection.rowsOf(userId) as never);
      found[row ? 'holding' : 'bare'].push(`${service}.${name}`);
    }
  return found;
}

/** Stores a row of a person in collections that calls seldom fill. Throws where the declaration does not find it. */
export async function plantRows(
  databases: Databases,
  { userId, places }: { userId: string; places: readonly string[] },
): Promise<void> {
  for (const place of places) {
    const [service, name = ''] = place.split('.') as [(typeof apiNames)[number], string];
    const declared = (await declaredBy(service))[name];
    if (!declared || 'why' in declared) throw new Error(`${place} is not declared as owned`);
    const rows = databases.of(service).collection<{ _id: string }>(name);
    await rows.insertOne({ _id: `${userId}|planted`, at: new Date(), [declared.field ?? 'ownerId']: userId } as never);
    if (!(await rows.findOne(declared.rowsOf(userId) as never))) throw new Error(`the row in ${place} is nobody's`);
  }
}

/** What the databases hold of a person, shaped as the services of an archive. */
export async function storedOf(databases: Databases, userId: string) {
  const services: Record<string, { kept: Record<string, unknown>; trash: Record<string, unknown> }> = {};
  for (const service of apiNames) {
    const parts = { kept: {}, trash: {} } as { kept: Record<string, unknown>; trash: Record<string, unknown> };
    for (const { name, collection } of inArchive(await declaredBy(service))) {
      const without = Object.fromEntries(collection.withheld.map((field) => [field, 0]));
      const own = await databases
        .of(service)
        .db?.collection(name)
        .find(collection.archiveOf(userId) as never)
        .project(without)
        .sort({ _id: 1 })
        .toArray();
      if (own?.length) parts[collection.isTrash ? 'trash' : 'kept'][name] = JSON.parse(JSON.stringify(own));
    }
    services[service] = parts;
  }
  return services;
}

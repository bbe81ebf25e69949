import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { apiNames } from '@pathwise/contracts/apis';
import { type Platform, startPlatform } from '@pathwise/local/platform';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { connect } from 'nats';
import { newPerson, type Person, password, premiumPeople } from '../people/person.ts';
import { type Databases, openDatabases, search, storedOf } from './everywhere.ts';
import { expectations, type FaultTest } from './fault-test.ts';
import { plantEverything } from './plant-everything.ts';

/** Empty once nothing waits in them, or while no other release runs. */
const mayBeBare = new Set([
  'auth.exports',
  'auth.mails',
  'social.mails',
  'admin.mails',
  'ai.spending',
  'goals.proposals',
]);
for (const service of apiNames)
  mayBeBare.add(`${service}.undo_batches`).add(`${service}.trash`).add(`${service}.undoBatches`);

/** What stays of a deleted person is the bare id, here and in log lines. */
const mayKeepTheId = [
  ...apiNames.flatMap((service) => [`${service}.accounts`, `${service}.inbox`, `${service}.tries`]),
  ...['social.members', 'goals.members', 'planner.members'],
  'EVENTS events.auth.user-deleted.v1',
];
const isLog = (place: string) => place.startsWith('log ');

/** Waits until every service has erased and has purged for the last time. */
async function erasedEverywhere(natsUrl: string): Promise<void> {
  const connection = await connect({ servers: natsUrl });
  try {
    const manager = await connection.jetstreamManager();
    await waitUntil(
      'every service to have erased',
      async () => {
        const infos = await Promise.all(
          apiNames.map((name) => manager.consumers.info('EVENTS', `${name}-erase-person`)),
        );
        return infos.every((info) => info.num_pending === 0 && info.num_ack_pending === 0);
      },
      { timeoutMs: 120_000, everyMs: 250 },
    );
  } finally {
    await connection.close();
  }
}

/** Writes of a person from several windows, one after another, until `isOver`. Failures are expected: the account goes meanwhile. */
async function keepWriting({ api }: Person, isOver: () => boolean): Promise<number> {
  let written = 0;
  const window = async (write: (n: number) => Promise<unknown>) => {
    for (let n = 0; !isOver(); n++)
      await write(n).then(
        () => written++,
        () => pause(20),
      );
  };
  await Promise.all([
    window((n) => api.goals.createGoal({ body: { title: `Racing ${n}` }, idempotencyKey: `race-${n}` })),
    window((n) =>
      api.planner.createEntry({ body: { title: `Racing ${n}`, content: 'Words' }, idempotencyKey: `race-${n}` }),
    ),
    window((n) => api.auth.changeProfile({ body: { bio: `Racing ${n}` } })),
    window((n) =>
      api.social.createChallenge({ body: { title: `Racing ${n}`, description: 'Racing words', category: 'Other' } }),
    ),
    window((n) => api.ai.sendChat({ body: { message: `Racing ${n}` } })),
  ]);
  return written;
}

/** Deletes the account while its windows write and goals is killed, and starts goals again. */
async function deleteUnderLoad(platform: Platform, person: Person): Promise<number> {
  let over = false;
  const writing = keepWriting(person, () => over);
  await pause(3_000);
  await platform.process('goals').kill('SIGKILL');
  await person.api.auth.deleteAccount({ body: { password } });
  await pause(2_000);
  over = true;
  const written = await writing;
  await platform.process('goals').start();
  return written;
}

async function archiveOf(url: string, person: Person) {
  const response = await person.fetch(`${url}/api/account/export`);
  if (response.status !== 200) throw new Error(`the archive answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { services: Record<string, unknown> };
}

/** The services whose part of the archive differs from what their database holds, and collections without a planted row. */
async function compare(platform: Platform, databases: Databases, person: Person) {
  const archive = await archiveOf(platform.url, person);
  const { services, bare } = await storedOf(databases, person.user.id);
  const differing = apiNames.filter((name) => !isDeepStrictEqual(archive.services[name], services[name]));
  return { differing, unplanted: bare.filter((name) => !mayBeBare.has(name)) };
}

export const erasing: FaultTest = {
  name: 'T18',
  passesWhen:
    'a person with something in every collection: the archive equals the databases; after deletion under load, with goals killed meanwhile, no database, stream or log holds their words or address',
  async run({ dir, say, seed }) {
    const env = { all: { RETRY_DELAYS_MS: '500,1000,2000,4000' } };
    const platform = await startPlatform({ dir, site: false, env });
    const databases = await openDatabases(platform.mongoUrl);
    try {
      const [person, other] = await premiumPeople(platform, 2);
      if (!person || !other) throw new Error('nobody there');
      const { id, email } = person.user;
      const words = await plantEverything(person, other, seed);
      const where = { databases, natsUrl: platform.natsUrl, dir };
      const before = await search(where, [...words, email, id]);
      say(`${words.length} words planted, found in ${before.size} places`);
      await pause(2_000); // until chats and ticks have travelled
      const { differing, unplanted } = await compare(platform, databases, person);
      const written = await deleteUnderLoad(platform, person);
      say(`deleted during ${written} writes`);
      await erasedEverywhere(platform.natsUrl);
      const after = await search(where, [...words, email, 'Racing ']);
      const ids = [...(await search(where, [id]))].filter(([place]) => !mayKeepTheId.includes(place) && !isLog(place));
      const again = await newPerson(platform.url);
      const sees = await Promise.all([
        again.api.goals.listGoals(),
        again.api.planner.listMyDiary({ query: {} }),
        again.api.ai.listChats(),
      ]);
      const { broken, expect } = expectations();
      expect(before.size > 30, `words were planted in ${before.size} places only`);
      expect(differing.length === 0, `the archive differs from the database of ${differing.join()}`);
      expect(unplanted.length === 0, `nothing was planted in ${unplanted.join()}`);
      expect(after.size === 0, `left after the deletion: ${JSON.stringify([...after])}`);
      expect(ids.length === 0, `the id is left in ${JSON.stringify(ids)}`);
      expect(
        sees.every((list) => list.length === 0),
        'a new person sees something of before',
      );
      return {
        broken,
        figures: { words: words.length, places: before.size, written, left: after.size, idsLeft: ids.length },
      };
    } finally {
      await databases.close();
      await platform.stop();
    }
  },
};

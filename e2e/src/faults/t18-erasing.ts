import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { apiNames, apis } from '@pathwise/contracts/apis';
import { actingServices } from '@pathwise/contracts/events/acts';
import type { Platform } from '@pathwise/local/platform';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { connect } from 'nats';
import { newPerson, type Person, password, premiumPeople } from '../people/person.ts';
import { checkedPlatform } from '../test-platform.ts';
import { type Databases, openDatabases, ownedBy, plantRows, search, storedOf } from './everywhere.ts';
import { expectations, type FaultTest } from './fault-test.ts';
import { plantEverything } from './plant-everything.ts';
import { resume, stopInItsTracks } from './signals.ts';

const undoing = apiNames.filter((name) => 'listTrash' in apis[name].operations);
/** Collections that the planting does not fill by calls, so each gets a row of its own. */
const filledDirectly = [
  'ai.spendings', // where a model costs money
  'goals.proposals', // where a model proposes changes
  ...['auth.bulkActions', 'auth.bulkTargets', 'goals.hiddenMembers', 'planner.hiddenMembers'], // by an admin
  ...['billing.grants', 'billing.subscriptions', 'billing.checkouts', 'billing.audit'], // by an admin, and where Stripe is
  ...apiNames.filter((service) => !undoing.includes(service)).flatMap((s) => [`${s}.undoBatches`, `${s}.trash`]),
  ...['auth.idempotency', 'admin.idempotency', 'billing.idempotency'], // the planting calls nothing of theirs with a key
];
/** Events wait here while the broker is away. */
const isOutbox = (place: string) => place.endsWith('.outbox');

/** What stays of a deleted person is the bare id, here and in log lines. */
const mayKeepTheId = [
  ...apiNames.flatMap((service) => [`${service}.accounts`, `${service}.inbox`, `${service}.tries`]),
  ...['social.members', 'goals.members', 'planner.members'],
  'EVENTS events.auth.user-deleted.v1',
  ...actingServices.map((service) => `EVENTS events.${service}.admin-acted.v1`),
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

/**
 * Deletes the account while its windows write, goals is killed and the broker is stopped. Then both come back. Answers how much was
 * written, and the outboxes in which events about the person waited for the broker.
 */
async function deleteUnderLoad(platform: Platform, databases: Databases, person: Person) {
  let over = false;
  const writing = keepWriting(person, () => over);
  await pause(2_000);
  await platform.process('goals').kill('SIGKILL');
  stopInItsTracks(platform.process('broker'));
  await pause(1_000);
  await person.api.auth.deleteAccount({ body: { password } });
  await pause(2_000);
  const { holding } = await ownedBy(databases, person.user.id);
  resume(platform.process('broker'));
  await pause(2_000);
  over = true;
  const written = await writing;
  await platform.process('goals').start();
  return { written, waited: holding.filter(isOutbox) };
}

async function archiveOf(url: string, person: Person) {
  const response = await person.fetch(`${url}/api/account/export`);
  if (response.status !== 200) throw new Error(`the archive answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { services: Record<string, unknown> };
}

/** Stores something in every declared collection. Answers the words, the collections without a row, and services whose archive differs. */
async function plant(platform: Platform, databases: Databases, input: { people: Person[]; seed: number }) {
  const [person, asked, blocked] = input.people as [Person, Person, Person];
  const userId = person.user.id;
  const words = await plantEverything(person, { asked, blocked }, input.seed);
  await plantRows(databases, { userId, places: filledDirectly });
  let differing: string[] = [];
  const isSame = async () => {
    const [archive, stored] = [await archiveOf(platform.url, person), await storedOf(databases, userId)];
    differing = apiNames.filter((name) => !isDeepStrictEqual(archive.services[name], stored[name]));
    return differing.length === 0;
  };
  // Chats, ticks and the plan are still on their way at first. What still differs after this time is a finding.
  await waitUntil('the archive to be what is stored', isSame, { timeoutMs: 30_000, everyMs: 2_000 }).catch(() => {});
  await plantRows(databases, { userId, places: ['auth.exports'] }); // it refuses another archive meanwhile
  const { bare } = await ownedBy(databases, userId);
  return { words, differing, bare: bare.filter((place) => !isOutbox(place)) };
}

/** Registers the address anew, and answers the names of lists that are not empty. */
async function seenAnew(url: string, email: string): Promise<string[]> {
  const { api } = await newPerson(url, { email });
  const lists = {
    goals: api.goals.listGoals(),
    diary: api.planner.listMyDiary({ query: {} }),
    chats: api.ai.listChats(),
    introductions: api.social.listIntroductions({ query: {} }),
    blocks: api.social.listBlocks({ query: {} }),
    columns: api.planner.getReminders().then((columns) => columns.flatMap(({ tasks }) => tasks)),
    otherSessions: api.auth.listSessions().then((sessions) => sessions.slice(1)),
  };
  const seen = await Promise.all(Object.entries(lists).map(async ([name, list]) => ({ name, rows: await list })));
  return seen.filter(({ rows }) => rows.length > 0).map(({ name }) => name);
}

/** The subjects of the mails that hold one of these words. */
async function mailsWith(platform: Platform, words: readonly string[]): Promise<string[]> {
  const mails = (await (await fetch(`${platform.inboxUrl}/api/email`)).json()) as { subject: string }[];
  return mails
    .filter((mail) => words.some((word) => JSON.stringify(mail).includes(word)))
    .map(({ subject }) => subject);
}

export const erasing: FaultTest = {
  name: 'T18',
  passesWhen:
    'a person with a row in every declared collection: the archive equals the databases; after deletion under load, with goals killed and the broker stopped meanwhile, no database, stream, log or mail holds their words or address',
  async run({ dir, say, seed, atEnd }) {
    const env = { all: { RETRY_DELAYS_MS: '500,1000,2000,4000' } };
    const platform = await checkedPlatform({ dir, site: false, env });
    atEnd(platform.stop);
    const databases = await openDatabases(platform.mongoUrl);
    atEnd(databases.close);
    await platform.process('mail').kill(); // mails wait in their queues
    const people = await premiumPeople(platform, 3);
    const [person] = people as [Person];
    const { id, email } = person.user;
    const where = { databases, natsUrl: platform.natsUrl, dir };
    const { words, differing, bare } = await plant(platform, databases, { people, seed });
    const before = await search(where, [...words, email, id]);
    say(`${words.length} words planted, found in ${before.size} places`);
    const { written, waited } = await deleteUnderLoad(platform, databases, person);
    say(`deleted during ${written} writes, events waited in ${waited.join(', ')}`);
    await erasedEverywhere(platform.natsUrl);
    await platform.process('mail').start();
    const after = await search(where, [...words, email, 'Racing ']);
    const ids = [...(await search(where, [id]))].filter(([place]) => !isLog(place));
    const undeclared = ids.filter(([place]) => !mayKeepTheId.includes(place));
    const signedOut = await person.api.auth.getUser().then(
      () => false,
      ({ status }) => status === 401,
    );
    const mailed = await mailsWith(platform, words);
    // From here on the address gets the mails of its new account.
    const seen = await seenAnew(platform.url, email);
    const mailedLater = await mailsWith(
      platform,
      words.filter((word) => word !== email),
    );
    const { broken, expect } = expectations();
    expect(bare.length === 0, `nothing was planted in ${bare.join()}`);
    expect(waited.length > 1, `events waited in ${waited.join()} only`);
    expect(differing.length === 0, `the archive differs from the database of ${differing.join()}`);
    expect(after.size === 0, `left after the deletion: ${JSON.stringify([...after])}`);
    expect(undeclared.length === 0, `the id is left in ${JSON.stringify(undeclared)}`);
    expect(signedOut, 'an open window is still signed in');
    expect(seen.length === 0, `with the same address a new person sees ${seen.join()} of before`);
    const mails = [...mailed, ...mailedLater];
    expect(mails.length === 0, `mails went out after the deletion: ${mails.join(', ')}`);
    const left = ids.map(([place]) => place);
    return { broken, figures: { words: words.length, places: before.size, written, waited, idLeftIn: left } };
  },
};

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { apiNames } from '@pathwise/contracts/apis';
import { startAnswers } from '@pathwise/service-kit/events/answers';
import { openBroker } from '@pathwise/service-kit/events/broker';
import { type Collections, kitCollections, owned } from '@pathwise/service-kit/mongo/collections';
import { archivePage } from '@pathwise/service-kit/person/archive-page';
import { testDatabase } from '@pathwise/service-testkit/test-database';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { type Connection, createConnection } from 'mongoose';
import { pino } from 'pino';
import { type AuthUnderTest, type Browser, createBrowser, registered, startAuth } from './given.ts';

const log = pino({ level: 'silent' });
const others = apiNames.filter((name) => name !== 'auth');
const collections: Collections = { ...kitCollections, notes: owned({ by: 'ownerId', withheld: ['key'] }) };

let auth: AuthUnderTest;
/** The other services, as the archive sees them: a database of notes and the kit's answer. */
let notes: Connection;
const database = testDatabase();
const standIns = new Map<string, { stop(): Promise<void> }>();
let pagesBeforeAway = Number.POSITIVE_INFINITY;
let broker: ReturnType<typeof openBroker>;

function standIn(service: (typeof apiNames)[number]) {
  const real = archivePage({ db: notes, service, collections });
  const answered: typeof real = {
    question: real.question,
    handle: async (input, context) => {
      if (service === 'goals' && pagesBeforeAway-- <= 0) {
        void standIns.get(service)?.stop(); // it was killed
        await new Promise(() => {});
      }
      return real.handle(input, context);
    },
  };
  standIns.set(service, startAnswers({ broker, log, service }, [answered]));
}

beforeAll(async () => {
  auth = await startAuth();
  notes = await createConnection(database.url).asPromise();
  await notes.collection('notes').createIndex({ ownerId: 1, _id: 1 });
  const { NATS_URL: url = '', EVENTS_NAMESPACE: namespace = '' } = auth.environment;
  broker = openBroker({ url, name: 'stand-ins', log, namespace });
  await broker.opened;
  for (const service of others) standIn(service);
  await broker.ping();
});
beforeEach(() => {
  pagesBeforeAway = Number.POSITIVE_INFINITY;
});
afterAll(async () => {
  await broker.close();
  await notes.close();
  await database.drop();
  await auth.stop();
});

const store = (rows: { _id: string; ownerId: string; [field: string]: unknown }[], name = 'notes') =>
  notes.collection<{ _id: string }>(name).insertMany(rows);
const ask = (browser: Browser) => browser.get('/api/account/export');

describe('the archive', () => {
  it('holds what the databases hold of the person, without secrets, and nothing of anybody else', async () => {
    const { browser, id, email } = await registered(auth, { firstName: 'Ottoline' });
    const other = await registered(auth, { firstName: 'Perpetua' });
    await store([
      { _id: `1-${id}`, ownerId: id, text: 'mine, with "quotes"', at: new Date(0), key: 'secret-words' },
      { _id: `2-${id}`, ownerId: id, text: 'a second one' },
      { _id: `1-${other.id}`, ownerId: other.id, text: 'not mine' },
    ]);
    await store([{ _id: `t-${id}`, ownerId: id, collection: 'notes', document: { text: 'thrown away' } }], 'trash');

    const answer = await ask(browser);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="pathwise-archive.json"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { services, ...about } = answer.body;
    expect(about).toEqual({ archive: 'pathwise', version: 1, madeAt: expect.any(String), userId: id });
    expect(Object.keys(services)).toEqual(apiNames);
    const kept = {
      notes: [
        expect.objectContaining({ text: 'mine, with "quotes"', at: '1970-01-01T00:00:00.000Z' }),
        expect.objectContaining({ text: 'a second one' }),
      ],
    };
    for (const name of others)
      expect(services[name]).toEqual({
        kept,
        trash: { trash: [expect.objectContaining({ collection: 'notes', document: { text: 'thrown away' } })] },
      });

    const stored = JSON.parse(JSON.stringify(await auth.collection('users').findOne({ _id: id as never })));
    // the list of users derives the others of these from what the archive has
    const { passwordHash, facets, words, nameKey, place, ...user } = stored;
    const [{ tokenHash, ...session }] = JSON.parse(
      JSON.stringify(await auth.collection('sessions').find({ userId: id }).toArray()),
    );
    const noted = JSON.parse(JSON.stringify(await auth.collection('audit').find({ userId: id }).toArray()));
    const accounts = [expect.objectContaining({ _id: `${id}.auth` })];
    expect(services.auth).toEqual({ kept: { users: [user], sessions: [session], audit: noted, accounts }, trash: {} });
    const text = JSON.stringify(answer.body);
    expect(text).toContain(email);
    for (const word of [passwordHash, tokenHash, 'secret-words', 'not mine', other.id, other.email, 'Perpetua'])
      expect(text).not.toContain(word);
  });

  it('holds a row too large for one message, and many rows, each once and in order', async () => {
    const { browser, id } = await registered(auth);
    const long = 'Ärger 🙂 "\\ '.repeat(40_000); // more than 1 MB in JSON
    await store([{ _id: `0-${id}`, ownerId: id, text: long }]);
    const many = Array.from({ length: 1_300 }, (_, n) => ({ _id: `1-${id}-${10_000 + n}`, ownerId: id, text: `${n}` }));
    await store(many);
    const { body } = await ask(browser);
    expect(body.services.goals.kept.notes.map(({ text }: { text: string }) => text)).toEqual([
      long,
      ...many.map(({ text }) => text),
    ]);
  });

  it('is not made when a service is away: 503 in words, at the start and in the middle', async () => {
    const { browser, id } = await registered(auth);
    await store(
      Array.from({ length: 1_300 }, (_, n) => ({ _id: `1-${id}-${n}`, ownerId: id, text: `${n}`.padEnd(2_800) })),
    );
    for (const pages of [3, 0]) {
      pagesBeforeAway = pages;
      const answer = await ask(browser);
      expect([answer.status, answer.body.detail]).toEqual([
        503,
        'Your archive cannot be made right now, because a part of Pathwise is away. Please try again soon.',
      ]);
      expect(answer.headers.get('content-disposition')).toBeNull();
      standIn('goals');
      await broker.ping();
    }
    pagesBeforeAway = Number.POSITIVE_INFINITY;
    expect((await ask(browser)).status).toBe(200);
  }, 120_000);

  it('is made once at a time for a person, and six times an hour', async () => {
    const { browser, id } = await registered(auth);
    const [one, two] = await Promise.all([ask(browser), ask(browser)]);
    expect([one?.status, two?.status].toSorted()).toEqual([200, 429]);
    const refused = one?.status === 429 ? one : two;
    expect(refused?.body.detail).toBe('Your archive is being made already. Please wait until it is there.');
    const isFree = async () => (await auth.collection('exports').countDocuments({ _id: id as never })) === 0;
    for (let n = 2; n <= 6; n++) {
      await waitUntil('the claim to be released', isFree);
      expect((await ask(browser)).status).toBe(200);
    }
    await waitUntil('the claim to be released', isFree);
    expect((await ask(browser)).body.detail).toMatch(/^Too many attempts/);
    expect(await isFree()).toBe(true);
  }, 120_000); // seven archives of all services

  it('needs a session', async () => {
    expect((await ask(createBrowser(auth))).status).toBe(401);
  });
});

import { userDeleted } from '@pathwise/contracts/events/auth';
import type { Platform } from '@pathwise/local/platform';
import { serviceCommand } from '@pathwise/local/service-command';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import mongoose, { type Connection } from 'mongoose';
import { connect } from 'nats';
import { newAdmin, type Person } from '../people/person.ts';
import { checkedPlatform } from '../test-platform.ts';
import { expectations, type FaultTest } from './fault-test.ts';
import { killAtRandom } from './kill-at-random.ts';
import { size } from './size.ts';

const people = size('FAULT_BULK', 500, 60);
const kills = size('FAULT_BULK_KILLS', 4, 2);
const patience = { timeoutMs: 240_000, everyMs: 250 };

async function open(platform: Platform) {
  const of = (service: string) =>
    mongoose.createConnection(withDatabase(platform.mongoUrl, `pathwise_${service}`)).asPromise();
  const [auth, admin] = [await of('auth'), await of('admin')];
  return { auth, admin, close: () => Promise.all([auth.close(), admin.close()]) };
}

/** Imports people whom nobody else knows, and answers their ids. */
async function importPeople({ api }: Person, auth: Connection): Promise<string[]> {
  const users = Array.from({ length: people }, (_, n) => ({ email: `bulk-${n}@bulk.example.org` }));
  await api.auth.importUsers({ body: { users } });
  const rows = await auth
    .collection<{ _id: string; email: string }>('users')
    .find({ email: { $in: users.map(({ email }) => email) } })
    .toArray();
  return rows.map(({ _id }) => _id);
}

/** How often each of these people is announced as deleted. */
async function announced(natsUrl: string, ids: readonly string[]): Promise<number[]> {
  const counts = new Map(ids.map((id) => [id, 0]));
  const connection = await connect({ servers: natsUrl });
  try {
    const manager = await connection.jetstreamManager();
    const subject = `events.${userDeleted.type}.>`;
    for (let seq = 1; ; ) {
      const query = { seq, next_by_subj: subject } as never;
      const message = await manager.streams.getMessage('EVENTS', query).catch(() => undefined);
      if (!message) return [...counts.values()];
      const { userId } = message.json<{ data: { userId: string } }>().data;
      if (counts.has(userId)) counts.set(userId, (counts.get(userId) ?? 0) + 1);
      seq = message.seq + 1;
    }
  } finally {
    await connection.close();
  }
}

/** The acts of the bulk action in the audit log, once each person's has come. */
const actsOf = (admin: Connection, outcome: string) =>
  admin.collection('auditActs').countDocuments({ action: 'auth.beginBulkAction', person: { $ne: null }, outcome });

/** The commands of an operator, run beside the platform. */
async function operatorsWord(platform: Platform, { api }: Person) {
  await waitUntil('admin to have erased them', async () => (await api.admin.getStats()).totalUsers === 1, patience);
  const before = await api.admin.getStats();
  const command = (name: string, args: string[]) => serviceCommand(platform, { service: 'admin', command: name, args });
  const audit = await command('verify-audit.ts', []).catch((error: Error) => error.message);
  const { read } = JSON.parse(await command('rebuild.ts', ['figures'])) as { read: number };
  return { audit, read, isSame: JSON.stringify(await api.admin.getStats()) === JSON.stringify(before) };
}

export const bulkDelete: FaultTest = {
  name: 'T21',
  passesWhen: `kill -9 of auth ${kills} times while ${people} accounts are deleted by one bulk action: all are gone, each announced and in the audit log once, the log is whole, and figures counted anew are the same`,
  async run(run) {
    const platform = await checkedPlatform({ dir: run.dir, site: false });
    run.atEnd(platform.stop);
    const databases = await open(platform);
    run.atEnd(databases.close);
    const admin = await newAdmin(platform);
    const ids = await importPeople(admin, databases.auth);
    run.say(`${ids.length} people imported`);
    const body = { action: 'delete' as const, who: { userIds: ids }, expectedCount: ids.length };
    const { id } = await admin.api.auth.beginBulkAction({ body });
    const now = () => admin.api.auth.getBulkAction({ params: { id } });
    const killed = await killAtRandom(platform, run, { parts: ['auth'], each: kills });
    const atLastKill = (await waitUntil('auth to answer', () => now().catch(() => undefined), patience)).done;
    const over = async () =>
      now().then(
        (one) => (one.status === 'done' ? one : undefined),
        () => undefined,
      );
    const { done, failed } = await waitUntil('the action to be done', over, patience);
    const left = await databases.auth.collection<{ _id: string }>('users').countDocuments({ _id: { $in: ids } });
    const isNoted = async () => (await actsOf(databases.admin, 'done')) >= ids.length;
    await waitUntil('every act in the log', isNoted, patience);
    const twice = (await announced(platform.natsUrl, ids)).filter((count) => count !== 1).length;
    const acts = await actsOf(databases.admin, 'done');
    const word = await operatorsWord(platform, admin);
    const { broken, expect } = expectations();
    expect(ids.length === people, `${ids.length} of ${people} were imported`);
    expect(atLastKill < people, 'everybody was gone before the last kill');
    expect(done === people && failed.length === 0, `${done} are done, ${failed.length} failed`);
    expect(left === 0, `${left} accounts are left`);
    expect(twice === 0, `${twice} people were not announced once`);
    expect(acts === people, `${acts} acts are in the log`);
    expect(word.audit.startsWith('The audit log is whole'), word.audit);
    expect(word.isSame, 'the figures counted anew are others');
    return { broken, figures: { people, killed, atLastKill, done, acts, audit: word.audit, recounted: word.read } };
  },
};

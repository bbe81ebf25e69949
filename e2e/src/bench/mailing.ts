import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mailing } from '@pathwise/contracts/api/mails';
import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import mongoose from 'mongoose';
import { rounded } from '../figures.ts';
import { startMailSink } from '../mail-sink.ts';
import { newAdmin, type Person } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';

/** Recipients of the larger mailing. `RECIPIENTS` sets a smaller number for a quick run. */
const many = Number(process.env['RECIPIENTS'] ?? 100_000);
const few = 1_000;
const atOnce = 2_000;

/**
 * The heap that Node gives a process in admin's container, which has 384 MiB. On a large machine V8 lets garbage grow to 192 MB
 * before it collects, so a peak there says little about what a mailing keeps.
 */
const asInContainer = { NODE_OPTIONS: '--max-heap-size=192' };
const containerMb = 384;

/**
 * Sends a template to a thousand people, and to many by a new process of admin, each time with a pause in the middle. Compares the
 * most memory that each process has had.
 */
export async function sendMailing() {
  const dir = mkdtempSync(join(tmpdir(), 'bench-mailing-'));
  const sink = await startMailSink({ file: join(dir, 'taken') });
  const env = { admin: { SMTP_URL: sink.url, ...asInContainer } };
  const platform = await testPlatform('bench-mailing', { only: ['gateway', 'auth', 'admin'], site: false, env });
  try {
    const { api } = await newAdmin(platform);
    const mongoUrl = withDatabase(platform.mongoUrl, 'pathwise_admin');
    const send = async (type: Mailing['type'], from: number, to: number) => {
      await fill(mongoUrl, from, to);
      const { pid = 0 } = platform.process('admin');
      const [idleMb, began] = [memoryMb(pid, 'VmRSS'), performance.now()];
      const figures = await sendWithPause(api, type);
      const seconds = (performance.now() - began) / 1_000;
      return {
        ...{ recipients: to, idleMb, peakMb: memoryMb(pid, 'VmHWM'), perSecond: rounded(figures.emailsSent / seconds) },
        ...figures,
      };
    };
    // Another template each time: SecantusDB's compiled form never frees a unique key that changes.
    const small = await send('premiumUpgrade', 0, few);
    await platform.process('admin').stop();
    await platform.process('admin').start();
    const large = await send('welcome', few, many);
    const taken = sink.taken();
    const wrong = [...Array(many).keys()].filter((n) => taken.get(addressOf(n))?.length !== (n < few ? 2 : 1));
    const ratio = rounded(large.peakMb / small.peakMb, 2);
    return { few: small, many: large, ratio, fits: large.peakMb < containerMb, leftOutOrDoubled: wrong.length };
  } finally {
    await platform.dispose();
    await sink.stop();
    rmSync(dir, { recursive: true });
  }
}

/** Sends a template to everybody. Pauses after a third of the mails, until none is under way. */
async function sendWithPause({ admin }: Person['api'], type: Mailing['type']) {
  const { id, total } = await admin.sendToAll({ params: { type } });
  const now = () => admin.getMailing({ params: { id } });
  const until = (what: string, isSo: (mailing: Mailing) => boolean) =>
    waitUntil(what, async () => isSo(await now()), { timeoutMs: 3_600_000, everyMs: 1_000 });
  await until('a third of the mails', ({ emailsSent }) => emailsSent >= total / 3);
  await admin.pauseMailing({ params: { id } });
  await until('the pause to hold', ({ emailsWaiting }) => emailsWaiting === 0);
  const { emailsSent: sentAtPause } = await now();
  await admin.resumeMailing({ params: { id } });
  await until('the last mail', ({ status }) => status === 'done');
  const { emailsSent, emailsFailed } = await now();
  return { sentAtPause, emailsSent, emailsFailed };
}

/** Megabytes of a process: now (`VmRSS`), or the most it has had (`VmHWM`). */
const memoryMb = (pid: number, field: 'VmRSS' | 'VmHWM') =>
  rounded(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024);

/** Writes recipients directly into the database, as events of that many registrations would. */
async function fill(mongoUrl: string, from: number, to: number): Promise<void> {
  const db = await mongoose.createConnection(mongoUrl).asPromise();
  try {
    const recipients = db.collection<{ _id: string }>('recipients');
    const accounts = db.collection<{ _id: string }>('accounts');
    for (let next = from; next < to; next += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, to - next) }, (_, n) => recipient(next + n));
      await recipients.insertMany(some);
      await accounts.insertMany(some.map(({ _id }) => ({ _id: `${_id}.admin`, changes: 1, erased: false })));
    }
  } finally {
    await db.close();
  }
}

const addressOf = (n: number) => `reader-${n}@example.org`;
const recipient = (n: number) => ({
  ...{ _id: `r-${String(n).padStart(7, '0')}`, email: addressOf(n), firstName: `Reader ${n}` },
  ...{ timeZone: 'UTC', profileVersion: 1, plan: 'free', tier: null, planVersion: 0, isUnsubscribed: false },
  unsubscribeToken: randomBytes(24).toString('base64url'),
  weeklyAt: new Date('2100-01-04T08:00:00Z'),
});

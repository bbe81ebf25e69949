import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { userRegistered } from '@pathwise/contracts/events/auth';
import type { Platform } from '@pathwise/local/platform';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { type OutboxRow, toOutboxRow } from '@pathwise/service-kit/events/envelope';
import type { MailRecord } from '@pathwise/service-kit/mail/mail.model';
import { registrationOf } from '@pathwise/service-testkit/registration';
import { rounded } from '../figures.ts';
import { type MailSink, startMailSink } from '../mail-sink.ts';
import { checkedPlatform } from '../test-platform.ts';
import { type Databases, openDatabases } from './everywhere.ts';
import { expectations, type FaultRun, type FaultTest } from './fault-test.ts';
import { size } from './size.ts';

const mailCount = size('FAULT_MAILS', 1_000, 120);
const killsEach = size('FAULT_MAIL_KILLS', 3, 1);
/** So long the mail server has taken a mail and not said so. Kills in that time make doubles. */
const delayMs = 60;
/** Mails that the kit sends at once. */
const atOnce = 5;
const addressOf = (n: number) => `reader-${n}@example.org`;

/** Puts registrations into auth's outbox, as if that many people had registered, a few at a time. */
async function register(databases: Databases): Promise<void> {
  const outbox = databases.of('auth').collection<OutboxRow>('outbox');
  for (let n = 0; n < mailCount; n += 20) {
    const rows = Array.from({ length: Math.min(20, mailCount - n) }, (_, i) => {
      const data = registrationOf(`reader-${n + i}`, { email: addressOf(n + i), contactEmail: '' });
      return toOutboxRow(userRegistered, { data, n: 0, now: new Date(), headers: {} });
    });
    await outbox.insertMany(rows);
    await pause(500);
  }
}

type Part = 'mail server' | 'broker' | 'admin';

/** Kills admin, broker and mail server in turn while mails go out: each time when the next share of the mails has been taken. */
async function killInTurn(
  platform: Platform,
  { random, say }: FaultRun,
  sink: MailSink,
): Promise<Record<Part, number>> {
  const turn: readonly Part[] = ['mail server', 'broker', 'admin'];
  const killed = { 'mail server': 0, broker: 0, admin: 0 };
  const kills = killsEach * turn.length;
  for (let n = 0; n < kills; n++) {
    const part = turn[n % turn.length] ?? 'admin';
    const share = Math.floor((mailCount * (n + 1)) / (kills + 1));
    // a killed admin leaves its lease for a minute
    await waitUntil(`${share} mails`, async () => sink.taken().size >= share, { timeoutMs: 300_000, everyMs: 50 });
    await pause(random() * 200);
    if (part === 'mail server') await sink.killAndStart();
    else {
      const process = platform.process(part);
      await process.kill('SIGKILL');
      await process.start();
    }
    killed[part] += 1;
    say(`${part} killed after ${sink.taken().size} mails`);
  }
  return killed;
}

/** Waits until every mail is marked as sent, and says what arrived. */
async function verdictOf(databases: Databases, sink: MailSink) {
  const mails = databases.of('admin').collection<MailRecord>('mails');
  const began = performance.now();
  const isDone = async () => (await mails.countDocuments({ state: 'sent' })) === mailCount;
  const settled = await waitUntil('every mail to be sent', isDone, { timeoutMs: 600_000, everyMs: 500 }).catch(
    () => false,
  );
  const taken = sink.taken();
  const addresses = Array.from({ length: mailCount }, (_, n) => addressOf(n));
  const idsOf = (address: string) => taken.get(address) ?? [];
  return {
    settled,
    settledMs: rounded(performance.now() - began),
    lost: addresses.filter((address) => idsOf(address).length === 0).length,
    doubled: addresses.filter((address) => idsOf(address).length > 1).length,
    withAnotherId: addresses.filter((address) => new Set(idsOf(address)).size > 1).length,
    toNobody: taken.size - addresses.filter((address) => taken.has(address)).length,
  };
}

export const killMails: FaultTest = {
  name: 'T20',
  passesWhen: `kill -9 of admin, broker and mail server in turn, ${killsEach} times each, during ${mailCount} welcome mails: 0 lost; a mail is doubled only when a kill comes between the server's acceptance and our mark, and with the same Message-ID`,
  async run(run) {
    const sink = await startMailSink({ file: join(run.dir, 'taken'), delayMs });
    run.atEnd(sink.stop);
    const env = { admin: { SMTP_URL: sink.url } };
    const platform = await checkedPlatform({ dir: run.dir, only: ['auth', 'admin'], site: false, env });
    run.atEnd(platform.stop);
    const databases = await openDatabases(platform.mongoUrl);
    run.atEnd(databases.close);
    const [killed] = await Promise.all([killInTurn(platform, run, sink), register(databases)]);
    const verdict = await verdictOf(databases, sink);
    const { broken, expect } = expectations();
    const mostDoubled = (killed.admin + killed['mail server']) * atOnce;
    expect(verdict.settled !== false, 'some mails were not sent after ten minutes');
    expect(verdict.lost === 0, `${verdict.lost} lost`);
    expect(
      verdict.doubled <= mostDoubled,
      `${verdict.doubled} doubled, of at most ${mostDoubled} under way at the kills`,
    );
    expect(verdict.withAnotherId === 0, `${verdict.withAnotherId} doubled with another Message-ID`);
    expect(verdict.toNobody === 0, `${verdict.toNobody} to nobody`);
    return { broken, figures: { mails: mailCount, killed, ...verdict } };
  },
};

import { trusted } from 'mongoose';
import type { ServiceConfig } from '../config.ts';
import type { FaultPoint } from '../events/fault-point.ts';
import { steadyWork } from '../running/steady-work.ts';
import type { ServiceDeps, Worker } from '../service.ts';
import { inSpan } from '../telemetry/traces.ts';
import { type MailRecord, mails } from './mail.model.ts';
import { isHopeless, messageIdOf, pauseAfter, refusalOf } from './mail.rules.ts';
import { type MailConfig, openSmtp, type Smtp } from './smtp.ts';

type Deps = Pick<ServiceDeps<ServiceConfig & MailConfig>, 'db' | 'now' | 'log' | 'metrics' | 'config' | 'bell'>;
type Own = Deps & { smtp: Smtp; measured: ReturnType<typeof mailMetrics>; faultPoint?: FaultPoint };
interface Options {
  beatMs?: number;
  /** Milliseconds for each step of a delivery, such as connecting. */
  timeoutMs?: number;
  /** Another process takes over after this time without a beat. A batch, with a silent server, takes less than a minute. */
  leaseMs?: number;
  faultPoint?: FaultPoint;
}

const atOnce = 5;
const outcomes = ['sent', 'failed', 'given-up'];

/**
 * The worker that sends a service's queued mails, in one process at a time. A failed try is repeated for a day, then the mail is
 * given up. A try is stored before it is made: after a crash in the middle the mail goes out once more, with the same Message-ID.
 */
export function sendMails(deps: Deps, options: Options = {}): Worker {
  const { beatMs = 1_000, timeoutMs = 8_000, leaseMs = 60_000, faultPoint } = options;
  return async (signal) => {
    const smtp = openSmtp(deps.config, { timeoutMs, atOnce });
    const own: Own = { ...deps, smtp, measured: mailMetrics(deps), ...(faultPoint ? { faultPoint } : {}) };
    const step = (due: readonly MailRecord[]) => sendBatch(own, due);
    await steadyWork(deps, { name: 'mail', findDue: () => findDue(deps), step, beatMs, leaseMs })(signal);
    smtp.close();
  };
}

function mailMetrics({ metrics, db }: Deps) {
  metrics.gauge('pathwise_mails', 'Mails that wait, and mails given up in the last 30 days', 'state', async () => ({
    waiting: await mails(db).countDocuments({ state: 'waiting' }),
    'given-up': await mails(db).countDocuments({ state: 'given-up' }),
  }));
  return {
    outcomes: metrics.counter('pathwise_mails_total', 'Tries to send a mail', ['outcome'], outcomes),
    delay: metrics.histogram(
      'pathwise_mail_delay_seconds',
      'Time from queueing a mail until the mail server has it',
      [],
      [0.5, 1, 2, 5, 15, 60, 300, 3_600, 86_400],
    ),
  };
}

/** The next mails to send; null when none is due. */
async function findDue({ db, now }: Deps): Promise<MailRecord[] | null> {
  const isDue = { state: 'waiting' as const, nextTryAt: trusted({ $lte: now() }) };
  const due = await mails(db).find(isDue).sort({ nextTryAt: 1 }).limit(atOnce).lean();
  return due.length > 0 ? due : null;
}

/** Tries these mails. True when there may be more. */
async function sendBatch(own: Own, due: readonly MailRecord[]): Promise<boolean> {
  await Promise.all(due.map((mail) => send(own, mail)));
  return due.length === atOnce;
}

async function send(own: Own, mail: MailRecord): Promise<void> {
  const { _id, to, letter, tries, trace: carrier = {} } = mail;
  const nextTryAt = new Date(own.now().getTime() + pauseAfter(tries + 1));
  const counted = { $set: { tries: tries + 1, nextTryAt } };
  const { matchedCount } = await mails(own.db).updateOne({ _id, state: 'waiting', tries }, counted);
  if (matchedCount === 0 || to === undefined || letter === undefined) return; // its person has just been erased
  const messageId = messageIdOf(_id, new URL(own.config.PUBLIC_URL).hostname);
  try {
    await inSpan({ name: 'send mail', kind: 'client', carrier }, () => own.smtp.deliver({ to, letter, messageId }));
  } catch (error) {
    await noteFailure(own, { mail, messageId, error });
    return;
  }
  await own.faultPoint?.('before-mark');
  await mails(own.db).updateOne({ _id }, { $set: { state: 'sent' }, $unset: { to: 1, letter: 1 } });
  own.measured.outcomes.inc({ outcome: 'sent' });
  own.measured.delay.observe((own.now().getTime() - mail.at.getTime()) / 1_000);
}

async function noteFailure(own: Own, input: { mail: MailRecord; messageId: string; error: unknown }): Promise<void> {
  const { mail, messageId } = input;
  const refusal = refusalOf(input.error);
  const about = { messageId, tries: mail.tries + 1, ...refusal };
  if (!isHopeless(refusal, { at: mail.at, now: own.now() })) {
    own.measured.outcomes.inc({ outcome: 'failed' });
    own.log.warn(about, 'a mail is tried again later');
    return;
  }
  const reason = Object.values(refusal).join(' ');
  const given = { $set: { state: 'given-up' as const, reason } };
  // A designed letter has no link that signs anybody in. It is kept, so that it can be sent again.
  const erased = mail.letter && 'html' in mail.letter ? {} : ({ $unset: { letter: 1 } } as const);
  await mails(own.db).updateOne({ _id: mail._id }, { ...given, ...erased });
  own.measured.outcomes.inc({ outcome: 'given-up' });
  own.log.error(about, 'a mail was given up');
}

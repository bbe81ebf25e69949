import { setTimeout as pause } from 'node:timers/promises';
import type { Mailing } from '@pathwise/contracts/api/mails';
import { mails } from '@pathwise/service-kit/mail/mail.model';
import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import { conflict, notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { type ClientSession, trusted } from 'mongoose';
import type { AdminDeps } from '../deps.ts';
import { recipients } from '../recipients/recipient.model.ts';
import { findTemplate } from '../templates/find-template.ts';
import { type MailingRecord, mailings } from './mailing.model.ts';

/** A mailing as admins see it. Its figures are counted in the queue, so they are right after a crash too. */
async function toMailing(deps: AdminDeps, row: MailingRecord): Promise<Mailing> {
  const { _id: id, type, subject, state: status, total, createdAt, finishedAt } = row;
  const { sent, failed, waiting } = row.figures ? { ...row.figures, waiting: 0 } : await figuresOf(deps, id);
  const figures = { total, emailsSent: sent, emailsFailed: failed + (row.leftOut ?? 0), emailsWaiting: waiting };
  const times = { createdAt: createdAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null };
  const ended = row.isEndedEarly ? { endedEarly: true } : {};
  return { id, type, subject, status, ...figures, ...times, ...ended };
}

export async function figuresOf(deps: AdminDeps, id: string, session?: ClientSession) {
  const count = (state: 'sent' | 'given-up' | 'waiting') =>
    mails(deps.db).countDocuments({ group: id, state }, session ? { session } : {});
  // Those that wait come first. Counted last, a mail sent between the counts would be in none of them.
  const waiting = await count('waiting');
  return { waiting, sent: await count('sent'), failed: await count('given-up') };
}

const isBeingSent = () => conflict('This template is being sent already. Please wait until that is done.');

/** Begins to send a template to everybody. The worker does it. Throws 409 while the same template is being sent or paused. */
export async function beginMailing(deps: AdminDeps, { type }: { type: string }) {
  const total = await recipients(deps.db).countDocuments({ isUnsubscribed: false });
  try {
    return await deps.inTransaction((tx) => begin(deps, tx, { type, total }));
  } catch (error) {
    throw isDuplicateKey(error) ? isBeingSent() : error; // another admin began it in this moment
  }
}

async function begin(deps: AdminDeps, tx: Tx, { type, total }: { type: string; total: number }) {
  const { session } = tx;
  const { subject, html } = await findTemplate(deps, type, session);
  const unfinished = await mailings(deps.db).findOne({ type, finishedAt: null }).session(session).lean();
  if (unfinished?.state === 'paused') throw conflict('A mail of this template is paused. Please resume that one.');
  if (unfinished) throw isBeingSent();
  const words = { type, openType: type, subject, html };
  const fresh = { _id: deps.newId(), ...words, state: 'running' as const, cursor: '', total };
  const row = { ...fresh, figures: null, createdAt: deps.now(), finishedAt: null };
  await mailings(deps.db).create([row], { session });
  tx.note({ target: `mailing:${row._id}`, after: { type, total } });
  return { id: row._id, emailsSent: 0, emailsFailed: 0, total };
}

/** The figures of a mailing once it is done, or after a few seconds: a small one is through by then. */
export async function firstFigures(deps: AdminDeps, begun: { id: string; total: number }, patienceMs = 5_000) {
  const until = performance.now() + patienceMs;
  for (;;) {
    const { status, emailsSent, emailsFailed } = await getMailing(deps, begun);
    if (status === 'done' || performance.now() >= until) return { ...begun, emailsSent, emailsFailed };
    await pause(200);
  }
}

export async function getMailing(deps: AdminDeps, { id }: { id: string }): Promise<Mailing> {
  const row = await mailings(deps.db).findById(id).lean();
  if (!row) throw notFound('mailing');
  return toMailing(deps, row);
}

export async function listMailings(deps: AdminDeps): Promise<Mailing[]> {
  const rows = await mailings(deps.db).find({}, { html: 0 }).sort({ _id: -1 }).limit(100).lean();
  const shown: Mailing[] = [];
  for (const row of rows) shown.push(await toMailing(deps, { ...row, html: '' }));
  return shown;
}

/** Pauses a mailing, or lets it go on. Doing it again changes nothing. Throws 409 for one that is done. */
export async function setState(
  deps: AdminDeps,
  { id, state }: { id: string; state: 'running' | 'paused' },
): Promise<Mailing> {
  await deps.inTransaction(async (tx) => {
    const row = await mailings(deps.db).findById(id).session(tx.session).lean();
    if (!row) throw notFound('mailing');
    if (row.state === 'done') throw conflict('This mailing is done.');
    await mailings(deps.db).updateOne({ _id: id }, { $set: { state } }, { session: tx.session });
    tx.note({ target: `mailing:${id}`, before: { state: row.state }, after: { state } });
  });
  return getMailing(deps, { id });
}

/**
 * Ends a paused mailing: nobody else gets it, and its template can be sent again. Doing it again changes nothing. Throws 409 for one
 * that runs or is done.
 */
export async function endMailing(deps: AdminDeps, { id }: { id: string }): Promise<Mailing> {
  await deps.inTransaction(async (tx) => {
    const { session } = tx;
    const row = await mailings(deps.db).findById(id).session(session).lean();
    if (!row) throw notFound('mailing');
    if (row.isEndedEarly) return;
    if (row.state === 'done') throw conflict('This mailing is done.');
    if (row.state === 'running') throw conflict('This mailing is running. Please pause it first.');
    await dropWaiting(deps, tx, id);
    const { sent, failed } = await figuresOf(deps, id, session);
    const done = { state: 'done' as const, isEndedEarly: true, cursor: '', figures: { sent, failed } };
    const change = { $set: { ...done, finishedAt: deps.now() }, $unset: { openType: 1 as const } };
    await mailings(deps.db).updateOne({ _id: id }, change, { session });
    tx.note({ target: `mailing:${id}`, before: { state: 'paused' }, after: { state: 'ended', sent, failed } });
  });
  return getMailing(deps, { id });
}

/**
 * A mail without a try is forgotten, so a weekly one may still come on its Monday. One with a try counts as failed: it may be on its
 * way in this moment, and is then marked as sent.
 */
async function dropWaiting(deps: AdminDeps, { session }: Tx, group: string): Promise<void> {
  const waiting = { group, state: 'waiting' as const };
  await mails(deps.db).deleteMany({ ...waiting, tries: 0 }, { session });
  const givenUp = { $set: { state: 'given-up' as const, reason: 'its mailing was ended' } };
  await mails(deps.db).updateMany({ ...waiting, tries: trusted({ $gt: 0 }) }, givenUp, { session });
}

import type { Introduction } from '@pathwise/contracts/api/introductions';
import { notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { SocialDeps } from '../deps.ts';
import { memberCards } from '../members/member-cards.ts';
import { type IntroductionRecord, introductions } from './introduction.model.ts';
import { toIntroduction } from './introduction-view.ts';
import { announce, type OwnIntroduction, otherRow, ownRow, setStatus } from './two-sides.ts';

/** Accepts a received introduction: both sides see the other's address from now on. A second time changes nothing. */
export async function acceptIntroduction(deps: SocialDeps, input: OwnIntroduction): Promise<Introduction> {
  const row = await deps.inTransaction(async (tx) => {
    const received = await receivedRow(deps, tx, input);
    if (received.status === 'accepted') return received;
    await setStatus(deps, tx, { row: await otherRow(deps, tx, received), status: 'accepted' });
    return setStatus(deps, tx, { row: received, status: 'accepted' });
  });
  const card = (await memberCards(deps, { viewerId: input.ownerId, ids: [row.memberId] })).get(row.memberId);
  if (!card) throw notFound('introduction');
  return toIntroduction(row, card);
}

/** Declines a received introduction. The row of the person who asked stays as it is, and their tabs are not notified. */
export async function declineIntroduction(deps: SocialDeps, input: OwnIntroduction): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const received = await receivedRow(deps, tx, input);
    if (received.status === 'accepted') throw notFound('introduction');
    await setStatus(deps, tx, { row: received, status: 'declined' });
  });
}

/**
 * Takes back an introduction that the person asked for, or ends an accepted one for both. What this writes and emits is alike
 * whether or not the other person had declined.
 */
export async function endIntroduction(deps: SocialDeps, input: OwnIntroduction): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const own = await ownRow(deps, tx, input);
    const other = await otherRow(deps, tx, own);
    if (own.status === 'accepted') return endBoth(deps, tx, [own, other]);
    if (own.direction === 'received') throw notFound('introduction');
    await setStatus(deps, tx, { row: own, status: 'takenBack' });
    await setStatus(deps, tx, { row: other, status: other.status === 'declined' ? 'declined' : 'takenBack' });
  });
}

async function receivedRow(deps: SocialDeps, tx: Tx, input: OwnIntroduction): Promise<IntroductionRecord> {
  const row = await ownRow(deps, tx, input);
  if (row.direction === 'asked') throw notFound('introduction');
  return row;
}

async function endBoth(deps: SocialDeps, tx: Tx, rows: readonly IntroductionRecord[]): Promise<void> {
  for (const row of rows) {
    await introductions(deps.db).deleteOne({ _id: row._id }, { session: tx.session });
    await announce(tx, { ...row, version: row.version + 1 });
  }
}

import { introductionChanged } from '@pathwise/contracts/events/social';
import { notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { SocialDeps } from '../deps.ts';
import { memberCards } from '../members/member-cards.ts';
import { isOpen } from './asking.rules.ts';
import { type IntroductionRecord, introductions } from './introduction.model.ts';

export interface OwnIntroduction {
  ownerId: string;
  introductionId: string;
}

/** One's own row, when the list shows it; 404 otherwise, as for those that were declined or taken back. */
export async function ownRow(
  deps: SocialDeps,
  tx: Tx,
  { ownerId, introductionId: _id }: OwnIntroduction,
): Promise<IntroductionRecord> {
  const row = await introductions(deps.db).findOne({ _id, ownerId }).session(tx.session).lean();
  const isListed = row && ['waiting', 'accepted'].includes(row.status) && isOpen(row.lapsesAt, deps.now());
  if (!isListed) throw notFound('introduction');
  const cards = await memberCards(deps, { viewerId: ownerId, ids: [row.memberId] });
  if (!cards.has(row.memberId)) throw notFound('introduction');
  return row;
}

/** The other person's row of an introduction. Both rows are erased and lapse together. */
export async function otherRow(
  deps: SocialDeps,
  tx: Tx,
  { otherRowId }: IntroductionRecord,
): Promise<IntroductionRecord> {
  const row = await introductions(deps.db).findById(otherRowId).session(tx.session).lean();
  if (!row) throw notFound('introduction');
  return row;
}

/** Stores a row's new status, increments its version and notifies its owner's tabs. An accepted row lapses no more. */
export async function setStatus(
  deps: SocialDeps,
  tx: Tx,
  { row, status }: { row: IntroductionRecord; status: IntroductionRecord['status'] },
): Promise<IntroductionRecord> {
  const { lapsesAt, ...rest } = row;
  const next = {
    ...rest,
    ...(status === 'accepted' || !lapsesAt ? {} : { lapsesAt }),
    status,
    version: row.version + 1,
  };
  await introductions(deps.db).replaceOne({ _id: row._id }, next, { session: tx.session });
  await announce(tx, next);
  return next;
}

export const announce = (tx: Tx, { _id: introductionId, ownerId, version }: IntroductionRecord): Promise<void> =>
  tx.emit(introductionChanged, { introductionId, ownerId, version });

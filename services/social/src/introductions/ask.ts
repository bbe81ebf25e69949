import { asksPerDay, type Introduction, waitingDays } from '@pathwise/contracts/api/introductions';
import { conflict, invalid, notFound, tooMany } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import { trusted } from 'mongoose';
import type { SocialDeps } from '../deps.ts';
import { memberCards } from '../members/member-cards.ts';
import { decideAsking, secondsToNextAsk } from './asking.rules.ts';
import { type IntroductionRecord, introductions } from './introduction.model.ts';
import { toIntroduction } from './introduction-view.ts';
import { announce, otherRow, setStatus } from './two-sides.ts';

interface Ask {
  ownerId: string;
  memberId: string;
  message: string;
}
const dayMs = 86_400_000;

/**
 * Asks a member for an introduction. The answer, its events and what it writes are alike whether or not the member declined
 * an earlier one. Throws 404 for members whom the person does not see, 409 while one waits, 429 beyond the asks of a day.
 */
export async function askForIntroduction(deps: SocialDeps, ask: Ask): Promise<Introduction> {
  const { ownerId, memberId } = ask;
  if (ownerId === memberId) throw invalid([{ path: 'userId', message: 'You cannot ask yourself' }]);
  const card = (await memberCards(deps, { viewerId: ownerId, ids: [memberId] })).get(memberId);
  if (!card) throw notFound('member');
  const row = await deps.inTransaction(async (tx) => {
    await deps.account.enter(tx, ownerId);
    // The other person gets a row as well: it must not pass the erasing of that account.
    if ((await deps.account.enterIfOpen(tx, memberId)) === undefined) throw notFound('member');
    return ownRowOf(deps, tx, ask);
  });
  return toIntroduction(row, card);
}

async function ownRowOf(deps: SocialDeps, tx: Tx, ask: Ask): Promise<IntroductionRecord> {
  const { ownerId, memberId } = ask;
  const rowsOf = (pair: { ownerId: string; memberId: string }) =>
    introductions(deps.db).find(pair).session(tx.session).lean();
  const own = await rowsOf({ ownerId, memberId });
  const theirs = await rowsOf({ ownerId: memberId, memberId: ownerId });
  const asking = decideAsking({ own, theirs }, deps.now());
  if (asking.becomes === 'introduced already') throw conflict('You are introduced to this member already');
  if (asking.becomes === 'asked already') throw conflict('You have asked this member already');
  if (asking.becomes === 'accepted') {
    const received = await otherRow(deps, tx, asking.asked);
    await setStatus(deps, tx, { row: asking.asked, status: 'accepted' });
    return setStatus(deps, tx, { row: received, status: 'accepted' });
  }
  await refuseTooMany(deps, tx, ownerId);
  return insertBoth(deps, tx, { ask, status: asking.status });
}

async function refuseTooMany(deps: SocialDeps, tx: Tx, ownerId: string): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - dayMs);
  const asked = await introductions(deps.db)
    .find({ ownerId, direction: 'asked', createdAt: trusted({ $gt: since }) })
    .session(tx.session)
    .lean();
  const times = asked.map(({ createdAt }) => createdAt);
  const seconds = secondsToNextAsk(times, { most: asksPerDay, now });
  if (seconds > 0)
    throw tooMany('You have asked ten members within a day. Please wait a little before you ask more.', seconds);
}

async function insertBoth(
  deps: SocialDeps,
  tx: Tx,
  { ask, status }: { ask: Ask; status: 'waiting' | 'declined' },
): Promise<IntroductionRecord> {
  const { ownerId, memberId, message } = ask;
  const now = deps.now();
  const both = { message, createdAt: now, lapsesAt: new Date(now.getTime() + waitingDays * dayMs), version: 1 };
  const [askedId, receivedId] = [deps.newId(), deps.newId()];
  const ids = { _id: askedId, ownerId, memberId, otherRowId: receivedId };
  const asked: IntroductionRecord = { ...ids, direction: 'asked', status: 'waiting', ...both };
  const otherIds = { _id: receivedId, ownerId: memberId, memberId: ownerId, otherRowId: askedId };
  const received: IntroductionRecord = { ...otherIds, direction: 'received', status, ...both };
  await introductions(deps.db).insertMany([asked, received], { session: tx.session, lean: true });
  for (const row of [asked, received]) await announce(tx, row);
  return asked;
}

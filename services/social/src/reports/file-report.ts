import type { Report } from '@pathwise/contracts/api/reports';
import { reportFiled } from '@pathwise/contracts/events/social';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { isDuplicateKey } from '@pathwise/service-kit/mongo/errors';
import { conflict, invalid, notFound } from '@pathwise/service-kit/problem';
import type { SocialDeps } from '../deps.ts';
import { memberCards } from '../members/member-cards.ts';
import { seenPost } from '../posts/seen-post.ts';
import { reports } from './report.model.ts';

type Filing = { reporter: Pick<Caller, 'id' | 'plan'> } & Pick<Report, 'about' | 'reason' | 'text'>;

/** Reports what the person sees. Throws 404 for anything else, 422 for oneself, 409 while one's own report of it is open. */
export async function fileReport(deps: SocialDeps, { reporter, about, reason, text }: Filing): Promise<{ id: string }> {
  const memberId = await memberOf(deps, { reporter, about });
  if (memberId === reporter.id)
    throw invalid([
      { path: 'about.id', message: `You cannot report ${about.kind === 'post' ? 'your own post' : 'yourself'}` },
    ]);
  const things = { aboutKind: about.kind, aboutId: about.id, memberId };
  try {
    return await deps.inTransaction(async (tx) => {
      await deps.account.enter(tx, reporter.id);
      // The report names the other person, too: it must not pass the erasing of that account.
      if ((await deps.account.enterIfOpen(tx, memberId)) === undefined) throw notFound(about.kind);
      const report = { _id: deps.newId(), reporterId: reporter.id, ...things, reason, text };
      const fresh = { ...report, createdAt: deps.now(), closedAt: null };
      await reports(deps.db).insertMany([fresh], { session: tx.session, lean: true });
      await tx.emit(reportFiled, { reportId: report._id, about: about.kind, reason, version: 1 });
      return { id: report._id };
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw conflict(`You have reported this ${about.kind} already. We are looking into it.`, 'already-reported');
  }
}

/** The person whom a report is about. */
async function memberOf(deps: SocialDeps, { reporter, about }: Pick<Filing, 'reporter' | 'about'>): Promise<string> {
  const viewerId = reporter.id;
  if (about.kind === 'post') {
    const post = reporter.plan === 'premium' ? await seenPost(deps, { viewerId, postId: about.id }) : undefined;
    if (!post) throw notFound('post');
    return post.userId;
  }
  const isSeen = about.id === viewerId || (await memberCards(deps, { viewerId, ids: [about.id] })).has(about.id);
  if (!isSeen) throw notFound('member');
  return about.id;
}

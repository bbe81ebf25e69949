import { conflict, notFound } from '@pathwise/service-kit/problem';
import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { SocialDeps } from '../deps.ts';
import { hideMember } from '../members/hide-member.ts';
import { savePost } from '../posts/own-post.ts';
import { posts } from '../posts/post.model.ts';
import { type ReportRecord, reports } from './report.model.ts';

interface Deciding {
  reportId: string;
}

/** Hides the post or the person from others, and closes every open report about it. */
export async function hideReported(deps: SocialDeps, { reportId }: Deciding): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const report = await openReport(deps, tx, reportId);
    note(tx, report, { before: { state: 'open' }, after: { state: 'hidden' } });
    if (report.aboutKind === 'member') await hideMember(deps, tx, { userId: report.memberId, hidden: true });
    else await hidePost(deps, tx, { postId: report.aboutId, hidden: true });
    const { aboutKind, aboutId } = report;
    const closing = { $set: { closedAt: deps.now(), outcome: 'removed' as const } };
    await reports(deps.db).updateMany({ aboutKind, aboutId, closedAt: null }, closing, { session: tx.session });
  });
}

/** Closes a report. What it is about stays as it is. */
export async function dismissReport(deps: SocialDeps, { reportId }: Deciding): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const report = await openReport(deps, tx, reportId);
    note(tx, report, { before: { state: 'open' }, after: { state: 'dismissed' } });
    const closing = { $set: { closedAt: deps.now(), outcome: 'kept' as const } };
    await reports(deps.db).updateOne({ _id: reportId }, closing, { session: tx.session });
  });
}

/** Shows the post or the person again. Throws 409 while its author has the post in the trash. */
export async function showReported(deps: SocialDeps, { reportId }: Deciding): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const report = await reportOf(deps, tx, reportId);
    if (report.outcome !== 'removed') throw conflict('Nothing is hidden after this report');
    note(tx, report, { before: { state: 'hidden' }, after: { state: 'dismissed' } });
    const { aboutKind, aboutId, memberId: userId } = report;
    if (aboutKind === 'member') await hideMember(deps, tx, { userId, hidden: false });
    else if (!(await hidePost(deps, tx, { postId: aboutId, hidden: false })))
      throw conflict('The author of this post has deleted it');
    const shown = { $set: { outcome: 'kept' as const } };
    await reports(deps.db).updateMany({ aboutKind, aboutId, outcome: 'removed' }, shown, { session: tx.session });
  });
}

async function reportOf(deps: SocialDeps, { session }: Tx, reportId: string): Promise<ReportRecord> {
  const report = await reports(deps.db).findById(reportId).session(session).lean();
  if (!report) throw notFound('report');
  return report;
}

async function openReport(deps: SocialDeps, tx: Tx, reportId: string): Promise<ReportRecord> {
  const report = await reportOf(deps, tx, reportId);
  if (report.closedAt) throw conflict('This report is closed already');
  return report;
}

const note = (
  tx: Tx,
  { _id, memberId: personId }: ReportRecord,
  change: Pick<Parameters<Tx['note']>[0], 'before' | 'after'>,
) => tx.note({ personId, target: `report:${_id}`, ...change });

/** False when the post is gone or in the trash. */
async function hidePost(
  deps: SocialDeps,
  tx: Tx,
  { postId, hidden }: { postId: string; hidden: boolean },
): Promise<boolean> {
  const post = await posts(deps.db).findById(postId).session(tx.session).lean();
  if (post && post.hidden !== hidden) await savePost(deps, tx, post, { hidden });
  return post !== null;
}

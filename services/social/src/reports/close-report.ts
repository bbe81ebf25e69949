import { conflict, invalid, notFound } from '@pathwise/service-kit/problem';
import type { SocialDeps } from '../deps.ts';
import { savePost } from '../posts/own-post.ts';
import { posts } from '../posts/post.model.ts';
import { reports } from './report.model.ts';

/** Closes a report. `removed` hides the post and closes every open report about it. */
export async function closeReport(
  deps: SocialDeps,
  { reportId, outcome }: { reportId: string; outcome: 'kept' | 'removed' },
): Promise<void> {
  await deps.inTransaction(async (tx) => {
    const { session } = tx;
    const report = await reports(deps.db).findById(reportId).session(session).lean();
    if (!report) throw notFound('report');
    if (report.closedAt) throw conflict('This report is closed already');
    const { memberId: personId } = report;
    tx.note({ personId, target: `report:${reportId}`, before: { closed: false }, after: { closed: true, outcome } });
    const closing = { $set: { closedAt: deps.now(), outcome } };
    if (outcome === 'kept') {
      await reports(deps.db).updateOne({ _id: reportId }, closing, { session });
      return;
    }
    const { aboutKind, aboutId } = report;
    if (aboutKind === 'member')
      throw invalid([{ path: 'outcome', message: 'Only a post can be removed here, not a member' }]);
    const post = await posts(deps.db).findOne({ _id: aboutId, hidden: false }).session(session).lean();
    if (post) await savePost(deps, tx, post, { hidden: true });
    await reports(deps.db).updateMany({ aboutKind, aboutId, closedAt: null }, closing, { session });
  });
}

import type { Report, ReportState } from '@pathwise/contracts/api/reports';
import { trusted } from 'mongoose';
import type { SocialDeps } from '../deps.ts';
import { members } from '../members/member.model.ts';
import { posts } from '../posts/post.model.ts';
import { type ReportRecord, reports } from './report.model.ts';

const inState = {
  open: { closedAt: null },
  hidden: { outcome: 'removed' },
  dismissed: { outcome: 'kept' },
} as const;
const stateOf = ({ outcome }: ReportRecord): ReportState =>
  outcome === undefined ? 'open' : outcome === 'removed' ? 'hidden' : 'dismissed';

/** A page of the reports of one state, oldest first, with what an admin needs to decide. */
export async function listReports(
  deps: SocialDeps,
  { state, limit, cursor }: { state: ReportState; limit: number; cursor?: string | undefined },
): Promise<{ page: Report[]; next: string | undefined }> {
  const found = await reports(deps.db)
    .find({ ...inState[state], ...(cursor ? { _id: trusted({ $gt: cursor }) } : {}) })
    .sort({ _id: 1 })
    .limit(limit + 1)
    .lean();
  const page = found.slice(0, limit);
  return { page: await toReports(deps, page), next: found.length > limit ? page.at(-1)?._id : undefined };
}

async function toReports(deps: SocialDeps, found: readonly ReportRecord[]): Promise<Report[]> {
  const people = [...new Set(found.flatMap(({ reporterId, memberId }) => [reporterId, memberId]))];
  const known = await members(deps.db)
    .find({ _id: trusted({ $in: people }) }, { profile: 1 })
    .lean();
  const profiles = new Map(known.map(({ _id, profile }) => [_id, profile]));
  const named = (id: string) => {
    const { firstName = null, lastName = null } = profiles.get(id) ?? {};
    return { id, firstName, lastName };
  };
  const postIds = found.filter(({ aboutKind }) => aboutKind === 'post').map(({ aboutId }) => aboutId);
  const standing = await posts(deps.db)
    .find({ _id: trusted({ $in: postIds }) })
    .lean();
  const texts = new Map(standing.map(({ _id, title, description }) => [_id, { title, description }]));
  return found.map((stored) => {
    const { _id: id, aboutKind, aboutId, reason, text, createdAt, reporterId, memberId } = stored;
    return {
      id,
      about: { kind: aboutKind, id: aboutId },
      state: stateOf(stored),
      reason,
      text,
      createdAt: createdAt.toISOString(),
      reporter: named(reporterId),
      member: named(memberId),
      post: texts.get(aboutId) ?? null,
    };
  });
}

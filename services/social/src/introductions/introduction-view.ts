import type { Introduction } from '@pathwise/contracts/api/introductions';
import type { MemberCard } from '@pathwise/contracts/post';
import type { IntroductionRecord } from './introduction.model.ts';

/** One side of an introduction as its owner sees it. */
export function toIntroduction(
  row: IntroductionRecord,
  card: (show: { address: boolean }) => MemberCard,
): Introduction {
  const { _id: id, direction, message, createdAt } = row;
  const status = row.status === 'accepted' ? 'accepted' : 'waiting';
  const member = card({ address: status === 'accepted' });
  return { id, direction, status, message, createdAt: createdAt.toISOString(), member };
}

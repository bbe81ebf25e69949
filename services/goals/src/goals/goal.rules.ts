import type { Goal } from '@pathwise/contracts/api/goals';
import { noDateNamed } from '@pathwise/contracts/roadmap';
import { differing } from '@pathwise/service-kit/differing';
import type { GoalRecord } from './goal.model.ts';

/** How long a first draft may take before the person is offered a retry. */
export const draftPatienceMs = 120_000;

/** A draft that takes too long reads as failed, so that a retry is offered. If it arrives later, it is still stored. */
export function roadmapStatusAt(
  goal: { roadmap: 'none' | 'drafting' | 'ready'; draftAskedAt: Date },
  now: Date,
): Goal['roadmapStatus'] {
  const late = now.getTime() - goal.draftAskedAt.getTime() > draftPatienceMs;
  return goal.roadmap === 'drafting' && late ? 'failed' : goal.roadmap;
}

/** Spaces between sentences, but none inside a quoted title. */
const sentenceEnds = /(?<=[.!?]) (?![^“”]*”)/;

/**
 * The coach's overview without what it says of `day`, which is no longer the target, or of there being none (`null`).
 * A paragraph that begins with it goes whole, since the rest follows from it; elsewhere only the sentence goes.
 * Undefined where nothing changes or nothing would be left, and for an overview that the person wrote.
 */
function overviewWithout(
  day: string | null,
  { aiOverview, overviewEditedAt }: Pick<GoalRecord, 'aiOverview' | 'overviewEditedAt'>,
): string | undefined {
  if (overviewEditedAt !== null || !aiOverview) return undefined;
  const isAboutDay = (sentence: string) => (day === null ? sentence.startsWith(noDateNamed) : sentence.includes(day));
  const paragraphs = aiOverview.split('\n\n').map((paragraph) => {
    const sentences = paragraph.split(sentenceEnds);
    return isAboutDay(sentences[0] as string) ? '' : sentences.filter((sentence) => !isAboutDay(sentence)).join(' ');
  });
  const shorter = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
  return shorter === aiOverview || shorter === '' ? undefined : shorter;
}

/** What a change of the goal's own fields stores, with what follows from it. */
export function goalChangesOf(
  goal: GoalRecord,
  wanted: { [K in keyof GoalRecord]?: GoalRecord[K] | undefined },
  now: Date,
): Partial<GoalRecord> {
  const changes = differing(goal, wanted);
  // The note is about the text that it answered.
  if (goal.coachNote && ['title', 'description', 'targetDate'].some((field) => field in changes))
    changes.coachNote = null;
  if (goal.closestKinds && ['title', 'description', 'category'].some((field) => field in changes))
    changes.closestKinds = null;
  if ('targetDate' in changes) {
    changes.isTargetDateRead = false;
    const aiOverview = overviewWithout(goal.targetDate, goal);
    if (aiOverview !== undefined) Object.assign(changes, { aiOverview, overviewVersion: goal.version + 1 });
  }
  if ('category' in changes) Object.assign(changes, { isCategoryOpen: false, isCategoryRead: false });
  if (changes.status) changes.completedAt = changes.status === 'completed' ? now : null;
  return changes;
}

import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, flag, word } from '@pathwise/service-kit/mongo/fields';

/** Whether a goal exists, according to the last event of goals. */
export const linkedGoals = collection('linkedGoals', owned({ by: 'ownerId' }), {
  /** `<owner's id>.<goal's id>` */
  _id: word,
  ownerId: word,
  deleted: flag,
  /** Version of the event this is from. An older one arriving later changes nothing. */
  version: count,
});

export const linkedGoalIdOf = ({ ownerId, goalId }: { ownerId: string; goalId: string }): string =>
  `${ownerId}.${goalId}`;

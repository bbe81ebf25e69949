import { forgottenAfter, owned } from '@pathwise/service-kit/mongo/collections';
import { collection, instant, word } from '@pathwise/service-kit/mongo/fields';

const ofOwner = owned({ by: 'ownerId', indexes: [forgottenAfter({ days: 30 })] });

/** The goal that a request of another service created. It outlives the goal, so a retry never creates a second one. */
export const goalRequests = collection('goalRequests', ofOwner, {
  /** owner|requestKey */
  _id: word,
  ownerId: word,
  goalId: word,
  at: instant,
});

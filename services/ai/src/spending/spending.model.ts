import { forgottenAfter, owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, instant, word } from '@pathwise/service-kit/mongo/fields';

const ofOwner = owned({ by: 'ownerId', indexes: [forgottenAfter({ days: 2 })] });

/** How many tokens of the model a person used in a day (UTC). */
export const spendings = collection('spendings', ofOwner, {
  /** `<owner>.<YYYY-MM-DD>`. */
  _id: word,
  ownerId: word,
  tokens: count,
  at: instant,
});

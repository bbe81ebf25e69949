import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, listOf, type RecordOf, text, word } from '@pathwise/service-kit/mongo/fields';

const ofGoal = { key: { ownerId: 1, goalId: 1 } };

export const suggestions = collection('suggestions', owned({ by: 'ownerId', indexes: [ofGoal] }), {
  _id: word,
  goalId: word,
  ownerId: word,
  title: word,
  description: text,
  bullets: listOf(text),
  order: count,
});
export type SuggestionRecord = RecordOf<typeof suggestions>;

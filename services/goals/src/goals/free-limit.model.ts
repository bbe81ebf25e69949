import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, word } from '@pathwise/service-kit/mongo/fields';

/** How many goals a person has: one row per person. Every creation, deletion and undo of a goal writes it. */
export const goalCounts = collection('goalCounts', owned({ by: '_id' }), { _id: word, count });

import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, count, flag, instant, type RecordOf, word } from '@pathwise/service-kit/mongo/fields';

const ofOwner = owned({
  by: 'ownerId',
  indexes: [
    { key: { ownerId: 1, entryDate: -1, _id: -1 } },
    { key: { ownerId: 1, isPrivate: 1, entryDate: -1, _id: -1 } },
  ],
});

/** Diary text goes only to those who may read it. No log, event or trace contains any of it. */
export const entries = collection('diaryEntries', ofOwner, {
  _id: word,
  ownerId: word,
  title: word,
  content: word,
  entryDate: word,
  isPrivate: flag,
  version: count,
  createdAt: instant,
  updatedAt: instant,
});
export type EntryRecord = RecordOf<typeof entries>;

import type { CategorisedPost, PostKind } from '@pathwise/contracts/post';
import { owned } from '@pathwise/service-kit/mongo/collections';
import {
  collection,
  count,
  flag,
  instant,
  oneOf,
  optional,
  type RecordOf,
  word,
} from '@pathwise/service-kit/mongo/fields';

const ofAuthor = owned({
  by: 'userId',
  indexes: [{ key: { kind: 1, hidden: 1, _id: -1 } }],
});

/** Posts of all three kinds. A mentorship offer has a price, the others have a category. */
export const posts = collection('posts', ofAuthor, {
  _id: word,
  userId: word,
  kind: oneOf<PostKind>(),
  title: word,
  description: word,
  category: optional(oneOf<CategorisedPost['category']>()),
  price: optional(word),
  createdAt: instant,
  freshUntil: instant,
  /** An admin has hidden it. Its author alone sees it. */
  hidden: flag,
  version: count,
});
export type PostRecord = RecordOf<typeof posts>;

import type { Undo } from '@pathwise/service-kit/trash/undo';
import type { PostRecord } from './post.model.ts';

/** An author's post goes to the trash. A post that an admin removes stays in its place, hidden, because it is another person's. */
interface Kinds {
  posts: { documents: { posts: PostRecord } };
  hiddenPost: { about: { postId: string } };
}
export type SocialUndo = Undo<Kinds>;

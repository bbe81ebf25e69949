import type { PostKind } from '@pathwise/contracts/post';
import type { SocialDeps } from '../deps.ts';
import { freshFrom } from './freshness.rules.ts';
import { type OwnPost, ownPost, savePost } from './own-post.ts';
import { type PostOf, toOwnPost } from './post-view.ts';

/** Makes one's own post fresh for thirty days from now. It keeps its place in the list. */
export async function renewPost<K extends PostKind>(
  deps: SocialDeps,
  input: OwnPost & { kind: K },
): Promise<PostOf<K>> {
  const renewed = await deps.inTransaction(async (tx) => {
    await deps.account.enter(tx, input.userId);
    return savePost(deps, tx, await ownPost(deps, input, tx), { freshUntil: freshFrom(deps.now()) });
  });
  return toOwnPost<K>(deps, renewed);
}

import type { PostKind } from '@pathwise/contracts/post';
import { useInfiniteQuery } from '@pathwise/federation/query';
import { LoadFailure } from '@pathwise/remote-kit/load-failure';
import { messageOf } from '@pathwise/remote-kit/message-of';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { ownPostsQuery } from './post-calls.ts';
import { PostCard } from './post-card.tsx';
import { postGrid } from './post-grid.tsx';
import { postTexts } from './post-texts.ts';
import { useDeletePost } from './use-delete-post.tsx';

/** What a free member wrote while they had Premium. They read and delete it. Most have written nothing and see nothing. */
export function OwnPosts({ kind }: { kind: PostKind }) {
  const { noun } = postTexts[kind];
  const query = useInfiniteQuery(ownPostsQuery(kind));
  const { deletePost, undoList } = useDeletePost(kind);
  const posts = query.data?.pages.flatMap(({ rows }) => rows);
  if (!posts) {
    if (!query.isError || query.isFetching) return null;
    return (
      <LoadFailure
        title={`Your ${noun}s could not be loaded`}
        offline={`Your ${noun}s are not here while you are offline.`}
        text={messageOf(query.error) ?? 'Please try again'}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (posts.length === 0 && !query.hasNextPage) return undoList;
  return (
    <section aria-labelledby="own-posts" className="grid gap-4">
      <div>
        <h2 id="own-posts" className="font-semibold text-base">
          Your {noun}s
        </h2>
        <p className="text-text-2">You can read and delete them at any time. Renewing is part of Premium.</p>
      </div>
      <ul className={postGrid}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} isOwn onDelete={() => deletePost(post)} />
          </li>
        ))}
      </ul>
      <MoreRows more={query} label={`Show earlier ${noun}s`} failure={`Earlier ${noun}s could not be loaded`} />
      {undoList}
    </section>
  );
}

import type { AnyPost, PostKind } from '@pathwise/contracts/post';
import { lockedFeature } from '@pathwise/federation/api';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@pathwise/federation/query';
import { useMember } from '@pathwise/federation/shell-contract';
import { LoadFailure } from '@pathwise/remote-kit/load-failure';
import { messageOf } from '@pathwise/remote-kit/message-of';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { EmptyState } from '@pathwise/ui/empty-state';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Clock, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { KeptPostNote } from './kept-post-note.tsx';
import { LockedPosts } from './locked-posts.tsx';
import { reminderOf } from './post.rules.ts';
import { postsQuery } from './post-calls.ts';
import { PostCard } from './post-card.tsx';
import { PostGridSkeleton, postGrid } from './post-grid.tsx';
import { PostMenu } from './post-menu.tsx';
import { postTexts } from './post-texts.ts';
import { useDeletePost } from './use-delete-post.tsx';
import { useRenewPost } from './use-renew-post.ts';

const WritePost = lazy(async () => ({ default: (await import('./write-post.tsx')).WritePost }));

/** The posts of one kind, and the form for a new one. */
export function Posts({ kind }: { kind: PostKind }) {
  const { title, subtitle, icon, create, empty } = postTexts[kind];
  const query = useInfiniteQuery(postsQuery(kind));
  const [isWriting, setWriting] = useState(false);
  const { deletePost, undoList } = useDeletePost(kind);
  const write = () => setWriting(true);
  // the plan may have ended since the page was opened
  if (lockedFeature(query.error)) return <LockedPosts kind={kind} />;

  const posts = query.data?.pages.flatMap(({ rows }) => rows);
  return (
    <>
      <PageHeading
        title={title}
        subtitle={subtitle}
        actions={
          <Button variant="primary" onClick={write}>
            <Plus aria-hidden />
            {create}
          </Button>
        }
      />
      {isWriting ? null : <KeptPostNote kind={kind} onContinue={write} />}
      <PostList
        kind={kind}
        query={query}
        posts={posts}
        onDelete={deletePost}
        empty={
          <div className="rounded-lg border border-line bg-surface">
            <EmptyState
              icon={icon}
              title={empty.title}
              hint={empty.hint}
              action={<Button onClick={write}>{create}</Button>}
            />
          </div>
        }
      />
      {undoList}
      {isWriting ? (
        <Suspense>
          <WritePost kind={kind} onClose={() => setWriting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface PostListProps {
  readonly kind: PostKind;
  readonly query: UseInfiniteQueryResult<unknown>;
  readonly posts: readonly AnyPost[] | undefined;
  readonly onDelete: (post: AnyPost) => void;
  readonly empty: ReactNode;
}

/** The list's states: loading, failed, empty, and loaded with more on scrolling. */
function PostList({ kind, query, posts, onDelete, empty }: PostListProps) {
  const { noun, loading, loadFailed } = postTexts[kind];
  const { id: userId } = useMember();
  const renewal = useRenewPost(kind);
  if (posts === undefined) {
    if (!query.isError || query.isFetching) return <PostGridSkeleton label={loading} />;
    return (
      <LoadFailure
        title={loadFailed}
        offline={`The ${noun}s are not here while you are offline.`}
        text={messageOf(query.error) ?? 'Please try again'}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (posts.length === 0 && !query.hasNextPage) return empty;
  const reminder = reminderOf(
    posts.filter((post) => post.userId === userId),
    noun,
  );
  return (
    <>
      {reminder ? <Banner tone="accent" icon={Clock} title={reminder} /> : null}
      <ul className={postGrid}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard
              post={post}
              isOwn={post.userId === userId}
              isRenewing={renewal.isPending && renewal.variables.id === post.id}
              menu={<PostMenu kind={kind} post={post} onDelete={() => onDelete(post)} />}
              onDelete={() => onDelete(post)}
              onRenew={() => renewal.mutate(post)}
            />
          </li>
        ))}
      </ul>
      <MoreRows more={query} label={`Show earlier ${noun}s`} failure={`Earlier ${noun}s could not be loaded`} />
    </>
  );
}

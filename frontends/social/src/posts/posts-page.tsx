import type { PostKind } from '@pathwise/contracts/post';
import { useSession } from '@pathwise/federation/shell-contract';
import { Page } from '@pathwise/remote-kit/page';
import { LockedPosts } from './locked-posts.tsx';
import { Posts } from './posts.tsx';

/** /accountability, /challenges and /mentorship: the posts for premium members, a teaser for the others. */
export function PostsPage({ kind }: { kind: PostKind }) {
  const { plan } = useSession();
  return <Page>{plan === 'premium' ? <Posts kind={kind} /> : <LockedPosts kind={kind} />}</Page>;
}

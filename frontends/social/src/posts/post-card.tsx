import type { AnyPost } from '@pathwise/contracts/post';
import { Link } from '@pathwise/federation/router';
import { formatDay } from '@pathwise/remote-kit/day.rules';
import { Avatar } from '@pathwise/ui/avatar';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { dayOfDate } from '@pathwise/ui/day';
import { ExpandableText } from '@pathwise/ui/expandable-text';
import { IconButton } from '@pathwise/ui/icon-button';
import { Mail, RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { nameOf } from '../member-kit/name.rules.ts';
import { useCopyEmail } from '../member-kit/use-copy-email.ts';
import { freshnessOf, tagOf } from './post.rules.ts';

interface PostCardProps {
  readonly post: AnyPost;
  /** The reader wrote it. */
  readonly isOwn: boolean;
  readonly isRenewing?: boolean;
  /** The menu on a post of somebody else. */
  readonly menu?: ReactNode;
  readonly onDelete: () => void;
  /** Only on the premium plan. */
  readonly onRenew?: () => void;
}

export function PostCard({ post, isOwn, isRenewing = false, menu, onDelete, onRenew }: PostCardProps) {
  return (
    <Card className="flex flex-col gap-3" aria-label={post.title}>
      <header className="flex items-start gap-3">
        <Avatar name={nameOf(post.user)} src={post.user.profileImageUrl} size="md" />
        <div className="min-w-0 flex-1">
          <Link
            to={isOwn ? '/profile' : `/profile?user=${post.userId}`}
            className="wrap-anywhere rounded-sm font-title hover:underline pointer-coarse:-my-3 pointer-coarse:inline-block pointer-coarse:py-3"
          >
            {isOwn ? 'You' : nameOf(post.user)}
          </Link>
          {post.user.profession ? <p className="wrap-anywhere text-meta text-text-3">{post.user.profession}</p> : null}
        </div>
        {isOwn ? (
          <IconButton label={`Delete ${post.title}`} onClick={onDelete} className="-mt-1 -mr-2">
            <Trash2 aria-hidden />
          </IconButton>
        ) : (
          menu
        )}
      </header>
      <h2 className="wrap-anywhere text-base">{post.title}</h2>
      <p>
        <Badge tone="accent" className="wrap-anywhere h-auto! min-h-5 whitespace-normal! py-0.5">
          {tagOf(post)}
        </Badge>
      </p>
      <ExpandableText text={post.description} className="wrap-anywhere text-text-2" />
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-meta text-text-3">
        <time dateTime={post.createdAt}>{formatDay(dayOfDate(new Date(post.createdAt)))}</time>
        {isOwn ? (
          <span className="flex flex-wrap items-center gap-x-2">
            <span className={post.lapsed || post.lapsesSoon || post.hidden ? 'font-medium text-text-1' : undefined}>
              {freshnessOf(post, Date.now())}
            </span>
            {onRenew && !post.hidden ? (
              <Button
                size="sm"
                variant={post.lapsed || post.lapsesSoon ? 'default' : 'ghost'}
                loading={isRenewing}
                onClick={onRenew}
                aria-label={`Renew ${post.title}`}
              >
                <RefreshCw aria-hidden />
                Renew
              </Button>
            ) : null}
          </span>
        ) : (
          <CopyEmail post={post} />
        )}
      </footer>
    </Card>
  );
}

/** The way to answer a post: its author reads mail. */
function CopyEmail({ post: { user } }: { post: AnyPost }) {
  const copyEmail = useCopyEmail();
  return (
    <Button
      size="sm"
      variant="ghost"
      className="-mr-2.5"
      onClick={() => void copyEmail(user)}
      aria-label={`Copy contact email of ${nameOf(user)}`}
    >
      <Mail aria-hidden />
      Copy contact email
    </Button>
  );
}

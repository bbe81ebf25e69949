import type { PostKind } from '@pathwise/contracts/post';
import { useMember } from '@pathwise/federation/shell-contract';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { PenLine } from 'lucide-react';
import { keptPosts } from './kept-posts.ts';
import { postTexts } from './post-texts.ts';

interface KeptPostNoteProps {
  readonly kind: PostKind;
  readonly onContinue: () => void;
}

/** Offers the newest post that was never sent. The form discards it. */
export function KeptPostNote({ kind, onContinue }: KeptPostNoteProps) {
  const { id: userId } = useMember();
  const [newest] = keptPosts({ userId, kind }).all();
  if (!newest) return null;
  return (
    <Banner
      icon={PenLine}
      title={`You have begun ${articleOf(postTexts[kind].noun)}`}
      action={
        <Button size="sm" onClick={onContinue}>
          Continue writing
        </Button>
      }
    >
      <span className="wrap-anywhere line-clamp-2">
        {newest.fields.title.trim() || newest.fields.description.trim() || newest.fields.price.trim()}
      </span>
    </Banner>
  );
}

const articleOf = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

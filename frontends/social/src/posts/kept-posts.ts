import type { PostKind } from '@pathwise/contracts/post';
import { draftOf } from '@pathwise/federation/storage-keys';
import type { Submission } from '@pathwise/remote-kit/use-submission-key';
import { blankPost, type PostFields } from './post-form.ts';

/** A post that is not sent yet, in its storage slot. */
export interface KeptPost {
  readonly slot: string;
  readonly fields: PostFields;
  /** The time of the last edit. */
  readonly at: number;
  /** The request that carried this draft, while its answer is missing. */
  readonly sent: Submission | undefined;
}

interface KeptPostsInput {
  readonly userId: string;
  readonly kind: PostKind;
}

/** A person's unsent posts of one kind. Every open form has its own slot, so two tabs never overwrite each other. */
export function keptPosts({ userId, kind }: KeptPostsInput) {
  const start = `post:${userId}:${kind}:`;
  return {
    newSlot: () => `${start}${crypto.randomUUID()}`,
    /** All drafts, newest first. */
    all: () =>
      slots()
        .filter((slot) => slot.startsWith(start))
        .flatMap(read)
        .sort((a, b) => b.at - a.at),
    set: ({ slot, ...kept }: KeptPost) => draftOf(slot).set(JSON.stringify(kept)),
    clear: (slot: string) => draftOf(slot).clear(),
  };
}

const prefix = 'draft:';

function slots(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
  } catch {
    // without access to storage there are no drafts
    return [];
  }
}

/** An older release or another program may have written to storage. */
function read(slot: string): KeptPost[] {
  try {
    const { fields, at, sent } = JSON.parse(draftOf(slot).get() ?? 'null') as KeptPost;
    const isComplete = Object.keys(blankPost).every((name) => typeof fields[name as keyof PostFields] === 'string');
    const isSent = typeof sent?.body === 'string' && typeof sent.key === 'string';
    return isComplete ? [{ slot, fields, at: Number(at) || 0, sent: isSent ? sent : undefined }] : [];
  } catch {
    return [];
  }
}

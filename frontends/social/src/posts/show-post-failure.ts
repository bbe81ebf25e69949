import type { PostKind } from '@pathwise/contracts/post';
import { messageOf } from '@pathwise/remote-kit/message-of';
import { showError } from '@pathwise/remote-kit/show-failure';
import { postTexts } from './post-texts.ts';

/** The toast of a failed change, in the kind's own words. */
export function showPostFailure(kind: PostKind, what: 'createFailed' | 'deleteFailed', error: unknown): void {
  const texts = postTexts[kind];
  showError((texts.prefersServerMessage ? messageOf(error) : undefined) ?? texts[what]);
}

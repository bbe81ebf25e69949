import { learned } from '../messages/message-weights.ts';
import { type EditKind, editKinds } from './edit-examples.ts';

/** Nobody asks for one change in more characters. */
export const longest = 400;

/** How likely each kind of edit is, the likeliest first. */
export function likelyKinds(text: string): { kind: EditKind; share: number }[] {
  const shares = learned('edit')(text.slice(0, longest));
  return editKinds.map((kind, at) => ({ kind, share: shares[at] ?? 0 })).toSorted((a, b) => b.share - a.share);
}

/** How likely a text asks for one kind of edit, 0 to 1. */
export const shareOf = (text: string, kind: EditKind): number =>
  likelyKinds(text).find((one) => one.kind === kind)?.share ?? 0;

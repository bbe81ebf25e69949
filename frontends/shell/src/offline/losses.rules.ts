interface AtStake {
  readonly waitingCount: number;
  /** The names of drafts, which begin with their kind: 'diary:maya:new'. */
  readonly drafts: readonly string[];
}

/** What a sign-out would discard, as the title of a question and as the end of a sentence. */
export function losses({ waitingCount, drafts }: AtStake): { readonly title: string; readonly what: string } {
  const words = [...new Set(drafts.map(wordsOf))];
  const parts = [...(waitingCount > 0 ? ['what still waits to be sent'] : []), ...words];
  return { title: titleOf(waitingCount), what: parts.join(' and ') };
}

function titleOf(waitingCount: number): string {
  if (waitingCount === 0) return 'Discard what you have not finished?';
  return waitingCount === 1
    ? 'Discard a change that was not sent?'
    : `Discard ${waitingCount} changes that were not sent?`;
}

function wordsOf(draft: string): string {
  if (draft.startsWith('diary:')) return 'an unfinished diary entry';
  if (draft.startsWith('chat')) return 'words to Sage that were not sent';
  return 'what you typed in a form and did not save';
}

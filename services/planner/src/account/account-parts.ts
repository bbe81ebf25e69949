/** The parts of an account. A person's changes of one part are queued, and do not wait for another part. */
export const accountParts = ['plan', 'board', 'diary'] as const;
export interface AccountPart {
  ownerId: string;
  part: (typeof accountParts)[number];
}

/** What a person changes independently of the rest. */
export const accountParts = ['plan', 'board', 'diary'] as const;
export interface AccountPart {
  ownerId: string;
  part: (typeof accountParts)[number];
}

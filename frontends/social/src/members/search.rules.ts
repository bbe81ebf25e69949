const shortest = 3;

/** The longest search that the service reads. */
export const longestSearch = 100;

/** What to search for; undefined for a text of 2 characters or fewer. 'jo ' is too short, and so is an empty box. */
export function searchOf(text: string): string | undefined {
  const words = text.trim().replace(/\s+/g, ' ');
  return Array.from(words).length < shortest ? undefined : words;
}

/** The second line of a failed search. Without an answer there is no status. */
export function failureOf(error: unknown): string | undefined {
  const status = (error as { readonly status?: unknown } | null)?.status;
  return typeof status === 'number' ? `Failed to search users: ${status}` : undefined;
}

/** The text as the testing library reads it in a page: with ordinary spaces only. */
export const normalSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

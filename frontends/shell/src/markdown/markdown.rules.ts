/** True for text with what GitHub adds to markdown: tables, struck-out words, bare links, task lists. */
export function needsGithubMarkdown(text: string): boolean {
  return /~~|^\s*\|?\s*:?-+:?\s*\||\bwww\.|(?<!\]\()(?<!<)https?:\/\/|\S@\S+\.|^\s*[-*+] \[[ x]\]/im.test(text);
}

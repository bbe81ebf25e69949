/** True for text with GitHub's additions to markdown: tables, strikethrough, bare links, task lists. */
export function needsGithubMarkdown(text: string): boolean {
  return /~~|^\s*\|?\s*:?-+:?\s*\||\bwww\.|(?<!\]\()(?<!<)https?:\/\/|\S@\S+\.|^\s*[-*+] \[[ x]\]/im.test(text);
}

/** True for text with GitHub's additions to markdown: tables, strikethrough, bare links, task lists. */
export function needsGithubMarkdown(text: string): boolean {
  return /~~|^\s*\|?\s*:?-+:?\s*\||\bwww\.|(?<!\]\()(?<!<)https?:\/\/|\S@\S+\.|^\s*[-*+] \[[ x]\]/im.test(text);
}

/** The words of a markdown text without its marks, for the moment before the parser has loaded. */
export function withoutMarks(text: string): string {
  return text
    .replace(/^(\s*)[-*+] /gm, '$1• ')
    .replace(/^\s*(#{1,6}|>) /gm, '')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
}

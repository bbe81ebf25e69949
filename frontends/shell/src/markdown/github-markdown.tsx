import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { MarkdownTree } from './nodes.tsx';

const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

export function GithubMarkdown({ text }: { text: string }) {
  return <MarkdownTree root={fromMarkdown(text, options)} />;
}

import { fromMarkdown } from 'mdast-util-from-markdown';
import { MarkdownTree } from './nodes.tsx';

export function CommonMarkdown({ text }: { text: string }) {
  return <MarkdownTree root={fromMarkdown(text)} />;
}

import { withLocalDays } from '@pathwise/ui/day';
import { lazy, Suspense } from 'react';
import { needsGithubMarkdown, withoutMarks } from './markdown.rules.ts';

const CommonMarkdown = lazy(async () => ({ default: (await import('./common-markdown.tsx')).CommonMarkdown }));
const GithubMarkdown = lazy(async () => ({ default: (await import('./github-markdown.tsx')).GithubMarkdown }));

const look =
  'grid gap-2 leading-[1.375rem] [&_blockquote]:border-line [&_blockquote]:border-l-2 [&_blockquote]:pl-3 ' +
  '[&_:is(code,pre)]:rounded-sm [&_:is(code,pre)]:bg-sunken [&_:is(code,pre)]:px-1 [&_pre]:overflow-x-auto [&_strong]:font-title ';
const listLooks = {
  plain:
    '[&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1 [&_ul]:pl-5 [&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-1 [&_ol]:pl-5',
  path:
    '[&_li_em]:block [&_li_em]:text-text-3 [&_li_em]:text-xs [&_li_em]:not-italic ' +
    '[&_:is(ul,ol)]:grid [&_li]:relative [&_li]:pb-2.5 [&_li]:pl-5.5 [&_li:last-child]:pb-0 ' +
    "[&_li]:before:absolute [&_li]:before:top-1.5 [&_li]:before:left-0.5 [&_li]:before:z-1 [&_li]:before:size-2 [&_li]:before:content-[''] " +
    '[&_li]:before:rounded-full [&_li]:before:border-2 [&_li]:before:border-accent-text [&_li]:before:bg-accent-soft ' +
    "[&_li:not(:last-child)]:after:absolute [&_li:not(:last-child)]:after:top-3 [&_li:not(:last-child)]:after:-bottom-1.5 [&_li:not(:last-child)]:after:content-[''] " +
    '[&_li:not(:last-child)]:after:left-[5px] [&_li:not(:last-child)]:after:w-0.5 [&_li:not(:last-child)]:after:bg-accent-line',
};

interface MarkdownProps {
  readonly text: string;
  /** `path` renders lists as steps on a line. */
  readonly lists?: keyof typeof listLooks;
}

/**
 * The coach's text. The markdown parser loads with the first text, its tables and bare links with the first text that
 * has some. Until then the words are shown.
 */
export function Markdown({ text, lists = 'plain' }: MarkdownProps) {
  const Reader = needsGithubMarkdown(text) ? GithubMarkdown : CommonMarkdown;
  return (
    <div className={look + listLooks[lists]}>
      <Suspense fallback={<p className="whitespace-pre-wrap">{withLocalDays(withoutMarks(text))}</p>}>
        <Reader text={text} />
      </Suspense>
    </div>
  );
}

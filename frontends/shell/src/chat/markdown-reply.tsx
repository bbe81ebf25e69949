import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

const plugins = [remarkGfm];
const components: Components = {
  // what the coach writes is text: its headings must not enter the page's outline
  h1: Strong,
  h2: Strong,
  h3: Strong,
  h4: Strong,
  h5: Strong,
  h6: Strong,
  img: () => null,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, which the keyboard must be able to do
    <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left [&_td]:border-line [&_td]:border-t [&_td]:py-1 [&_td]:pr-3">{children}</table>
    </section>
  ),
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener nofollow" className="text-accent-text underline underline-offset-2">
      {children}
    </a>
  ),
};

function Strong({ children }: { children?: React.ReactNode }) {
  return <p className="font-title">{children}</p>;
}

const look =
  'grid gap-2 leading-[1.375rem] [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1 [&_ul]:pl-5 ' +
  '[&_ol]:grid [&_ol]:list-decimal [&_ol]:gap-1 [&_ol]:pl-5 [&_blockquote]:border-line [&_blockquote]:border-l-2 ' +
  '[&_blockquote]:pl-3 [&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_pre]:overflow-x-auto';
const pathLook =
  'grid gap-2 leading-[1.375rem] [&_:is(ul,ol)]:grid [&_li]:relative [&_li]:pb-2.5 [&_li]:pl-5.5 last:[&_li]:pb-0 ' +
  "[&_li]:before:absolute [&_li]:before:top-1.5 [&_li]:before:left-0.5 [&_li]:before:z-1 [&_li]:before:size-2 [&_li]:before:content-[''] " +
  '[&_li]:before:rounded-full [&_li]:before:border-2 [&_li]:before:border-accent-text [&_li]:before:bg-accent-soft ' +
  "[&_li:not(:last-child)]:after:absolute [&_li:not(:last-child)]:after:top-3 [&_li:not(:last-child)]:after:-bottom-1.5 [&_li:not(:last-child)]:after:content-[''] " +
  '[&_li:not(:last-child)]:after:left-[5px] [&_li:not(:last-child)]:after:w-0.5 [&_li:not(:last-child)]:after:bg-accent-line';

/** The coach's words as markdown, tables and links included, raw HTML never. `path` draws lists as steps on a line. */
export function MarkdownReply({ text, lists = 'plain' }: { text: string; lists?: 'plain' | 'path' }) {
  return (
    <div className={lists === 'path' ? pathLook : look}>
      <Markdown remarkPlugins={plugins} components={components}>
        {text}
      </Markdown>
    </div>
  );
}

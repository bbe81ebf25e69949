import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

const plugins = [remarkGfm];
const look =
  'grid max-w-[64ch] gap-3 text-base [&_a]:text-accent-text [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal ' +
  '[&_strong]:font-semibold [&_ul]:list-disc [&_:is(h1,h2,h3,h4)]:font-semibold [&_:is(h1,h2,h3,h4)]:text-base';

/** Renders the coach's Markdown. HTML in it stays text. Headings start one level below the card's. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={look}>
      <ReactMarkdown
        remarkPlugins={plugins}
        components={{
          h1: 'h3',
          h2: 'h3',
          h3: 'h4',
          a: ({ href, children }) => (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {children}
            </a>
          ),
        }}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}

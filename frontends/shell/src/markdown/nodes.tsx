import { Link } from '@pathwise/federation/router';
import { withLocalDays } from '@pathwise/ui/day';
import type { Nodes, Root } from 'mdast';
import { Fragment, type ReactNode } from 'react';

/**
 * Renders a markdown tree. Only the nodes listed here become elements: HTML stays text and images are left out.
 * Headings become strong paragraphs, because they must not enter the page's outline.
 */
export function MarkdownTree({ root }: { root: Root }) {
  return <>{childrenOf(root)}</>;
}

function childrenOf({ children }: { children: readonly Nodes[] }): ReactNode {
  // the tree is new for every text, so a node has no identity except its place
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return children.map((child, index) => <Fragment key={index}>{draw(child)}</Fragment>);
}

function draw(node: Nodes): ReactNode {
  switch (node.type) {
    case 'text':
      return withLocalDays(node.value);
    case 'html':
      return node.value;
    case 'paragraph':
      return <p>{childrenOf(node)}</p>;
    case 'heading':
      return <p className="font-title">{childrenOf(node)}</p>;
    case 'strong':
      return <strong>{childrenOf(node)}</strong>;
    case 'emphasis':
      return <em>{childrenOf(node)}</em>;
    case 'delete':
      return <del>{childrenOf(node)}</del>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return <pre>{node.value}</pre>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'blockquote':
      return <blockquote>{childrenOf(node)}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{childrenOf(node)}</ol> : <ul>{childrenOf(node)}</ul>;
    case 'listItem':
      return <li>{node.spread ? childrenOf(node) : node.children.map((child) => tightly(child))}</li>;
    case 'link':
      return <SafeLink href={node.url}>{childrenOf(node)}</SafeLink>;
    case 'table':
      return <Table>{childrenOf(node)}</Table>;
    case 'tableRow':
      return <tr>{childrenOf(node)}</tr>;
    case 'tableCell':
      return <td>{childrenOf(node)}</td>;
    default:
      return 'children' in node ? childrenOf(node) : null;
  }
}

/** The items of a list without blank lines have no paragraph around their text. */
function tightly(node: Nodes): ReactNode {
  const key = node.position?.start.offset;
  return <Fragment key={key}>{node.type === 'paragraph' ? childrenOf(node) : draw(node)}</Fragment>;
}

function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const look = 'text-accent-text underline underline-offset-2';
  if (/^\/(?!\/)/.test(href)) {
    return (
      <Link to={href} className={look}>
        {children}
      </Link>
    );
  }
  if (!/^https?:\/\//i.test(href)) return <>{children}</>;
  return (
    <a href={href} target="_blank" rel="noopener nofollow" className={look}>
      {children}
    </a>
  );
}

function Table({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, which the keyboard must be able to do
    <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left [&_td]:border-line [&_td]:border-t [&_td]:py-1 [&_td]:pr-3">
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from './class-names.tsx';

export interface PageHeadingProps {
  title: ReactNode;
  /** The page's name in the browser's title, when `title` is more than text. */
  documentTitle?: string;
  subtitle?: ReactNode;
  /** At the right on wide screens. */
  actions?: ReactNode;
  /** False where the page did not change, such as a pane of a tab. */
  takesFocus?: boolean;
  className?: string;
}

/**
 * The page's h1, which also names the document. After a change of route it takes the focus, so that screen readers
 * announce it. The first page of a visit leaves the focus alone.
 */
export function PageHeading(props: PageHeadingProps) {
  const { title, documentTitle, subtitle, actions, takesFocus = true, className } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = documentTitle ?? (typeof title === 'string' ? title : undefined);

  useEffect(() => {
    if (!name || !takesFocus) return;
    // kept on the document, because shell and remotes each have a copy of this module
    const { dataset } = document.documentElement;
    const previous = dataset['heading'];
    dataset['heading'] = name;
    // in a hidden tab the shell sets the title from the data above when the tab is shown
    if (heading.current?.closest('[role="tabpanel"][data-state="inactive"]')) return;
    document.title = `${name} · Pathwise`;
    if (previous !== undefined && previous !== name) heading.current?.focus({ preventScroll: true });
  }, [name, takesFocus]);

  return (
    <div className={cx('flex flex-wrap items-start justify-between gap-4', className)}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {subtitle ? <p className="mt-1 text-pretty text-base text-text-2">{subtitle}</p> : null}
      </div>
      {actions}
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.tsx';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The header row; a string becomes a heading. */
  title?: ReactNode;
  /** One quiet action at the right of the header row. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
}

/** A bordered surface: radius 12, padding 20. */
export function Card({ title, action, headingLevel = 2, className, children, ...rest }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={cx('rounded-lg border border-line bg-surface p-5 max-tiny:px-3', className)}>
      {title || action ? (
        <header className="mb-4 flex items-center justify-between gap-3 max-tiny:flex-wrap">
          {typeof title === 'string' ? <Heading className="font-semibold text-base">{title}</Heading> : title}
          {action}
        </header>
      ) : null}
      {children}
    </section>
  );
}

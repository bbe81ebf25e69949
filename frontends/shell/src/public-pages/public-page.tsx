import { Link } from '@pathwise/federation/router';
import { cx } from '@pathwise/ui/class-names';
import { Logo } from '@pathwise/ui/logo';
import { SkipLink } from '@pathwise/ui/skip-link';
import type { ReactNode } from 'react';

interface PublicPageProps {
  /** At the right of the header, such as the way back. */
  readonly action?: ReactNode;
  readonly width?: keyof typeof widths;
  readonly children: ReactNode;
}

/** For prose, for cards side by side, and for tables and charts. */
const widths = { text: 'max-w-[760px]', cards: 'max-w-[1120px]', tables: 'max-w-[1280px]' };

/** The frame of pages outside the workspace: logo, one way back, a column of text width by default. */
export function PublicPage({ action, width = 'text', children }: PublicPageProps) {
  return (
    <div className={cx('mx-auto px-4 md:px-6', widths[width])}>
      <SkipLink />
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-4">
        <Link to="/landing" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        {action}
      </header>
      <main id="main" tabIndex={-1} className="pt-8 pb-24 outline-none">
        {children}
      </main>
    </div>
  );
}

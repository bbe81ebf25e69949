import { Link } from '@pathwise/federation/router';
import { Logo } from '@pathwise/ui/logo';
import { SkipLink } from '@pathwise/ui/skip-link';
import type { ReactNode } from 'react';

interface PublicPageProps {
  /** At the right of the header, such as the way back. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of pages outside the workspace: logo, one way back, a column of text width. */
export function PublicPage({ action, children }: PublicPageProps) {
  return (
    <div className="mx-auto max-w-[760px] px-4 md:px-6">
      <SkipLink />
      <header className="flex h-16 items-center justify-between gap-4">
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

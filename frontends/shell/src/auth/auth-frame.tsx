import { Link } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { Logo } from '@pathwise/ui/logo';
import { SkipLink } from '@pathwise/ui/skip-link';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

interface AuthFrameProps {
  /** Where Back leads. */
  readonly back: string;
  /** The router's state there. */
  readonly backState?: unknown;
  readonly children: ReactNode;
}

/** The frame of sign-in and of the pages that links in mails open: a narrow column with one way back. */
export function AuthFrame({ back, backState, children }: AuthFrameProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[440px] flex-col px-4">
      <SkipLink />
      <header className="flex min-h-16 flex-wrap items-center justify-between">
        <Link to="/landing" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <Button asChild variant="ghost" className="-mr-3.5">
          <Link to={back} state={backState}>
            <ArrowLeft aria-hidden />
            Back
          </Link>
        </Button>
      </header>
      <main id="main" tabIndex={-1} className="grid gap-6 pt-10 pb-16 outline-none">
        {children}
      </main>
    </div>
  );
}

/** The bordered surface of a form. */
export function FormSurface({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 rounded-lg border border-line bg-surface p-5 max-tiny:px-4">{children}</div>;
}

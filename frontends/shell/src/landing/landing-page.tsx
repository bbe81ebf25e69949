import { Link } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { Logo } from '@pathwise/ui/logo';
import { PageHeading } from '@pathwise/ui/page-heading';
import { SkipLink } from '@pathwise/ui/skip-link';
import { ArrowRight } from 'lucide-react';
import { forNewcomers } from '../public-pages/opening-tab.ts';
import { siteSettings } from '../public-pages/site-settings.ts';
import { Demonstration } from './demonstration.tsx';
import { PromptForm } from './prompt-form.tsx';
import { Values } from './values.tsx';

interface LandingPageProps {
  /** The prompt is in session storage now. */
  readonly onPromptStored: () => void;
}

export function LandingPage({ onPromptStored }: LandingPageProps) {
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <div className="mx-auto max-w-[1120px] px-4 md:px-6">
      <SkipLink />
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-4">
        <Link to="/landing" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <Button asChild>{isSignedIn ? <Link to="/">Dashboard</Link> : <Link to="/auth">Sign In</Link>}</Button>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        <section className="grid justify-items-start pt-10 md:justify-items-center md:pt-18 md:text-center">
          <PageHeading
            documentTitle="Plan your life in words"
            title={
              <span className="block max-w-[15ch] text-hero md:mx-auto">
                Let's make your dream a reality. <span className="text-accent-text">Right now.</span>
              </span>
            }
          />
          <p className="mt-4 max-w-[44ch] text-base text-text-2 md:mt-5 md:text-lg">
            Build your life in minutes with just words. Sage turns a sentence into a plan you can start today.
          </p>
          <PromptForm onStored={onPromptStored} />
          <p data-setting="member-claim" className="mt-6 text-text-3">
            {siteSettings.memberClaim()}
          </p>
        </section>
        <Demonstration />
        <Values />
        <section className="border-line border-t py-12 md:flex md:items-center md:justify-between md:gap-8 md:py-16">
          <div>
            <h2 className="text-2xl">Start with one sentence</h2>
            <p className="mt-1.5 text-base text-text-2">The free plan holds three goals.</p>
          </div>
          <Button asChild variant="primary" size="lg" className="max-md:mt-5 max-md:w-full">
            <Link to="/auth" state={forNewcomers}>
              Get Started Free
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        </section>
      </main>
      <Footer isSignedIn={isSignedIn} />
    </div>
  );
}

function Footer({ isSignedIn }: { isSignedIn: boolean }) {
  const links = [
    { to: '/', label: 'Home' },
    { to: isSignedIn ? '/' : '/auth', label: 'Members' },
    { to: '/privacy-policy', label: 'Privacy Policy' },
    { to: '/terms-of-service', label: 'Terms of Service' },
    { to: '/support', label: 'Support' },
  ];
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-t pt-6 pb-8 text-text-2">
      {links.map(({ to, label }) => (
        <Link
          key={label}
          to={to}
          className="inline-flex min-h-8 items-center hover:text-text-1 hover:underline max-md:min-h-11"
        >
          {label}
        </Link>
      ))}
      <span className="text-text-3 text-xs max-md:mt-2 max-md:w-full md:ml-auto">© 2025 Pathwise</span>
    </footer>
  );
}

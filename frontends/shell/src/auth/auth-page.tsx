import type { User } from '@pathwise/contracts/api/auth';
import { Link, useLocation } from '@pathwise/federation/router';
import { userPrompt } from '@pathwise/federation/storage-keys';
import { Button } from '@pathwise/ui/button';
import { Logo } from '@pathwise/ui/logo';
import { PageHeading } from '@pathwise/ui/page-heading';
import { SkipLink } from '@pathwise/ui/skip-link';
import { TabList, TabPanel, Tabs } from '@pathwise/ui/tabs';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { LoginForm } from './login-form.tsx';
import { type AuthTab, openingTab } from './opening-tab.ts';
import { RegisterForm } from './register-form.tsx';

export interface AuthPageProps {
  readonly onSignedIn: (user: User, how: AuthTab) => void;
}

const tabs = [
  { value: 'login', label: 'Login' },
  { value: 'register', label: 'Register' },
];

/** Sign-in and registration. A stored prompt is shown, so that a visitor sees that it is kept. */
export function AuthPage({ onSignedIn }: AuthPageProps) {
  const { state } = useLocation();
  const [tab, setTab] = useState(() => openingTab(state));
  const [stored] = useState(() => userPrompt.get());
  return (
    <div className="mx-auto flex min-h-dvh max-w-[440px] flex-col px-4">
      <SkipLink />
      <header className="flex h-16 items-center justify-between">
        <Link to="/landing" className="inline-flex min-h-11 items-center">
          <Logo />
        </Link>
        <Button asChild variant="ghost" className="-mr-3.5">
          <Link to="/landing">
            <ArrowLeft aria-hidden />
            Back
          </Link>
        </Button>
      </header>
      <main id="main" tabIndex={-1} className="grid gap-6 pt-10 pb-16 outline-none">
        <PageHeading
          title={tab === 'login' ? 'Sign in to Pathwise' : 'Create your account'}
          documentTitle="Sign in"
          subtitle="Plan your perfect future with AI guidance"
        />
        {stored ? (
          <section aria-label="Your goal" className="rounded-lg border border-accent-line bg-accent-soft p-4">
            <p className="text-text-2 text-meta">Sage starts on this as soon as you are in:</p>
            <p className="mt-1 line-clamp-4">{stored.prompt}</p>
          </section>
        ) : null}
        <div className="rounded-lg border border-line bg-surface p-5 pt-3">
          <Tabs value={tab} onChange={setTab}>
            <TabList label="Login or Register" tabs={tabs} className="border-line border-b" />
            <TabPanel value="login" className="pt-5">
              <LoginForm onSignedIn={(user) => onSignedIn(user, 'login')} />
            </TabPanel>
            <TabPanel value="register" className="pt-5">
              <RegisterForm onSignedIn={(user) => onSignedIn(user, 'register')} />
            </TabPanel>
          </Tabs>
        </div>
        {tab === 'register' ? <Agreement /> : null}
      </main>
    </div>
  );
}

function Agreement() {
  return (
    <p className="text-text-3 text-meta">
      By registering you agree to the{' '}
      <Link to="/terms-of-service" className="underline underline-offset-2">
        Terms of Service
      </Link>{' '}
      and the{' '}
      <Link to="/privacy-policy" className="underline underline-offset-2">
        Privacy Policy
      </Link>
      .
    </p>
  );
}

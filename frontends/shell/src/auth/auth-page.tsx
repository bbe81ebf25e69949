import type { User } from '@pathwise/contracts/api/auth';
import { isPublicPage } from '@pathwise/contracts/site.rules';
import { Link, useLocation } from '@pathwise/federation/router';
import { userPrompt } from '@pathwise/federation/storage-keys';
import { dismiss } from '@pathwise/ui/notify';
import { PageHeading } from '@pathwise/ui/page-heading';
import { TabList, TabPanel, Tabs } from '@pathwise/ui/tabs';
import { useState } from 'react';
import { type AuthTab, openingTab } from '../public-pages/opening-tab.ts';
import { AuthFrame } from './auth-frame.tsx';
import { destinationIn, pathOf } from './destination.rules.ts';
import { LoginForm } from './login-form.tsx';
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
  const next = destinationIn(state);
  return (
    // back to what a visitor can see
    <AuthFrame back={next && isPublicPage(pathOf(next.to)) ? next.to : '/landing'}>
      <PageHeading
        title={tab === 'login' ? 'Sign in to Pathwise' : 'Create your account'}
        documentTitle="Sign in"
        subtitle="Plan your perfect future with AI guidance"
      />
      {next?.why ? (
        <p className="rounded-lg border border-accent-line bg-accent-soft p-4 text-text-2">{next.why}</p>
      ) : null}
      {stored ? (
        <section aria-label="Your goal" className="rounded-lg border border-accent-line bg-accent-soft p-4">
          <p className="text-text-2 text-meta">Sage starts on this as soon as you are in:</p>
          <p className="mt-1 line-clamp-4">{stored.prompt}</p>
        </section>
      ) : null}
      <div className="rounded-lg border border-line bg-surface p-5 pt-3 max-tiny:px-4">
        <Tabs
          value={tab}
          onChange={(next) => {
            dismiss(); // it speaks of the form that is left
            setTab(next);
          }}
        >
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
    </AuthFrame>
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

import { adminPages, type PublicPage } from '@pathwise/contracts/site.rules';
import { useQueryClient } from '@pathwise/federation/query';
import { Navigate, Route, Routes, useLocation, useNavigate } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import type { StoredPrompt } from '@pathwise/federation/storage-keys';
import { FullScreenSpinner } from '@pathwise/ui/spinner';
import { Suspense, useEffect, useState } from 'react';
import { destinationIn } from '../auth/destination.rules.ts';
import { forNewcomers } from '../public-pages/opening-tab.ts';
import type { Senders } from './chat-senders.ts';
import { LiveUpdates } from './live-updates-follower.tsx';
import { MemberEntry } from './member-entry.tsx';
import { PageBoundary } from './page-boundary.tsx';
import {
  AdminGate,
  AuthPage,
  ConfirmEmailPage,
  ForgottenPage,
  LandingPage,
  NotFoundPage,
  PreviewBanner,
  PrivacyPolicyPage,
  preloadWorkspace,
  ResetPage,
  SubscriptionPage,
  SupportPage,
  TermsOfServicePage,
  UnsubscribePage,
} from './pages.ts';
import { takeOver } from './session/take-over.ts';
import { useDeparture } from './session/use-departure.ts';
import { sendStoredPrompt } from './stored-prompt.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** A page outside the workspace; the gateway answers 404 for a path that is not in the same list. */
const pathOf = (page: PublicPage) => `/${page}`;

/** The route table, for members and for visitors. */
export function App({ senders }: { senders: Senders }) {
  const { status, user } = useSession();
  const isLeaving = useDeparture();
  const { pathname } = useLocation();
  /** A prompt that has just been sent. The workspace, which renders next, opens its goals for it. */
  const [arrival, setArrival] = useState<StoredPrompt | undefined>(undefined);
  useScrollToTop(pathname);
  useEffect(() => senders.closeOthers(user?.id), [senders, user?.id]);

  if (status === 'signing-out') return <FullScreenSpinner label="Signing out..." />;
  if (status === 'loading' || isLeaving) return <FullScreenSpinner />;
  return (
    <PageBoundary page={pathname}>
      <Suspense fallback={<FullScreenSpinner />}>
        {status === 'signed-in' ? <LiveUpdates key={user.id} /> : null}
        {user?.previewMode ? (
          <Suspense>
            <PreviewBanner plan={user.previewMode} />
          </Suspense>
        ) : null}
        <Routes>
          <Route path={pathOf('landing')} element={<Landing senders={senders} onSent={setArrival} />} />
          <Route path={pathOf('subscription')} element={<SubscriptionPage />} />
          <Route path={pathOf('privacy-policy')} element={<PrivacyPolicyPage />} />
          <Route path={pathOf('terms-of-service')} element={<TermsOfServicePage />} />
          <Route path={pathOf('support')} element={<SupportPage />} />
          {adminPages.map((page) => (
            <Route key={page} path={pathOf(page)} element={<AdminGate />} />
          ))}
          <Route path={pathOf('auth/forgotten')} element={<ForgottenPage />} />
          <Route path={pathOf('auth/reset')} element={<ResetPage />} />
          <Route path={pathOf('auth/confirm-email')} element={<ConfirmEmailPage />} />
          <Route path={pathOf('unsubscribe')} element={<UnsubscribePage />} />
          {status === 'signed-in' ? (
            <>
              <Route path={pathOf('auth')} element={<AfterSignIn />} />
              <Route
                path="/*"
                element={
                  <MemberEntry
                    key={user.id}
                    sender={senders.of(user.id)}
                    arrival={arrival}
                    onArrived={() => setArrival(undefined)}
                  />
                }
              />
            </>
          ) : (
            <>
              <Route path="/" element={<Landing senders={senders} onSent={setArrival} />} />
              <Route path={pathOf('auth')} element={<SignIn senders={senders} onSent={setArrival} />} />
              <Route path="*" element={<NotFoundPage />} />
            </>
          )}
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}

interface SendingProps {
  readonly senders: Senders;
  readonly onSent: (prompt: StoredPrompt | undefined) => void;
}

/** A member's prompt goes to the coach at once. A visitor's prompt goes there after sign-in. */
function Landing({ senders, onSent }: SendingProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <LandingPage
      onPromptStored={() => {
        if (!user) {
          void navigate('/auth', { state: forNewcomers });
          return;
        }
        onSent(sendStoredPrompt(senders.of(user.id), 'new_goal'));
        void navigate('/');
      }}
    />
  );
}

/** Goes on to where the link to /auth wanted to go; home without one. */
function AfterSignIn() {
  const { to, state } = destinationIn(useLocation().state) ?? { to: '/' };
  return <Navigate to={to} state={state} replace />;
}

function SignIn({ senders, onSent }: SendingProps) {
  const queryClient = useQueryClient();
  useEffect(() => void preloadWorkspace(), []);
  return (
    <AuthPage
      onSignedIn={(user, how) => {
        takeOver(queryClient, user);
        onSent(sendStoredPrompt(senders.of(user.id), how === 'login' ? 'new_goal' : 'onboarding'));
      }}
    />
  );
}

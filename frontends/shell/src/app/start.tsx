import { api } from '@pathwise/federation/api';
import { QueryClientProvider } from '@pathwise/federation/query';
import { BrowserRouter } from '@pathwise/federation/router';
import { watchHistory } from '@pathwise/ui/history-layer';
import { markTinyWindow } from '@pathwise/ui/tiny-window';
import { Toaster } from '@pathwise/ui/toaster';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createSenders } from './chat-senders.ts';
import { preloadLanding, preloadPage, preloadWorkspace } from './pages.ts';
import { createQueryClient } from './query-client.ts';
import { SessionProvider } from './session/session-provider.tsx';
import { sessionKey, sessionQuery } from './session/session-query.ts';
import { logUnhandledErrors } from './unhandled-errors.ts';

/** Whom the gateway served the page to, by the session's cookie. It says so in an answer that no cache keeps for a visitor. */
const servedTo = (whom: 'member' | 'visitor') => document.querySelector(`meta[name="pathwise:${whom}"]`) !== null;

/** Builds the page's parts once and shows the app in the element. */
export function start(element: HTMLElement): void {
  logUnhandledErrors();
  watchHistory();
  markTinyWindow();
  const queryClient = createQueryClient();
  // the first render then replaces the prerendered page by the same one, and not by a spinner
  if (servedTo('visitor')) queryClient.setQueryData(sessionKey, null);
  const senders = createSenders({ api, queryClient });
  const root = createRoot(element);
  const render = () =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <SessionProvider>
              <App senders={senders} />
            </SessionProvider>
          </BrowserRouter>
          <Toaster loadsWhenUsed={servedTo('member')} />
        </QueryClientProvider>
      </StrictMode>,
    );
  // a transition is rendered in slices, between which a slow phone answers touches
  const begin = () => startTransition(render);
  if (!servedTo('member')) {
    if (element.querySelector('[data-prerendered]')) void preloadLanding().then(begin);
    else begin();
    return;
  }
  // an answer after the first render would render the whole workspace at once, in one long task
  const session = queryClient.prefetchQuery(sessionQuery({ api, queryClient }));
  // a section of the landing page is asked for: the opening is hidden then
  const isHidden = document.documentElement.dataset['opening'] === 'none';
  const isOpened = !isHidden && element.querySelector('[data-opening]') !== null;
  const page = preloadPage(window.location);
  void preloadWorkspace()
    .then(() => Promise.race([session, ...(isOpened ? [] : [pause(patienceMs)])]))
    // the page is then shown with the frame, and not after it
    .then(() => (isOpened ? Promise.race([page, pause(patienceMs)]) : undefined))
    .then(begin);
}

/**
 * How long a member's page without content of its own waits for the answer about the session before it shows a spinner. The
 * time runs from when its code is there.
 */
const patienceMs = 300;
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

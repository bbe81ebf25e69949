import { api } from '@pathwise/federation/api';
import { QueryClientProvider } from '@pathwise/federation/query';
import { BrowserRouter } from '@pathwise/federation/router';
import { Toaster } from '@pathwise/ui/toaster';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createSenders } from './chat-senders.ts';
import { createQueryClient } from './query-client.ts';
import { SessionProvider } from './session/session-provider.tsx';
import { sessionKey } from './session/session-query.ts';
import { logUnhandledErrors } from './unhandled-errors.ts';

/** True when the page's request had no session's cookie. The gateway says so, in an answer that is never cached. */
const servedToVisitor = () => document.querySelector('meta[name="pathwise:visitor"]') !== null;

/** Builds the page's parts once and shows the app in the element. */
export function start(element: HTMLElement): void {
  logUnhandledErrors();
  const queryClient = createQueryClient();
  // the first render then replaces the prerendered page by the same one, and not by a spinner
  if (servedToVisitor()) queryClient.setQueryData(sessionKey, null);
  const senders = createSenders({ api, queryClient });
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <SessionProvider>
            <App senders={senders} />
          </SessionProvider>
        </BrowserRouter>
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  );
}

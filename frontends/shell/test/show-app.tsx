import { api } from '@pathwise/federation/api';
import { QueryClientProvider } from '@pathwise/federation/query';
import { MemoryRouter, useLocation, useNavigate } from '@pathwise/federation/router';
import { type Notification, presentWith } from '@pathwise/ui/notify';
import { configure, render, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { App } from '../src/app/app.tsx';
import { createSenders } from '../src/app/chat-senders.ts';
import { createQueryClient } from '../src/app/query-client.ts';
import { SessionProvider } from '../src/app/session/session-provider.tsx';

// a page's script is compiled at its first import
configure({ asyncUtilTimeout: 10_000 });

/** The open streams of live updates. Tests send through the last one. */
export const openStreams: FakeStream[] = [];

export class FakeStream {
  onopen: (() => void) | null = null;
  readonly #listeners = new Map<string, (message: { data: string }) => void>();
  onerror: (() => void) | null = null;
  readyState = 0;
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    openStreams.push(this);
  }
  addEventListener(name: string, listener: (message: { data: string }) => void) {
    this.#listeners.set(name, listener);
  }
  send(name: string, data = '{}') {
    this.#listeners.get(name)?.({ data });
  }
  close() {
    this.isClosed = true;
  }
}

/** Adds what jsdom lacks and the shell uses in a browser; a wide window by default. */
export function prepareBrowser(width = 1280): void {
  openStreams.length = 0;
  Object.assign(globalThis, { EventSource: FakeStream });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = ((query: string) => {
    const [, bound, rem] = /\((min|max)-width: ([\d.]+)rem\)/.exec(query) ?? [];
    const limit = 16 * Number(rem);
    const matches = bound === 'min' ? width >= limit : bound === 'max' ? width <= limit : false;
    return { matches, addEventListener: () => undefined, removeEventListener: () => undefined };
  }) as unknown as typeof window.matchMedia;
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
}

/** Renders the whole shell at the last address, with the others in its history, and reports where it navigates. */
export function showApp(...addresses: readonly string[]) {
  const queryClient = createQueryClient();
  const senders = createSenders({ api, queryClient });
  const where: Where = { path: '', search: '', hash: '', state: null, back: () => undefined };
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={addresses.length > 0 ? [...addresses] : ['/']}>
        <Follow where={where} />
        <SessionProvider>
          <App senders={senders} />
        </SessionProvider>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return { ...view, queryClient, senders, where };
}

interface Where {
  path: string;
  search: string;
  hash: string;
  state: unknown;
  /** The browser's Back. */
  back: () => void;
}

/** Queries within the chat. The page beside it may have alerts and a Retry of its own. */
export const chat = async () => within(await screen.findByRole('complementary', { name: 'Sage' }));

/** How the toast looks that is shown. */
export const toastVariant = () => document.querySelector<HTMLElement>('[data-toast-variant]')?.dataset['toastVariant'];

/** Records where the router is. */
function Follow({ where }: { where: Where }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    Object.assign(where, { path: pathname, search, hash, state, back: () => void navigate(-1) });
  }, [where, pathname, search, hash, state, navigate]);
  return null;
}

/** Replaces the toaster, whose library keeps its toasts from one test to the next. */
function Toasts() {
  const [shown, setShown] = useState<Notification>();
  useEffect(() => presentWith(setShown, () => setShown(undefined)), []);
  return (
    <div data-toast-variant={shown?.variant}>
      <p>{shown?.title}</p>
      <p>{shown?.description}</p>
      {shown?.action ? (
        <button type="button" onClick={shown.action.onSelect}>
          {shown.action.label}
        </button>
      ) : null}
    </div>
  );
}

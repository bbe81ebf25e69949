import { jest } from '@jest/globals';
import type { User } from '@pathwise/contracts/api/auth';
import { api } from '@pathwise/federation/api';
import { keyOf, QueryClient, QueryClientProvider, useQuery } from '@pathwise/federation/query';
import { MemoryRouter } from '@pathwise/federation/router';
import { listen, type Shell, ShellContext, type ShellEvents, type View } from '@pathwise/federation/shell-contract';
import { aMember } from '@pathwise/federation/testing/a-member';
import { type Notification, presentWith } from '@pathwise/ui/notify';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';

// jsdom lacks these, and the overlays need them
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.animate ??= () => ({}) as Animation;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

interface Around {
  readonly member?: Partial<User>;
  /** The address, also with the state of a link. */
  readonly at?: string | { readonly pathname: string; readonly state: unknown };
  readonly view?: View;
  readonly signOut?: Shell['signOut'];
}

interface FakeShellProps {
  readonly refreshSession: Shell['refreshSession'];
  readonly user: User;
  readonly signOut: Shell['signOut'];
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly children: ReactNode;
}

function FakeShell({ user: given, refreshSession, signOut, view, onView, children }: FakeShellProps) {
  // as in the shell, a page that stores a changed person shows the change
  const session = { queryKey: keyOf(api.auth.getUser), queryFn: () => given };
  const { data } = useQuery({ ...session, initialData: given, enabled: false });
  const user = data ?? given; // null once a test signs the person out
  const [current, setCurrent] = useState(view);
  const shell: Shell = {
    session: { status: 'signed-in', user, plan: user.subscriptionPlan },
    refreshSession,
    signOut,
    view: current,
    setView: (next) => {
      onView(next);
      setCurrent(next);
    },
    theme: 'system',
    setTheme: () => {},
  };
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** Renders inside the shell's providers, and records what the page asks of the shell. */
export function renderInShell(page: ReactNode, around: Around = {}) {
  const { member, at = '/', view = 'workspace', signOut = async () => true } = around;
  const user = aMember(member);
  const toasts: Notification[] = [];
  const dismissed = jest.fn();
  presentWith((toast) => toasts.push(toast), dismissed);
  const events: { name: keyof ShellEvents; detail: unknown }[] = [];
  for (const name of ['openAiChat', 'app:upgrade', 'app:view'] as const)
    listen(name, (detail) => events.push({ name, detail }));
  const setView = jest.fn<(view: View) => void>();
  const refreshed = jest.fn<Shell['refreshSession']>(async () => {});
  // the shell's own defaults, without the wait between tries
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, retryDelay: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
  const screen = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <FakeShell user={user} refreshSession={refreshed} signOut={signOut} view={view} onView={setView}>
          {page}
        </FakeShell>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...screen, queries, toasts, dismissed, events, setView, refreshed, user: userEvent.setup() };
}

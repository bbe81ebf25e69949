import { jest } from '@jest/globals';
import type { User } from '@pathwise/contracts/api/auth';
import { QueryClient, QueryClientProvider } from '@pathwise/federation/query';
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
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

interface Around {
  readonly member?: Partial<User>;
  readonly at?: string;
  readonly view?: View;
}

interface FakeShellProps {
  readonly user: User;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly children: ReactNode;
}

function FakeShell({ user, view, onView, children }: FakeShellProps) {
  const [current, setCurrent] = useState(view);
  const shell: Shell = {
    session: { status: 'signed-in', user, plan: user.subscriptionPlan },
    refreshSession: async () => {},
    signOut: async () => {},
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
export function renderInShell(page: ReactNode, { member, at = '/', view = 'workspace' }: Around = {}) {
  const user = aMember(member);
  const toasts: Notification[] = [];
  presentWith((toast) => toasts.push(toast));
  const events: { name: keyof ShellEvents; detail: unknown }[] = [];
  for (const name of ['openAiChat', 'app:upgrade', 'app:view'] as const)
    listen(name, (detail) => events.push({ name, detail }));
  const setView = jest.fn<(view: View) => void>();
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
        <FakeShell user={user} view={view} onView={setView}>
          {page}
        </FakeShell>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...screen, queries, toasts, events, setView, user: userEvent.setup() };
}

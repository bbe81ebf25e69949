import type { User } from '@pathwise/contracts/api/auth';
import { api } from '@pathwise/federation/api';
import { useQuery, useQueryClient } from '@pathwise/federation/query';
import { type Session, type Shell, ShellContext, useShellEvent, type View } from '@pathwise/federation/shell-contract';
import { type ReactNode, useMemo, useState } from 'react';
import { applyTheme, chosenTheme } from '../theme.ts';
import { sessionQuery, throttledRefresh } from './session-query.ts';
import { signOut } from './sign-out.ts';

/** Knows who is signed in and offers the shell's side of the contract to every page and remote. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { data: user } = useQuery(sessionQuery({ api, queryClient }));
  const [view, setView] = useState<View>('workspace');
  const [theme, setTheme] = useState(chosenTheme);
  // whoever signs in begins in the workspace, whatever was looked at before
  const [viewerId, setViewerId] = useState(user?.id);
  if (user?.id !== viewerId) {
    setViewerId(user?.id);
    setView('workspace');
  }
  useShellEvent('app:view', (detail) => setView(detail.view));

  const refreshSession = useMemo(() => throttledRefresh({ api, queryClient }), [queryClient]);
  const shell = useMemo<Shell>(
    () => ({
      session: toSession(user),
      refreshSession,
      signOut: () => signOut({ api, queryClient }),
      view,
      setView,
      theme,
      setTheme: (choice) => {
        applyTheme(choice);
        setTheme(choice);
      },
    }),
    [user, refreshSession, queryClient, view, theme],
  );
  return <ShellContext value={shell}>{children}</ShellContext>;
}

function toSession(user: User | null | undefined): Session {
  if (user === undefined) return { status: 'loading', user: undefined, plan: undefined };
  if (user === null) return { status: 'signed-out', user: undefined, plan: undefined };
  return { status: 'signed-in', user, plan: user.subscriptionPlan };
}

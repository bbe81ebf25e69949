import type { User } from '@pathwise/contracts/api/auth';
import { api } from '@pathwise/federation/api';
import { useQuery, useQueryClient } from '@pathwise/federation/query';
import { type Session, type Shell, ShellContext, useShellEvent, type View } from '@pathwise/federation/shell-contract';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useSignOutQuestion } from '../../offline/use-sign-out-question.tsx';
import { applyTheme, chosenTheme } from '../theme.ts';
import { sessionQuery, throttledRefresh } from './session-query.ts';
import { signOut } from './sign-out.ts';
import { useViewInAddress } from './use-view-in-address.ts';

/** Provides the session and the shell's side of the contract to every page and remote. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { data: user } = useQuery(sessionQuery({ api, queryClient }));
  const { view, setView } = useViewInAddress();
  const [theme, setTheme] = useState(chosenTheme);
  const [isSigningOut, setSigningOut] = useState(false);
  useWorkspaceForNextViewer(user?.id, setView);
  useShellEvent('app:view', (detail) => setView(detail.view));

  const { mayDiscard, question } = useSignOutQuestion();
  const refreshSession = useMemo(() => throttledRefresh({ api, queryClient }), [queryClient]);
  const shell = useMemo<Shell>(
    () => ({
      session: isSigningOut ? signingOut : toSession(user),
      refreshSession,
      signOut: async ({ unasked = false } = {}) => {
        if (!unasked && !(await mayDiscard())) return false;
        setSigningOut(true);
        await signOut({ api, queryClient }).finally(() => setSigningOut(false));
        return true;
      },
      view,
      setView,
      theme,
      setTheme: (choice) => {
        applyTheme(choice);
        setTheme(choice);
      },
    }),
    [user, isSigningOut, refreshSession, queryClient, view, setView, theme, mayDiscard],
  );
  return (
    <ShellContext value={shell}>
      {children}
      {question}
    </ShellContext>
  );
}

/** Another tab may sign another person in, who starts in the workspace and not in the first person's preview. */
function useWorkspaceForNextViewer(userId: string | undefined, setView: (view: View) => void) {
  const viewerId = useRef(userId);
  useEffect(() => {
    if (userId && viewerId.current && userId !== viewerId.current) setView('workspace');
    viewerId.current = userId;
  }, [userId, setView]);
}

const signingOut: Session = { status: 'signing-out', user: undefined, plan: undefined };

function toSession(user: User | null | undefined): Session {
  if (user === undefined) return { status: 'loading', user: undefined, plan: undefined };
  if (user === null) return { status: 'signed-out', user: undefined, plan: undefined };
  return { status: 'signed-in', user, plan: user.subscriptionPlan };
}

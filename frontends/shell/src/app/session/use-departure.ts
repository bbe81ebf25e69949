import { isPublicPage } from '@pathwise/contracts/site.rules';
import { onSignedOut } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { useLocation, useNavigate } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import { notify } from '@pathwise/ui/notify';
import { useEffect, useState } from 'react';
import { sessionKey } from './session-query.ts';
import { forgetPerson } from './sign-out.ts';

/**
 * Redirects a person whose session ended from the workspace to the sign-in page, which leads back afterwards unless the
 * person signed out. True during the redirect, when neither
 * member nor visitor pages fit. A public page stays, with the text in its form.
 */
export function useDeparture(): boolean {
  const queryClient = useQueryClient();
  const { user, status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [memberId, setMemberId] = useState<string | undefined>(undefined);
  const [isSigningOut, setSigningOut] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  if (user && user.id !== memberId) setMemberId(user.id);
  if (status !== 'signed-out' && isSigningOut !== (status === 'signing-out')) setSigningOut(status === 'signing-out');
  if (status === 'signed-out' && memberId) {
    setMemberId(undefined);
    setLeaving(!isPublicPage(pathname));
  }
  if (isLeaving && pathname === '/auth') setLeaving(false);

  useEffect(() => {
    const back = isSigningOut ? {} : { state: { next: { to: pathname + search } } };
    if (isLeaving && pathname !== '/auth') void navigate('/auth', { replace: true, ...back });
  }, [isLeaving, isSigningOut, navigate, pathname, search]);

  useEffect(
    () =>
      onSignedOut(() => {
        if (!queryClient.getQueryData(sessionKey)) return;
        void forgetPerson(queryClient);
        notify({ title: 'Please sign in again', description: 'Your session has ended.' });
      }),
    [queryClient],
  );
  return isLeaving;
}

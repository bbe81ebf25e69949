import { api, hasCode } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { useNavigate } from '@pathwise/federation/router';
import { useShell } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { notify } from '@pathwise/ui/notify';
import { PageHeading } from '@pathwise/ui/page-heading';
import { AuthFrame, FormSurface } from './auth-frame.tsx';
import { FormFailure } from './form-failure.tsx';
import { serverText } from './server-text.ts';
import { NewLink, SpentLink } from './spent-link.tsx';
import { useTokenInAddress } from './token-in-address.ts';

/** Opened by a mailed link: makes the new address the one to sign in with, once the button is pressed. */
export function ConfirmEmailPage() {
  const token = useTokenInAddress();
  const navigate = useNavigate();
  const { session, refreshSession } = useShell();
  const confirm = useMutation({
    mutationFn: (body: { token: string }) => api.auth.confirmEmail({ body }),
    onSuccess: async () => {
      notify({ title: 'Address confirmed', description: 'Please sign in with it from now on.' });
      if (session.user) await refreshSession({ fresh: true });
      void navigate(session.user ? '/profile' : '/auth', { replace: true });
    },
  });
  const isSpent = token === undefined || hasCode(confirm.error, 'link-expired');
  return (
    <AuthFrame back="/">
      <PageHeading
        title="Confirm your new address"
        subtitle="From then on you sign in with the address that this link was sent to."
      />
      {isSpent ? (
        <SpentLink
          action={
            session.user ? (
              <NewLink to="/profile#account" label="Ask again on your profile" />
            ) : (
              <NewLink to="/auth" label="Sign in to ask again" />
            )
          }
        />
      ) : (
        <FormSurface>
          {confirm.isError ? (
            <FormFailure>{serverText(confirm.error, 'We could not be reached. Please try again.')}</FormFailure>
          ) : null}
          <Button variant="primary" size="lg" loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
            Confirm this address
          </Button>
        </FormSurface>
      )}
    </AuthFrame>
  );
}

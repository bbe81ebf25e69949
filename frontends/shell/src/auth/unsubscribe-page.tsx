import { ApiError, api } from '@pathwise/federation/api';
import { keyOf, query, useMutation, useQuery, useQueryClient } from '@pathwise/federation/query';
import { Link } from '@pathwise/federation/router';
import { useSession } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { ErrorState } from '@pathwise/ui/error-state';
import { PageHeading } from '@pathwise/ui/page-heading';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { useEffect, useRef } from 'react';
import { AuthFrame, FormSurface } from './auth-frame.tsx';
import { FormFailure } from './form-failure.tsx';
import { serverText } from './server-text.ts';
import { SpentLink } from './spent-link.tsx';
import { useTokenInAddress } from './token-in-address.ts';

/** Opened by the link in a mail's foot: ends the mails that Pathwise sends by itself, once the button is pressed. */
export function UnsubscribePage() {
  const token = useTokenInAddress();
  return (
    <AuthFrame back="/">
      <PageHeading
        title="Unsubscribe"
        subtitle="This is about the mails that Pathwise sends by itself: your weekly progress, congratulations and news."
      />
      {token === undefined ? <WrongLink /> : <Choice token={token} />}
    </AuthFrame>
  );
}

function Choice({ token }: { token: string }) {
  const queries = useQueryClient();
  const link = { params: { token } };
  // asked again at each visit: the person may have changed it in the profile
  const state = useQuery({ ...query(api.admin.getUnsubscribe, link), staleTime: 0 });
  const unsubscribe = useMutation({
    mutationFn: () => api.admin.unsubscribe(link),
    onSuccess: () =>
      queries.setQueryData<typeof state.data>(
        keyOf(api.admin.getUnsubscribe, link),
        (old) => old && { ...old, isUnsubscribed: true },
      ),
  });
  if (isUnknownLink(state.error) || isUnknownLink(unsubscribe.error)) return <WrongLink />;
  if (state.isError && !state.isFetching) {
    const text = serverText(state.error, 'We could not be reached. Please try again.');
    return <ErrorState title="This link could not be checked" text={text} onRetry={() => void state.refetch()} />;
  }
  if (state.data === undefined) return <LoadingChoice />;
  if (state.data.isUnsubscribed) return <Unsubscribed email={state.data.email} isNew={unsubscribe.isSuccess} />;
  return (
    <FormSurface>
      <p className="wrap-anywhere">
        They go to <strong className="font-semibold">{state.data.email}</strong>. <StillSent />
      </p>
      {unsubscribe.isError ? (
        <FormFailure>{serverText(unsubscribe.error, 'We could not be reached. Please try again.')}</FormFailure>
      ) : null}
      <Button variant="primary" size="lg" loading={unsubscribe.isPending} onClick={() => unsubscribe.mutate()}>
        Unsubscribe
      </Button>
    </FormSurface>
  );
}

/** No account has this token, or it is too long to be one. */
const isUnknownLink = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

const StillSent = () => <>Mails about your account, such as a link to choose a new password, still reach you.</>;

function Unsubscribed({ email, isNew }: { email: string; isNew: boolean }) {
  const text = useRef<HTMLDivElement>(null);
  // this text replaces the button that was pressed
  useEffect(() => {
    if (isNew) text.current?.focus();
  }, [isNew]);
  return (
    <FormSurface>
      <div ref={text} tabIndex={-1} role="status" className="wrap-anywhere grid gap-2 outline-none">
        <p>
          <strong className="font-semibold">{email}</strong> is unsubscribed. <StillSent />
        </p>
        <p className="text-text-2">Changed your mind? Switch these mails on again in your profile, under Account.</p>
      </div>
      <ToTheSwitch />
    </FormSurface>
  );
}

function WrongLink() {
  return (
    <SpentLink
      text="This link does not work. It may be incomplete, or its account may have been deleted. Nothing was changed. You can switch these mails off in your profile too, under Account."
      action={<ToTheSwitch />}
    />
  );
}

/** The way to the switch in the profile. A visitor signs in first. */
function ToTheSwitch() {
  const { user } = useSession();
  const why = 'After you sign in, you find the switch for our mails under Account.';
  return (
    <Button asChild>
      {user ? (
        <Link to="/profile#account">Go to your account</Link>
      ) : (
        <Link to="/auth" state={{ next: { to: '/profile', why } }}>
          Sign in to your account
        </Link>
      )}
    </Button>
  );
}

function LoadingChoice() {
  return (
    <SkeletonGroup label="Loading...">
      <Skeleton className="h-40 rounded-lg" />
    </SkeletonGroup>
  );
}

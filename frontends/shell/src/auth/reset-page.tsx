import { passwordLength } from '@pathwise/contracts/password.rules';
import { ApiError, api, hasCode } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { useNavigate } from '@pathwise/federation/router';
import { useShell } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { PageHeading } from '@pathwise/ui/page-heading';
import { useForm } from 'react-hook-form';
import { AuthFrame, FormSurface } from './auth-frame.tsx';
import { FormFailure } from './form-failure.tsx';
import { takeDestination } from './kept-destination.ts';
import { serverText } from './server-text.ts';
import { NewLink, SpentLink } from './spent-link.tsx';
import { useTokenInAddress } from './token-in-address.ts';

/** Opened by a mailed link: chooses a new password. Nothing happens before the button is pressed. */
export function ResetPage() {
  const token = useTokenInAddress();
  const navigate = useNavigate();
  const { session, refreshSession } = useShell();
  const { register, handleSubmit, formState, setFocus } = useForm<{ newPassword: string }>();
  const reset = useMutation({
    mutationFn: (body: { token: string; newPassword: string }) => api.auth.resetPassword({ body }),
    onSuccess: async () => {
      const next = takeDestination(); // before the storage is cleared
      // the own session has ended too; this finds it out and forgets what the pages hold
      if (session.user) await refreshSession({ fresh: true });
      notify({ title: 'Password changed', description: 'Please sign in with your new password.' });
      void navigate('/auth', { replace: true, state: next ? { next } : null });
    },
    onError: () => setFocus('newPassword'),
  });
  const isSpent = token === undefined || hasCode(reset.error, 'link-expired');
  return (
    <AuthFrame back="/auth">
      <PageHeading
        title="Choose a new password"
        subtitle="You are then signed out everywhere, and sign in with the new one."
      />
      {isSpent ? (
        <SpentLink action={<NewLink to="/auth/forgotten" label="Get a new link" />} />
      ) : (
        <FormSurface>
          <form
            noValidate
            className="grid gap-4"
            onSubmit={handleSubmit(({ newPassword }) => reset.mutate({ token, newPassword }))}
          >
            <Field
              label="New password"
              hint="At least 8 characters"
              error={formState.errors.newPassword?.message ?? refusedPassword(reset.error)}
            >
              <Input
                type="password"
                autoComplete="new-password"
                required
                {...register('newPassword', { required: 'Password is required', ...passwordLength })}
              />
            </Field>
            {reset.isError && !refusedPassword(reset.error) ? (
              <FormFailure>{serverText(reset.error, 'We could not be reached. Please try again.')}</FormFailure>
            ) : null}
            <Button type="submit" variant="primary" size="lg" loading={reset.isPending}>
              Set new password
            </Button>
          </form>
        </FormSurface>
      )}
    </AuthFrame>
  );
}

/** What the server says about the password itself, such as that it is too easy to guess. */
function refusedPassword(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.problem?.errors?.find(({ path }) => path === 'newPassword')?.message;
}

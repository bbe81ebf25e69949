import { api } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { Link, useLocation } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { PageHeading } from '@pathwise/ui/page-heading';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { AuthFrame, FormSurface } from './auth-frame.tsx';
import { destinationIn } from './destination.rules.ts';
import { emailRules } from './email-rules.ts';
import { FormFailure } from './form-failure.tsx';
import { keepDestination } from './kept-destination.ts';
import { serverText } from './server-text.ts';

/** Asks for a link to a new password. The answer is the same for addresses without an account. */
export function ForgottenPage() {
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  const { state } = useLocation();
  const ask = useMutation({
    mutationFn: ({ email }: { email: string }) => api.auth.forgetPassword({ body: { email: email.trim() } }),
    onSuccess: () => keepDestination(destinationIn(state)),
  });
  if (ask.isSuccess) return <LinkSent email={ask.variables.email} onAgain={ask.reset} state={state} />;
  return (
    <AuthFrame back="/auth" backState={state}>
      <PageHeading
        title="Forgotten your password?"
        documentTitle="Forgotten password"
        subtitle="Tell us your address, and we send you a link to choose a new one."
      />
      <FormSurface>
        <form noValidate className="grid gap-4" onSubmit={handleSubmit((fields) => ask.mutate(fields))}>
          <Field label="Email" error={formState.errors.email?.message}>
            <Input type="email" autoComplete="username" required {...register('email', emailRules)} />
          </Field>
          {ask.isError ? (
            <FormFailure>{serverText(ask.error, 'We could not be reached. Please try again.')}</FormFailure>
          ) : null}
          <Button type="submit" variant="primary" size="lg" loading={ask.isPending}>
            Send the link
          </Button>
        </form>
      </FormSurface>
    </AuthFrame>
  );
}

function LinkSent({ email, onAgain, state }: { email: string; onAgain: () => void; state: unknown }) {
  const text = useRef<HTMLDivElement>(null);
  // this text replaces the form that was sent
  useEffect(() => text.current?.focus(), []);
  return (
    <AuthFrame back="/auth" backState={state}>
      <PageHeading title="Look in your inbox" documentTitle="Forgotten password" />
      <FormSurface>
        <div ref={text} tabIndex={-1} role="status" className="wrap-anywhere grid gap-2 outline-none">
          <p>If {email.trim()} belongs to an account, a link is on its way there. It works once, for one hour.</p>
          <p className="text-text-2">Nothing there? Look among the unwanted mails, or check the address.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="primary">
            <Link to="/auth" state={state}>
              Back to sign in
            </Link>
          </Button>
          <Button onClick={onAgain}>Try another address</Button>
        </div>
      </FormSurface>
    </AuthFrame>
  );
}

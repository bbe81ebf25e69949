import { api } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { Link } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { PageHeading } from '@pathwise/ui/page-heading';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { AuthFrame, FormSurface } from './auth-frame.tsx';
import { emailRules } from './email-rules.ts';
import { FormFailure } from './form-failure.tsx';
import { serverText } from './server-text.ts';

/** Asks for a link to a new password. The answer is the same for addresses without an account. */
export function ForgottenPage() {
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  const ask = useMutation({
    mutationFn: ({ email }: { email: string }) => api.auth.forgetPassword({ body: { email: email.trim() } }),
  });
  if (ask.isSuccess) return <LinkSent email={ask.variables.email} onAgain={ask.reset} />;
  return (
    <AuthFrame back="/auth">
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

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const text = useRef<HTMLDivElement>(null);
  // this text replaces the form that was sent
  useEffect(() => text.current?.focus(), []);
  return (
    <AuthFrame back="/auth">
      <PageHeading title="Look in your inbox" documentTitle="Forgotten password" />
      <FormSurface>
        <div ref={text} tabIndex={-1} role="status" className="wrap-anywhere grid gap-2 outline-none">
          <p>If {email.trim()} belongs to an account, a link is on its way there. It works once, for one hour.</p>
          <p className="text-text-2">Nothing there? Look among the unwanted mails, or check the address.</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="primary">
            <Link to="/auth">Back to sign in</Link>
          </Button>
          <Button onClick={onAgain}>Try another address</Button>
        </div>
      </FormSurface>
    </AuthFrame>
  );
}

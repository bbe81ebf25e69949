import type { User } from '@pathwise/contracts/api/auth';
import { api } from '@pathwise/federation/api';
import { keyOf, useQueryClient } from '@pathwise/federation/query';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { EmailAddress } from '@pathwise/ui/email-address';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { MailOpen } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { messageOfField } from './field-message.ts';

const addressRules = {
  required: 'Email is required',
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Please enter a valid email address' },
};

/** The address to sign in with. A new one counts once the link mailed to it was opened. */
export function AddressCard({ user }: { user: User }) {
  const queries = useQueryClient();
  const { register, handleSubmit, formState, reset } = useForm<{ email: string }>();
  const change = useOwnMutation({
    mutationFn: ({ email }: { email: string }) => api.auth.changeProfile({ body: { email: email.trim() } }),
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(api.auth.getUser), saved);
      reset();
      if (saved.pendingEmail) {
        notify({ title: 'Look in your inbox', description: `We sent a link to ${saved.pendingEmail}.` });
      }
    },
    onError: (error) => showFailure('The address was not changed', error),
  });
  return (
    <Card title="Email address">
      <div className="grid gap-4">
        <p className="wrap-anywhere">
          You sign in with{' '}
          <strong className="font-semibold">
            <EmailAddress address={user.email} />
          </strong>
        </p>
        {user.pendingEmail ? <PendingAddress pendingEmail={user.pendingEmail} email={user.email} /> : null}
        <form noValidate className="grid gap-4" onSubmit={handleSubmit((fields) => change.mutate(fields))}>
          <Field
            label="New address"
            hint="We send a link to it. Until you open that, your address stays as it is."
            error={formState.errors.email?.message ?? messageOfField(change.error, 'email')}
          >
            <Input type="email" autoComplete="email" required {...register('email', addressRules)} />
          </Field>
          <Button type="submit" className="justify-self-start" loading={change.isPending}>
            Change address
          </Button>
        </form>
      </div>
    </Card>
  );
}

function PendingAddress({ pendingEmail, email }: { pendingEmail: string; email: string }) {
  const queries = useQueryClient();
  const cancel = useOwnMutation({
    mutationFn: () => api.auth.cancelEmail(),
    onSuccess: () => {
      queries.setQueryData<User>(keyOf(api.auth.getUser), (user) => user && { ...user, pendingEmail: undefined });
      notify({ title: 'Your address stays', description: `You go on signing in with ${email}.` });
    },
    onError: (error) => showFailure('The change was not cancelled', error),
  });
  return (
    <Banner
      tone="accent"
      icon={MailOpen}
      title="Waiting for your confirmation"
      action={
        <Button size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel the change
        </Button>
      }
    >
      <span className="wrap-anywhere">
        Open the link that we sent to <EmailAddress address={pendingEmail} />. It works for 24 hours.
      </span>
    </Banner>
  );
}

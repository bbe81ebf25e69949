import type { User } from '@pathwise/contracts/api/auth';
import { passwordLength } from '@pathwise/contracts/password.rules';
import { api, hasCode } from '@pathwise/federation/api';
import { keyOf, useQueryClient } from '@pathwise/federation/query';
import { messageOf } from '@pathwise/remote-kit/message-of';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { useForm } from 'react-hook-form';
import { messageOfField } from './field-message.ts';

interface Passwords {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Changes the password, which signs out every other device. */
export function PasswordCard({ user }: { user: User }) {
  const queries = useQueryClient();
  const { register, handleSubmit, formState, reset, setFocus } = useForm<Passwords>();
  const { errors } = formState;
  const change = useOwnMutation({
    mutationFn: (body: Passwords) => api.auth.changePassword({ body }),
    onSuccess: () => {
      reset();
      void queries.invalidateQueries({ queryKey: keyOf(api.auth.listSessions) });
      notify({ title: 'Password changed', description: 'Your other devices were signed out.' });
    },
    onError: (error) => {
      setFocus(hasCode(error, 'wrong-password') ? 'currentPassword' : 'newPassword');
      showFailure('The password was not changed', error);
    },
  });
  const isWrong = hasCode(change.error, 'wrong-password');
  return (
    <Card title="Password">
      <form noValidate className="grid gap-4" onSubmit={handleSubmit((fields) => change.mutate(fields))}>
        {/* password managers store the new password under this name */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <Field
          label="Current password"
          error={errors.currentPassword?.message ?? (isWrong ? messageOf(change.error) : undefined)}
        >
          <Input
            type="password"
            autoComplete="current-password"
            required
            {...register('currentPassword', { required: 'Password is required' })}
          />
        </Field>
        <Field
          label="New password"
          hint="At least 8 characters. Your other devices are signed out."
          error={errors.newPassword?.message ?? messageOfField(change.error, 'newPassword')}
        >
          <Input
            type="password"
            autoComplete="new-password"
            required
            {...register('newPassword', { required: 'Password is required', ...passwordLength })}
          />
        </Field>
        <Button type="submit" className="justify-self-start" loading={change.isPending}>
          Change password
        </Button>
      </form>
    </Card>
  );
}

import type { User } from '@pathwise/contracts/api/auth';
import { passwordLength } from '@pathwise/contracts/password.rules';
import { api } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { Button } from '@pathwise/ui/button';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { PasswordInput } from '@pathwise/ui/password-input';
import { useForm } from 'react-hook-form';
import { emailRules } from './email-rules.ts';
import { FormFailure } from './form-failure.tsx';
import { failedToast, serverText } from './server-text.ts';

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

const nameRules = { maxLength: { value: 80, message: 'Please use at most 80 characters' } };

export function RegisterForm({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const { register, handleSubmit, formState } = useForm<Registration>();
  const { errors } = formState;
  const create = useMutation({
    mutationFn: (body: Registration) => api.auth.register({ body }),
    onSuccess: (user) => {
      notify({ title: 'Registration successful' });
      onSignedIn(user);
    },
    onError: (error) => notify({ ...failedToast('Registration failed', failureText(error)), variant: 'destructive' }),
  });
  return (
    <form
      data-clear-of-toasts
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit((fields) => create.mutate(fields))}
    >
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <Field label="First name (optional)" error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...register('firstName', nameRules)} />
        </Field>
        <Field label="Last name (optional)" error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...register('lastName', nameRules)} />
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="username" required {...register('email', emailRules)} />
      </Field>
      <Field
        label="Password"
        hint={errors.password ? undefined : 'At least 8 characters'}
        error={errors.password?.message}
      >
        <PasswordInput
          autoComplete="new-password"
          required
          {...register('password', { required: 'Password is required', ...passwordLength })}
        />
      </Field>
      {create.isError ? <FormFailure>{failureText(create.error)}</FormFailure> : null}
      <p className="text-meta text-text-3">
        Members see the title, category and progress of your goals, and your email. You can change both in your profile.
      </p>
      <Button type="submit" variant="primary" size="lg" loading={create.isPending}>
        Register
      </Button>
    </form>
  );
}

const failureText = (error: unknown) =>
  serverText(error, 'Registration failed') || 'Registration failed. Please try again.';

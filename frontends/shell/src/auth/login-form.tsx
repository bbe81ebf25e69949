import type { User } from '@pathwise/contracts/api/auth';
import { api } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { Link, useLocation } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { PasswordInput } from '@pathwise/ui/password-input';
import { useForm } from 'react-hook-form';
import { emailRules } from './email-rules.ts';
import { FormFailure } from './form-failure.tsx';
import { failedToast, serverText } from './server-text.ts';

interface Credentials {
  email: string;
  password: string;
}

export function LoginForm({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const { register, handleSubmit, setFocus, formState } = useForm<Credentials>();
  const { errors } = formState;
  const { state } = useLocation();
  const login = useMutation({
    mutationFn: (body: Credentials) => api.auth.login({ body }),
    onSuccess: (user) => {
      notify({ title: 'Welcome back!', description: 'Login successful' });
      onSignedIn(user);
    },
    onError: (error) => {
      notify({ ...failedToast('Login failed', failureText(error)), variant: 'destructive' });
      setFocus('password', { shouldSelect: true });
    },
  });
  return (
    <form
      data-clear-of-toasts
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit((fields) => login.mutate(fields))}
    >
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="username" required {...register('email', emailRules)} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          required
          {...register('password', { required: 'Password is required' })}
        />
      </Field>
      {login.isError ? <FormFailure>{failureText(login.error)}</FormFailure> : null}
      <Button type="submit" variant="primary" size="lg" loading={login.isPending}>
        Login
      </Button>
      <Link
        to="/auth/forgotten"
        state={state}
        className="justify-self-center py-1 text-meta text-text-2 underline underline-offset-2"
      >
        Forgotten your password?
      </Link>
    </form>
  );
}

const failureText = (error: unknown) => serverText(error, 'Login failed') || 'Invalid email or password';

import type { SupportSubject } from '@pathwise/contracts/api/admin';
import { api } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { useSession } from '@pathwise/federation/shell-contract';
import { Button } from '@pathwise/ui/button';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { Select } from '@pathwise/ui/select';
import { Textarea } from '@pathwise/ui/textarea';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { type SupportFields, useSupportDraft } from './support-draft.ts';

export function SupportForm() {
  const { user } = useSession();
  const draft = useSupportDraft(user);
  const { register, handleSubmit, reset, formState, subscribe } = useForm({ defaultValues: draft.read() });
  const keep = useEffectEvent(draft.keep);
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe]);
  const { errors } = formState;
  const send = useMutation({
    mutationFn: ({ subject, ...rest }: SupportFields) =>
      // the form refuses an empty subject
      api.admin.sendSupportMessage({ body: { ...rest, subject: subject as SupportSubject } }),
    onSuccess: () => {
      notify({
        title: 'Message sent successfully',
        description: "We'll respond to your message within 24 hours.",
      });
      reset(draft.empty);
    },
    onError: (error) => {
      console.error('The message could not be sent', error);
      notify({ title: 'Error', description: 'Failed to send message. Please try again.', variant: 'destructive' });
    },
  });
  const filled = (label: string) => ({
    validate: (value: string) => value.trim() !== '' || `${label} is required`,
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={handleSubmit(
        (message) => send.mutate(message),
        ({ email, name, subject, message }) => {
          const isEmpty = [name, subject, message].some(Boolean) || email?.type === 'validate';
          if (isEmpty) notify({ title: 'Error', description: 'Please fill in all fields.', variant: 'destructive' });
        },
      )}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          <Input autoComplete="name" required maxLength={160} {...register('name', filled('Name'))} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            {...register('email', {
              ...filled('Email'),
              pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'Please enter a valid email address' },
            })}
          />
        </Field>
      </div>
      <Field label="Subject" error={errors.subject?.message}>
        <Select required {...register('subject', filled('Subject'))}>
          <option value="">Choose a subject</option>
          <option value="general">General</option>
          <option value="members">Members</option>
          <option value="report-bug">Report a bug</option>
        </Select>
      </Field>
      <Field label="Message" error={errors.message?.message}>
        <Textarea rows={6} required maxLength={10_000} {...register('message', filled('Message'))} />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={send.isPending} className="md:justify-self-start">
        {send.isPending ? 'Sending Message...' : 'Send Message'}
      </Button>
    </form>
  );
}

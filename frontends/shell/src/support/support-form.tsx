import type { SupportMessage } from '@pathwise/api-client/client';
import { api } from '@pathwise/federation/api';
import { useMutation } from '@pathwise/federation/query';
import { Button } from '@pathwise/ui/button';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { Select } from '@pathwise/ui/select';
import { Textarea } from '@pathwise/ui/textarea';
import { useForm } from 'react-hook-form';

const nothing: SupportMessage = { name: '', email: '', subject: '', message: '' };

export function SupportForm() {
  const { register, handleSubmit, reset, formState } = useForm<SupportMessage>({ defaultValues: nothing });
  const { errors } = formState;
  const send = useMutation({
    mutationFn: api.sendSupportMessage,
    onSuccess: () => {
      notify({
        title: 'Message sent successfully',
        description: "We'll respond to your message within 24 hours.",
      });
      reset(nothing);
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
        <Textarea rows={6} required {...register('message', filled('Message'))} />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={send.isPending} className="md:justify-self-start">
        {send.isPending ? 'Sending Message...' : 'Send Message'}
      </Button>
    </form>
  );
}

import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Textarea } from '@pathwise/ui/textarea';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type LabelledField, labels, type ProfileFields, problemsOf } from './profile.rules.ts';
import { ConnectEmail } from './profile-details.tsx';

interface ProfileFormProps {
  readonly fields: ProfileFields;
  /** Messages of the server, by field. */
  readonly refused: Readonly<Record<string, string>>;
  /** What to read before continuing, such as a newer version. */
  readonly notice: ReactNode;
  readonly isPending: boolean;
  readonly onChange: (part: Partial<ProfileFields>) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** The cards Personal Information and Connect Email as a form. */
export function ProfileForm({ fields, refused, notice, isPending, onChange, onSubmit, onCancel }: ProfileFormProps) {
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const where = tries === 0 ? 'input' : '[aria-invalid=true]';
    form.current?.querySelector<HTMLElement>(where)?.focus();
  }, [tries]);
  const problems = problemsOf(fields);
  const messages = tries === 0 ? refused : { ...refused, ...problems };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTries(tries + 1);
    if (!isPending && Object.keys(problems).length === 0) onSubmit();
  }
  const control = (name: LabelledField, rest: ComponentProps<'input'> = {}, hint?: string) => (
    <Field label={labels[name]} error={messages[name]} hint={hint}>
      <Input
        value={fields[name]}
        readOnly={isPending}
        onChange={({ target }) => onChange({ [name]: target.value })}
        {...rest}
      />
    </Field>
  );
  const longText = (name: LabelledField, rows: number) => (
    <Field label={labels[name]} error={messages[name]} className="col-span-full">
      <Textarea
        rows={rows}
        value={fields[name]}
        readOnly={isPending}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </Field>
  );

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Profile" className="grid content-start gap-4">
      {notice}
      <Card title="Personal Information">
        <div className="grid @md:grid-cols-2 gap-4">
          {control('firstName', { autoComplete: 'given-name' })}
          {control('lastName', { autoComplete: 'family-name' })}
          {control('email', { type: 'email', autoComplete: 'email', required: true }, addressHint)}
          {control('profession', { autoComplete: 'organization-title' })}
          {control('location')}
          {longText('bio', 4)}
          {longText('lookingFor', 3)}
          {longText('funFact', 3)}
        </div>
        <h3 className="mt-6 mb-3 font-semibold text-sm">Social Links</h3>
        <div className="grid @md:grid-cols-2 gap-4">
          {control('linkedinUrl', { inputMode: 'url', placeholder: 'https://' })}
          {control('websiteUrl', { inputMode: 'url', autoComplete: 'url', placeholder: 'https://' })}
        </div>
      </Card>
      <ConnectEmail>{control('contactEmail', { type: 'email' })}</ConnectEmail>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

const addressHint = 'We send a link to a new address. Until you open it, this one stays.';

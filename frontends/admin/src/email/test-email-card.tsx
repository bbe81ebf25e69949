import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Select } from '@pathwise/ui/select';
import { useState } from 'react';
import { useTestEmail } from './use-test-email.ts';

const types = [
  ['welcome', 'Welcome'],
  ['progress', 'Weekly progress'],
  ['achievement', 'Goal achievement'],
  ['betaPremiumWelcome', 'Beta premium welcome'],
] as const;

/** One of the automatic mails, sent to one address with sample values. */
export function TestEmailCard() {
  const [type, setType] = useState('welcome');
  const [email, setEmail] = useState('');
  const test = useTestEmail();
  return (
    <Card title="Send a test email">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim() && !test.isPending) test.mutate({ type, email: email.trim() });
        }}
      >
        <Field label="Mail">
          <Select value={type} onChange={({ target }) => setType(target.value)}>
            {types.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Email">
          <Input type="email" autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />
        </Field>
        <Button type="submit" className="justify-self-start" disabled={!email.trim()} loading={test.isPending}>
          Send test email
        </Button>
      </form>
    </Card>
  );
}

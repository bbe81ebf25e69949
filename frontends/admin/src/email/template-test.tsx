import { Button } from '@pathwise/ui/button';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTestEmail } from './use-test-email.ts';

/** Sends the stored template to one address. */
export function TemplateTest({ type }: { type: string }) {
  const [email, setEmail] = useState('');
  const test = useTestEmail();
  return (
    <div className="flex flex-wrap items-end gap-2 border-line border-t pt-4">
      <Field
        label="Test email"
        hint="The saved template, with sample values."
        className="min-w-[min(100%,12rem)] flex-1"
      >
        <Input type="email" autoComplete="off" value={email} onChange={({ target }) => setEmail(target.value)} />
      </Field>
      <Button
        className="mb-6"
        disabled={!email.trim()}
        loading={test.isPending}
        onClick={() => test.mutate({ type, email: email.trim() })}
      >
        <Send aria-hidden />
        Send test
      </Button>
    </div>
  );
}

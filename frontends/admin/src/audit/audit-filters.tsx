import { Button } from '@pathwise/ui/button';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Select } from '@pathwise/ui/select';
import { type FormEvent, useId } from 'react';
import { wordsOfAction } from './audit.rules.ts';
import type { AuditFilter } from './audit-queries.ts';

interface AuditFiltersProps {
  /** Actions that the box suggests. */
  readonly actions: readonly string[];
  readonly onApply: (filter: AuditFilter) => void;
}

/** A row of its own on a phone, where half a row is too narrow for a date. */
const wide = '@max-md:col-span-full';

const names = ['actor', 'target', 'action', 'kind', 'outcome', 'from', 'to'] as const;

/** Who, to whom, what, and when. An empty box asks for nothing. */
export function AuditFilters({ actions, onApply }: AuditFiltersProps) {
  const id = useId();
  const apply = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const filled = names.flatMap((name) => {
      const value = String(fields.get(name) ?? '').trim();
      return value ? [[name, value]] : [];
    });
    onApply(Object.fromEntries(filled) as AuditFilter);
  };
  return (
    <form
      aria-label="Filter the log"
      className="grid gap-3 @2xs:grid-cols-2 @4xl:grid-cols-4"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
      onReset={() => onApply({})}
    >
      <Field label="Admin">
        <Input name="actor" placeholder="Email" autoComplete="off" maxLength={254} />
      </Field>
      <Field label="To whom">
        <Input name="target" placeholder="Email" autoComplete="off" maxLength={254} />
      </Field>
      <Field label="Action" className={wide}>
        <Input name="action" list={id} placeholder="Any" autoComplete="off" maxLength={80} />
      </Field>
      <datalist id={id}>
        {actions.map((action) => (
          <option key={action} value={action}>
            {wordsOfAction(action)}
          </option>
        ))}
      </datalist>
      <Field label="Shown">
        <Select name="kind" defaultValue="">
          <option value="">Every call</option>
          <option value="changes">Changes only</option>
        </Select>
      </Field>
      <Field label="Outcome">
        <Select name="outcome" defaultValue="">
          <option value="">Any</option>
          <option value="done">Done</option>
          <option value="denied">Denied</option>
          <option value="failed">Failed</option>
        </Select>
      </Field>
      <Field label="From" className={wide}>
        <Input type="date" name="from" min="1900-01-01" max="2199-12-31" />
      </Field>
      <Field label="Until" className={wide}>
        <Input type="date" name="to" min="1900-01-01" max="2199-12-31" />
      </Field>
      <div className="flex items-end gap-2">
        <Button type="submit">Apply</Button>
        <Button type="reset" variant="ghost">
          Clear
        </Button>
      </div>
    </form>
  );
}

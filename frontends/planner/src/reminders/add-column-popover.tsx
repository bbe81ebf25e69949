import { useKeptDraft } from '@pathwise/remote-kit/use-kept';
import { Button } from '@pathwise/ui/button';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Popover } from '@pathwise/ui/popover';
import { type FormEvent, type ReactElement, useState } from 'react';
import { type AddColumnName, longestName } from './column-name.ts';

/** 'Add Column' with its popover, open at first. The text stays in the field until the column exists. */
export function AddColumnPopover({ onAdd, trigger }: { onAdd: AddColumnName; trigger: ReactElement }) {
  const [isOpen, setOpen] = useState(true);
  const [text = '', keep] = useKeptDraft<string>('add-column');
  const [isPending, setPending] = useState(false);
  const name = text.trim();

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!name || isPending) return;
    setPending(true);
    const isThere = await onAdd(name);
    setPending(false);
    if (!isThere) return;
    keep(() => undefined);
    setOpen(false);
  }

  return (
    <Popover label="Add Column" align="end" open={isOpen} onOpenChange={setOpen} trigger={trigger}>
      <form onSubmit={(event) => void add(event)} className="grid w-64 gap-3 max-md:w-full max-md:p-3">
        <Field label="Column name">
          <Input
            autoFocus
            value={text}
            maxLength={longestName}
            readOnly={isPending}
            onChange={({ target }) => keep(() => target.value || undefined)}
            onKeyDown={(event) => {
              // an input method's Enter chooses a word, but some browsers submit the form all the same
              if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
            }}
          />
        </Field>
        <Button type="submit" size="sm" variant="primary" disabled={!name} loading={isPending}>
          Add
        </Button>
      </form>
    </Popover>
  );
}

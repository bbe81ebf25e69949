import type { DiaryEntry } from '@pathwise/contracts/diary';
import { useQueryClient } from '@pathwise/federation/query';
import { newerOf } from '@pathwise/remote-kit/newer-of';
import { useDiscardConfirmation } from '@pathwise/remote-kit/use-discard-confirmation';
import { useToday } from '@pathwise/remote-kit/use-today';
import { Button } from '@pathwise/ui/button';
import { DatePicker } from '@pathwise/ui/date-picker';
import { DialogFooter } from '@pathwise/ui/dialog';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Switch } from '@pathwise/ui/switch';
import { Textarea } from '@pathwise/ui/textarea';
import { type FormEvent, useRef, useState } from 'react';
import { FormProblem } from '../page/form-problem.tsx';
import { BothTexts } from './both-texts.tsx';
import { putEntryInCache } from './diary-cache.ts';
import { type EntryDraft, type EntryFields, fieldsOf, problemOf } from './entry.rules.ts';
import { noteOnMerge } from './merge.rules.ts';
import { useEntryDraft } from './use-entry-draft.ts';
import { useSaveEntry } from './use-save-entry.ts';

interface WriteEntryProps {
  /** The entry to edit; absent for a new one. */
  readonly entry: DiaryEntry | undefined;
  /** The slot of the draft to continue. */
  readonly slot?: string | undefined;
  /** Fills the whole window. */
  readonly isTall: boolean;
  readonly onDone: (entry: DiaryEntry) => void;
  readonly onCancel: () => void;
}

/** The editor of an entry. Every keystroke is stored. A save never overwrites a newer version. */
export function WriteEntry({ entry: given, slot, isTall, onDone, onCancel }: WriteEntryProps) {
  // live updates continue beneath the editor and must not change the version its draft started from
  const [entry] = useState(given);
  const queries = useQueryClient();
  const draft = useEntryDraft({ entry, slot, today: useToday() });
  const [note, setNote] = useState<string | undefined>(undefined);
  const [isGone, setGone] = useState(false);
  const save = useSaveEntry({
    entryId: isGone ? undefined : entry?.id,
    submission: draft.submission,
    onSaved: draft.done,
    onGone: () => {
      setGone(true);
      setNote('This entry was deleted somewhere else. Saving keeps your words as a new one.');
    },
  });
  // the answer must not close another editor opened since
  const send = (draft: EntryDraft) => save.mutate(draft, { onSuccess: onDone });
  const newer = newerOf<DiaryEntry>(save.error);

  if (newer) {
    const theirs = { fields: fieldsOf(newer), version: newer.version };
    return (
      <BothTexts
        notice="This entry was changed somewhere else meanwhile. Nothing has been overwritten."
        mine={draft.fields}
        theirs={theirs}
        theirName="Saved meanwhile"
        isPending={save.isPending}
        onKeepMine={() => {
          draft.continueFrom({ fields: draft.fields, version: newer.version });
          send({ fields: draft.fields, version: newer.version });
        }}
        onTakeTheirs={() => {
          draft.done(draft.fields);
          putEntryInCache(queries, newer);
          onDone(newer);
        }}
        onMerge={(fields) => {
          draft.continueFrom({ fields, version: newer.version });
          setNote(noteOnMerge(draft.fields, newer));
          save.reset();
        }}
      />
    );
  }
  if (draft.elsewhere) {
    const { elsewhere } = draft;
    return (
      <BothTexts
        notice="This entry is being written in another window as well."
        mine={draft.fields}
        theirs={elsewhere}
        theirName="In the other window"
        onKeepMine={() => draft.continueFrom({ fields: draft.fields, version: draft.version })}
        onTakeTheirs={() => draft.continueFrom(elsewhere)}
        onMerge={(fields) => {
          setNote(noteOnMerge(draft.fields, elsewhere.fields));
          draft.continueFrom({ fields, version: draft.version });
        }}
      />
    );
  }
  return (
    <EntryForm
      fields={draft.fields}
      note={note}
      isRestored={draft.isRestored}
      isTall={isTall}
      isPending={save.isPending}
      submitLabel={entry ? 'Save' : 'Save Entry'}
      onChange={draft.change}
      onDiscard={draft.discard}
      onSubmit={() => send({ fields: draft.fields, version: draft.version })}
      onCancel={onCancel}
    />
  );
}

interface EntryFormProps {
  readonly fields: EntryFields;
  /** Notices to read before continuing. */
  readonly note: string | undefined;
  readonly isRestored: boolean;
  readonly isTall: boolean;
  readonly isPending: boolean;
  readonly submitLabel: string;
  readonly onChange: (part: Partial<EntryFields>) => void;
  readonly onDiscard: () => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

function EntryForm(props: EntryFormProps) {
  const { fields, note, isRestored, isTall, isPending, submitLabel, onChange, onDiscard, onSubmit, onCancel } = props;
  const today = useToday();
  const [isTried, setTried] = useState(false);
  const { confirmDiscard, confirmation } = useDiscardConfirmation();
  const form = useRef<HTMLFormElement>(null);
  const problem = isTried ? problemOf(fields) : undefined;

  async function discard(): Promise<void> {
    if (await confirmDiscard()) onDiscard();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isPending) return;
    if (!problemOf(fields)) {
      onSubmit();
      return;
    }
    const amiss = problemOf({ ...fields, content: 'any' }) === undefined ? 'textarea' : 'input';
    form.current?.querySelector<HTMLElement>(amiss)?.focus();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {note ? (
        <p role="status" className="text-meta text-text-2">
          {note}
        </p>
      ) : null}
      {isRestored ? (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-meta text-text-3">
          Your unsaved words are back.
          <Button size="sm" variant="ghost" onClick={() => void discard()}>
            Discard draft
          </Button>
        </p>
      ) : null}
      <Field label="Title">
        {/* the actions that keep text come before the one that discards it */}
        <Input
          autoFocus={!isRestored}
          value={fields.title}
          readOnly={isPending}
          aria-invalid={problem !== undefined && !fields.title.trim()}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label="Content">
        <Textarea
          autoFocus={isRestored}
          value={fields.content}
          readOnly={isPending}
          aria-invalid={problem !== undefined && !fields.content.trim()}
          onChange={({ target }) => onChange({ content: target.value })}
          className={isTall ? 'min-h-[38dvh] md:min-h-[50dvh]' : 'min-h-56 md:min-h-72'}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Date">
          <DatePicker
            value={fields.entryDate}
            disabled={isPending}
            onChange={(day) => onChange({ entryDate: day ?? today })}
          />
        </Field>
        <Field label="Keep this entry private" hint="Never shown to others, even while your diary is public">
          <Switch
            checked={fields.isPrivate}
            disabled={isPending}
            onChange={({ target }) => onChange({ isPrivate: target.checked })}
          />
        </Field>
      </div>
      <DialogFooter>
        <FormProblem problem={problem} />
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isPending}>
          {submitLabel}
        </Button>
      </DialogFooter>
      {confirmation}
    </form>
  );
}

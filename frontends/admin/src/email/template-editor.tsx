import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { newerOf } from '@pathwise/remote-kit/newer-of';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { Textarea } from '@pathwise/ui/textarea';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { NewerTemplate } from './newer-template.tsx';
import { SendToAllButton } from './send-buttons.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { TemplateTest } from './template-test.tsx';
import { type Draft, type Template, templatesQuery } from './templates-queries.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface TemplateEditorProps {
  readonly template: Template;
  readonly onDeleted: () => void;
}

const isSame = (one: Draft, other: Draft) => one.subject === other.subject && one.html === other.html;

/** Subject and HTML of a template beside the mail that they make. */
export function TemplateEditor({ template, onDeleted }: TemplateEditorProps) {
  const { type, variables, custom } = template;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const save = useSave(template);
  const { draft, setDraft, base, newer, take } = useDraft(template, save);
  const queries = useQueryClient();
  const takeNewer = (stored: Template) => {
    take(stored);
    save.reset();
    void queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
  };
  const isComplete = draft.subject.trim() !== '' && draft.html.trim() !== '';
  const isChanged = !isSame(draft, base);
  return (
    <div className="grid gap-5 @4xl:grid-cols-2">
      <form
        className="grid content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete && !save.isPending) save.mutate({ ...draft, version: base.version });
        }}
      >
        <Field label="Subject">
          <Input
            readOnly={save.isPending}
            value={draft.subject}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
          />
        </Field>
        <Field label="HTML" hint={`Variables: ${variables.map((name) => `{{${name}}}`).join(', ')}`}>
          <Textarea
            rows={16}
            spellCheck={false}
            className="font-mono"
            maxLength={30_000}
            readOnly={save.isPending}
            value={draft.html}
            onChange={({ target }) => setDraft({ ...draft, html: target.value })}
          />
        </Field>
        {newer ? (
          <NewerTemplate
            newer={newer}
            onTake={() => takeNewer(newer)}
            onKeep={() => save.mutate({ ...draft, version: newer.version })}
          />
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={!isComplete || !isChanged} loading={save.isPending}>
            Save template
          </Button>
          <Button onClick={() => setHistoryOpen(true)}>
            <History aria-hidden />
            History
          </Button>
          <SendToAllButton template={template} />
          {custom ? <DeleteTemplate template={template} onDeleted={onDeleted} /> : null}
        </div>
        <TemplateTest type={type} />
      </form>
      <TemplatePreview type={type} draft={draft} />
      {isHistoryOpen ? (
        <VersionsDialog template={template} onRestored={take} onClose={() => setHistoryOpen(false)} />
      ) : null}
    </div>
  );
}

/**
 * The words in the fields, and the template that they began from. A newer template replaces words that are saved. Beside unsaved
 * words it is `newer`, for the person to choose.
 */
function useDraft(template: Template, save: ReturnType<typeof useSave>) {
  const [base, setBase] = useState(template);
  const [draft, setDraft] = useState<Draft>({ subject: template.subject, html: template.html });
  const take = (stored: Template) => {
    setBase(stored);
    setDraft({ subject: stored.subject, html: stored.html });
  };
  const refused = newerOf<Template>(save.error);
  const newest = refused && refused.version > template.version ? refused : template;
  const isNewer = newest.version > base.version;
  const isSaved = isSame(draft, base) || (save.isSuccess && isSame(draft, save.variables));
  if (isNewer && isSaved && !save.isPending) take(newest);
  return { draft, setDraft, base, newer: isNewer && !isSaved && !save.isPending ? newest : undefined, take };
}

function useSave({ type, name }: Template) {
  const queries = useQueryClient();
  return useOwnMutation({
    mutationFn: (body: Draft & { version: number }) => api.admin.changeEmailTemplate({ params: { type }, body }),
    // the stored template replaces the fields before the toast invites to go on typing
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
      notify({ title: 'Template Updated', description: `${name} is sent as you see it from now on.` });
    },
    onError: (error) => {
      if (!newerOf(error)) showFailure('Update Failed', error);
    },
  });
}

function DeleteTemplate({ template: { type, name }, onDeleted }: TemplateEditorProps) {
  const queries = useQueryClient();
  const { confirm, confirmation } = useConfirmation();
  const remove = useOwnMutation({
    mutationFn: () => api.admin.deleteEmailTemplate({ params: { type } }),
    onSuccess: () => {
      onDeleted();
      notify({ title: 'Template Deleted', description: `${name} is gone.` });
    },
    onError: (error) => showFailure('Deletion Failed', error),
    onSettled: () => queries.invalidateQueries({ queryKey: templatesQuery.queryKey }),
  });
  const ask = async () => {
    const title = `Delete ${name}?`;
    const description = 'Its history goes with it.';
    if (await confirm({ title, description, confirmLabel: 'Delete', destructive: true })) remove.mutate();
  };
  return (
    <>
      <Button variant="destructive" loading={remove.isPending} onClick={() => void ask()}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      {confirmation}
    </>
  );
}

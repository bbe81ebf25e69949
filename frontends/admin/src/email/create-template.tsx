import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { Textarea } from '@pathwise/ui/textarea';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { templatesQuery } from './templates-queries.ts';

/** Opens the dialog in which Sage drafts a new template. */
export function CreateTemplate({ onCreated }: { onCreated: (type: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Sparkles aria-hidden />
        New template
      </Button>
      {isOpen ? (
        <CreateTemplateDialog
          onClose={() => setOpen(false)}
          onCreated={(type) => {
            setOpen(false);
            onCreated(type);
          }}
        />
      ) : null}
    </>
  );
}

interface CreateTemplateDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (type: string) => void;
}

function CreateTemplateDialog({ onClose, onCreated }: CreateTemplateDialogProps) {
  const [type, setType] = useState('');
  const [prompt, setPrompt] = useState('');
  const create = useCreate(onCreated);
  const isComplete = type.trim() !== '' && prompt.trim() !== '';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="New template"
      description="Sage drafts a mail from your words. You can edit it before anybody gets it."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete && !create.isPending) create.mutate({ type: type.trim(), prompt: prompt.trim() });
        }}
      >
        <Field label="Type" hint="Lower-case words joined by dashes, such as spring-news">
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={type}
            onChange={({ target }) => setType(target.value)}
          />
        </Field>
        <Field label="What the mail is about">
          <Textarea rows={5} maxLength={4_000} value={prompt} onChange={({ target }) => setPrompt(target.value)} />
        </Field>
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabled={!isComplete} loading={create.isPending}>
            Create template
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function useCreate(onCreated: (type: string) => void) {
  const queries = useQueryClient();
  return useOwnMutation({
    mutationFn: (body: { type: string; prompt: string }) => api.admin.createEmailTemplate({ body }),
    onSuccess: async ({ type }) => {
      await queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
      notify({ title: 'Template Created', description: 'Look it over before you send it.' });
      onCreated(type);
    },
    onError: (error) => showFailure('Creation Failed', error),
  });
}

import { api } from '@pathwise/federation/api';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { Textarea } from '@pathwise/ui/textarea';
import { useState } from 'react';
import { MailFrame } from '../admin-kit/mail-frame.tsx';
import type { Report } from './reports-queries.ts';

interface Words {
  readonly subject: string;
  readonly text: string;
}

interface MessageDialogProps {
  readonly report: Report;
  /** The name of the person who was reported. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Writes a mail to the person whom a report is about, and shows it before it is sent. */
export function MessageDialog({ report, name, onClose }: MessageDialogProps) {
  const [subject, setSubject] = useState(() => subjectAbout(report));
  const [text, setText] = useState('');
  const words = { subject: subject.trim(), text: text.trim() };
  const isComplete = words.subject !== '' && words.text !== '';
  const preview = usePreview(report);
  const send = useSend(report, { name, onSent: onClose });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Write to ${name}`}
      description="They get a mail and do not learn who reported them. An answer goes to support."
      width="wide"
    >
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete && !send.isPending) send.mutate(words);
        }}
      >
        <Field label="Subject">
          <Input
            autoComplete="off"
            maxLength={200}
            value={subject}
            onChange={({ target }) => setSubject(target.value)}
          />
        </Field>
        <Field label="Message">
          <Textarea rows={6} maxLength={5_000} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        {preview.data ? <MailFrame mail={preview.data} className="h-80 w-full" /> : null}
        <DialogFooter>
          <Button disabled={!isComplete} loading={preview.isPending} onClick={() => preview.mutate(words)}>
            Preview
          </Button>
          <Button type="submit" variant="primary" disabled={!isComplete} loading={send.isPending}>
            Send message
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

const subjectAbout = ({ post }: Report): string =>
  post ? `About your post “${post.title}”`.slice(0, 200) : 'About a report on Pathwise';

const usePreview = ({ member }: Report) =>
  useOwnMutation({
    mutationFn: (body: Words) => api.admin.previewToPerson({ params: { id: member.id }, body }),
    onError: (error) => showFailure('The mail could not be shown', error),
  });

const useSend = ({ id: reportId, member }: Report, { name, onSent }: { name: string; onSent: () => void }) =>
  useOwnMutation({
    mutationFn: (words: Words) => api.admin.writeToPerson({ params: { id: member.id }, body: { ...words, reportId } }),
    onSuccess: () => {
      notify({ title: 'Message sent', description: `A mail to ${name} is on its way.` });
      onSent();
    },
    onError: (error) => showFailure('The message was not sent', error),
  });

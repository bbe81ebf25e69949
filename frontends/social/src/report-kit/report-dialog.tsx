import { ApiError, api } from '@pathwise/federation/api';
import { messageOf } from '@pathwise/remote-kit/message-of';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useKeptFields } from '@pathwise/remote-kit/use-kept';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { Field } from '@pathwise/ui/field';
import { notify } from '@pathwise/ui/notify';
import { Select } from '@pathwise/ui/select';
import { Textarea } from '@pathwise/ui/textarea';
import { useForm } from 'react-hook-form';
import type { Reported } from './reported.ts';

const reasons = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or insults',
  inappropriate: 'Not appropriate here',
  scam: 'Scam or fraud',
  other: 'Something else',
} as const;

interface ReportFields {
  readonly reason: keyof typeof reasons;
  readonly text: string;
}

const nothing: ReportFields = { reason: 'spam', text: '' };

interface ReportDialogProps {
  readonly about: Reported;
  readonly onClose: () => void;
}

/** Reports a person or a post to the admins. */
export function ReportDialog({ about, onClose }: ReportDialogProps) {
  const [defaultValues, keep] = useKeptFields(`report:${about.kind}:${about.id}`, nothing);
  const form = useForm<ReportFields>({ defaultValues });
  const report = useSendReport(about);
  const send = form.handleSubmit((fields) => {
    if (!report.isPending) report.mutate(fields, { onSuccess: () => close() });
  });
  function close(typed?: ReportFields): void {
    keep(typed);
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close(form.getValues())}
      title={`Report ${about.name}`}
      description="Only the admins read it. The person is not told who wrote it."
    >
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
        <Field label="Reason">
          <Select {...form.register('reason')}>
            {Object.entries(reasons).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="What happened? (optional)" error={form.formState.errors.text?.message}>
          <Textarea {...form.register('text', { maxLength: tooLong })} rows={4} readOnly={report.isPending} />
        </Field>
        <DialogFooter>
          <Button onClick={() => close()}>Cancel</Button>
          <Button type="submit" variant="primary" loading={report.isPending}>
            Send Report
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

const longest = 2_000;
const tooLong = { value: longest, message: `A report holds at most ${longest} characters` };

/** Sends a report. One that is still open is no failure: the admins already have it. */
function useSendReport({ kind, id }: Reported) {
  const submission = useSubmissionKey();
  return useOwnMutation({
    mutationFn: async ({ reason, text }: ReportFields) => {
      const body = { about: { kind, id }, reason, text };
      try {
        await api.social.fileReport({ body, idempotencyKey: submission.keyFor(body) });
        return undefined;
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) return messageOf(error) ?? alreadyReported;
        throw error;
      }
    },
    onSuccess: (already) => {
      submission.settle();
      notify(
        already
          ? { title: 'Already reported', description: already }
          : { title: 'Report sent', description: 'Thank you. The admins will look at it.' },
      );
    },
    onError: (error) => {
      submission.settle(error);
      showFailure('The report could not be sent', error);
    },
  });
}

const alreadyReported = 'You have reported this before. The admins will look at it.';

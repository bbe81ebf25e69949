import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { notify } from '@pathwise/ui/notify';
import { mailingsQuery } from './mailings-queries.ts';

interface Begun {
  readonly emailsSent: number;
  readonly emailsFailed: number;
  readonly total: number;
}

const said = ({ emailsSent, emailsFailed, total }: Begun): string =>
  `${emailsSent.toLocaleString()} of ${total.toLocaleString()} sent, ${emailsFailed.toLocaleString()} failed` +
  (emailsSent + emailsFailed < total ? '. The others are on their way.' : '.');

/** Sends a template to everybody who wants such mails. */
export function useSendToAll(type: string) {
  return useSend({
    send: (idempotencyKey) => api.admin.sendToAll({ params: { type }, idempotencyKey }),
    done: 'Bulk Email Sent',
    failed: 'Bulk Send Failed',
  });
}

/** Sends this week's progress to everybody who has not had it. */
export function useSendWeekly() {
  return useSend({
    send: (idempotencyKey) => api.admin.sendWeeklyProgress({ idempotencyKey }),
    done: 'Weekly Progress Emails Sent',
    failed: 'Email Send Failed',
  });
}

interface Sending {
  readonly send: (idempotencyKey: string) => Promise<Begun>;
  readonly done: string;
  readonly failed: string;
}

function useSend({ send, done, failed }: Sending) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  return useOwnMutation({
    mutationFn: () => send(submission.keyFor(done)),
    onSuccess: (begun) => {
      submission.settle();
      notify({ title: done, description: said(begun) });
    },
    onError: (error) => {
      submission.settle(error);
      showFailure(failed, error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: mailingsQuery.queryKey }),
  });
}

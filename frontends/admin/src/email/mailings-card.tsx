import { api } from '@pathwise/federation/api';
import { useQuery, useQueryClient } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Badge } from '@pathwise/ui/badge';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { EmptyState } from '@pathwise/ui/empty-state';
import { ProgressBar } from '@pathwise/ui/progress-bar';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { Pause, Play, Send, Square } from 'lucide-react';
import { formatMoment } from '../admin-kit/moments.ts';
import { type Mailing, mailingsQuery } from './mailings-queries.ts';

const everyMs = 2000;

/** Mails to everybody: how far each is, paused and resumed. They go on whoever watches. */
export function MailingsCard() {
  const mailings = useQuery({
    ...mailingsQuery,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'running') ? everyMs : false),
  });
  return (
    <Card title="Mails to everybody">
      <Loaded
        query={mailings}
        skeleton={
          <SkeletonGroup label="Loading mails">
            <SkeletonRow />
            <SkeletonRow />
          </SkeletonGroup>
        }
        failure={() => 'The mails to everybody could not be loaded'}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={Send} title="No mail went to everybody yet" />
          ) : (
            <ul className="-my-3 divide-y divide-line">
              {all.map((mailing) => (
                <MailingRow key={mailing.id} mailing={mailing} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

const states = {
  running: { tone: 'accent', word: 'Running' },
  paused: { tone: 'amber', word: 'Paused' },
  done: { tone: 'green', word: 'Done' },
} as const;
const endedState = { tone: 'neutral', word: 'Ended' } as const;

function MailingRow({ mailing }: { mailing: Mailing }) {
  const { id, subject, status, total, emailsSent, emailsFailed, emailsWaiting, createdAt, endedEarly } = mailing;
  const queries = useQueryClient();
  const turn = useOwnMutation({
    mutationFn: () =>
      status === 'running' ? api.admin.pauseMailing({ params: { id } }) : api.admin.resumeMailing({ params: { id } }),
    onError: (error) =>
      showFailure(status === 'running' ? 'The mail was not paused' : 'The mail was not resumed', error),
    onSettled: () => queries.invalidateQueries({ queryKey: mailingsQuery.queryKey }),
  });
  const { tone, word } = endedEarly ? endedState : states[status];
  const handled = emailsSent + emailsFailed;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="wrap-anywhere font-title">{subject}</span>
        <Badge tone={tone}>{word}</Badge>
        <span className="flex-[1_1_9rem] text-meta text-text-3">{formatMoment(createdAt)}</span>
        {status === 'done' ? null : (
          <span className="ml-auto flex gap-2">
            <Button size="sm" loading={turn.isPending} onClick={() => turn.mutate()}>
              {status === 'running' ? <Pause aria-hidden /> : <Play aria-hidden />}
              {status === 'running' ? 'Pause' : 'Resume'}
            </Button>
            {status === 'paused' ? <EndMailing mailing={mailing} /> : null}
          </span>
        )}
      </div>
      {status === 'done' ? null : (
        <ProgressBar percent={total === 0 ? 100 : (handled / total) * 100} label={`Sending ${subject}`} />
      )}
      <p className="text-meta text-text-3">
        {emailsSent.toLocaleString()} of {total.toLocaleString()} sent, {emailsFailed.toLocaleString()} failed
        {emailsWaiting > 0 ? `, ${emailsWaiting.toLocaleString()} waiting` : ''}
      </p>
    </li>
  );
}

function EndMailing({ mailing: { id, subject, total, emailsSent } }: { mailing: Mailing }) {
  const queries = useQueryClient();
  const { confirm, confirmation } = useConfirmation();
  const end = useOwnMutation({
    mutationFn: () => api.admin.endMailing({ params: { id } }),
    onError: (error) => showFailure('The mail was not ended', error),
    onSettled: () => queries.invalidateQueries({ queryKey: mailingsQuery.queryKey }),
  });
  const ask = async () => {
    const title = `End ${subject} for good?`;
    const description = `It was sent to ${emailsSent.toLocaleString()} of ${total.toLocaleString()} people. Nobody else gets it.`;
    if (await confirm({ title, description, confirmLabel: 'End it', destructive: true })) end.mutate();
  };
  return (
    <>
      <Button size="sm" variant="destructive" loading={end.isPending} onClick={() => void ask()}>
        <Square aria-hidden />
        End
      </Button>
      {confirmation}
    </>
  );
}

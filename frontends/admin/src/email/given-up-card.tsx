import { api } from '@pathwise/federation/api';
import { useInfiniteQuery, useQueryClient } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { EmptyState } from '@pathwise/ui/empty-state';
import { notify } from '@pathwise/ui/notify';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { MailCheck } from 'lucide-react';
import { formatMoment } from '../admin-kit/moments.ts';
import { accountMails } from './mail-words.ts';
import { type GivenUp, givenUpQuery } from './mailings-queries.ts';

/** Mails that no server took within a day: why, and once more. */
export function GivenUpCard() {
  const mails = useInfiniteQuery(givenUpQuery);
  return (
    <Card title="Mails given up">
      <Loaded
        query={mails}
        skeleton={
          <SkeletonGroup label="Loading mails given up">
            <SkeletonRow />
          </SkeletonGroup>
        }
        failure={() => 'The mails given up could not be loaded'}
      >
        {({ pages }) => {
          const all = pages.flatMap(({ rows }) => rows);
          if (all.length === 0) return <EmptyState icon={MailCheck} title="Every mail was sent" />;
          return (
            <div className="grid gap-3">
              {all.some(({ cause }) => accountMails.has(cause)) ? (
                <p className="text-text-2">
                  A mail about an account may hold a link to sign in. Its text is not kept, so it cannot be sent again.
                  The person can ask for a new one.
                </p>
              ) : null}
              <ul className="-my-3 divide-y divide-line">
                {all.map((mail) => (
                  <GivenUpRow key={mail.id} mail={mail} />
                ))}
              </ul>
            </div>
          );
        }}
      </Loaded>
      <MoreRows more={mails} label="Show more mails" failure="More mails could not be loaded" />
    </Card>
  );
}

function GivenUpRow({ mail: { id, to, cause, subject, reason, tries, at, canSendAgain } }: { mail: GivenUp }) {
  const queries = useQueryClient();
  const again = useOwnMutation({
    mutationFn: () => api.admin.sendMailAgain({ params: { id } }),
    onSuccess: () => notify({ title: 'Mail queued again', description: `It is on its way to ${to}.` }),
    onError: (error) => showFailure('The mail was not queued', error),
    onSettled: () => queries.invalidateQueries({ queryKey: givenUpQuery.queryKey }),
  });
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="wrap-anywhere min-w-[min(100%,12rem)] flex-1">
        <p className="font-title">{subject ?? accountMails.get(cause) ?? 'Its text is erased'}</p>
        <p className="text-meta text-text-3">
          {to} · {cause} · {formatMoment(at)}
        </p>
        <p className="text-meta text-danger">
          {reason} after {tries} {tries === 1 ? 'try' : 'tries'}
        </p>
      </div>
      {canSendAgain ? (
        <Button size="sm" aria-label={`Send again to ${to}`} loading={again.isPending} onClick={() => again.mutate()}>
          Send again
        </Button>
      ) : null}
    </li>
  );
}

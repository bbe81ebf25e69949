import { api } from '@pathwise/federation/api';
import { pages, useInfiniteQuery, useQueryClient } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { MoreRows } from '@pathwise/remote-kit/more-rows';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { EmptyState } from '@pathwise/ui/empty-state';
import { notify } from '@pathwise/ui/notify';
import { SkeletonGroup, SkeletonRow } from '@pathwise/ui/skeleton';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { CheckCheck, RotateCcw, Trash2 } from 'lucide-react';
import { formatMoment } from '../admin-kit/moments.ts';
import { RowActions } from '../admin-kit/row-actions.tsx';

type DeadLetter = Awaited<ReturnType<typeof api.admin.listDeadLetters>>[number];

const lettersQuery = { ...pages(api.admin.listDeadLetters), staleTime: 0 };

/** Events that a service could not apply: what, why, and once more. */
export function DeadLettersCard() {
  const letters = useInfiniteQuery(lettersQuery);
  return (
    <Card title="Dead letters">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-text-2">Events that a service could not apply, also after several tries.</p>
        <Loaded
          query={letters}
          skeleton={
            <SkeletonGroup label="Loading dead letters">
              <SkeletonRow />
            </SkeletonGroup>
          }
          failure={() => 'The dead letters could not be loaded'}
        >
          {({ pages: loaded }) => {
            const all = loaded.flatMap(({ rows }) => rows);
            if (all.length === 0) return <EmptyState icon={CheckCheck} title="Every event was applied" />;
            return (
              <ul className="-my-2 divide-y divide-line">
                {all.map((letter) => (
                  <LetterRow key={letter.id} letter={letter} />
                ))}
              </ul>
            );
          }}
        </Loaded>
        <MoreRows more={letters} label="Show more dead letters" failure="More dead letters could not be loaded" />
      </div>
    </Card>
  );
}

function LetterRow({ letter }: { letter: DeadLetter }) {
  const { service, consumer, subject, reason, at, tries, payload } = letter;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="wrap-anywhere font-title">{subject}</h3>
        <span className="wrap-anywhere text-meta text-text-3">
          {service} · {consumer} · {formatMoment(at)}
        </span>
      </div>
      <p className="wrap-anywhere text-danger text-meta">
        {reason}
        {tries === null ? '' : ` after ${tries} ${tries === 1 ? 'try' : 'tries'}`}
      </p>
      <details>
        <summary className="cursor-pointer text-meta text-text-2">Show the event</summary>
        <dl className="wrap-anywhere mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-meta">
          {Object.entries(payload).map(([name, value]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-text-3">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <LetterActions letter={letter} />
    </li>
  );
}

function LetterActions({ letter: { id, subject, consumer } }: { letter: DeadLetter }) {
  const queries = useQueryClient();
  const { confirm, confirmation } = useConfirmation();
  const refresh = () => queries.invalidateQueries({ queryKey: lettersQuery.queryKey });
  const replay = useOwnMutation({
    mutationFn: () => api.admin.replayDeadLetter({ params: { id } }),
    onSuccess: () => notify({ title: 'Event sent again', description: `Only ${consumer} receives it.` }),
    onError: (error) => showFailure('The event was not sent again', error),
    onSettled: refresh,
  });
  const discard = useOwnMutation({
    mutationFn: () => api.admin.discardDeadLetter({ params: { id } }),
    onSuccess: () => notify({ title: 'Event discarded', description: 'It will never be applied.' }),
    onError: (error) => showFailure('The event was not discarded', error),
    onSettled: refresh,
  });
  const ask = async () => {
    const title = `Discard ${subject}?`;
    const description = 'It will never be applied, and cannot be brought back.';
    if (await confirm({ title, description, confirmLabel: 'Discard', destructive: true })) discard.mutate();
  };
  return (
    <RowActions>
      <Button
        size="sm"
        aria-label={`Send again: ${subject}`}
        loading={replay.isPending}
        onClick={() => replay.mutate()}
      >
        <RotateCcw aria-hidden />
        Send again
      </Button>
      <Button
        size="sm"
        variant="destructive"
        aria-label={`Discard ${subject}`}
        loading={discard.isPending}
        onClick={() => void ask()}
      >
        <Trash2 aria-hidden />
        Discard
      </Button>
      {confirmation}
    </RowActions>
  );
}

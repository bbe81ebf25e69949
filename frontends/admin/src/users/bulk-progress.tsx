import { api } from '@pathwise/federation/api';
import { useQuery, useQueryClient } from '@pathwise/federation/query';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { notify } from '@pathwise/ui/notify';
import { ProgressBar } from '@pathwise/ui/progress-bar';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { people } from '../admin-kit/people.rules.ts';
import { progressOf } from './bulk.rules.ts';
import { refreshUsers } from './use-bulk.ts';
import { type BulkAction, bulkActionsQuery, failuresQuery } from './users-queries.ts';

const everyMs = 1000;
const dayMs = 86_400_000;
const isGoing = ({ status }: BulkAction) => status !== 'done';
/** A person who closed the window still sees for whom it failed. */
const failedLately = ({ failedCount, createdAt }: BulkAction) =>
  failedCount > 0 && Date.now() - Date.parse(createdAt) < dayMs;

/**
 * Bulk actions that run or are paused, those that ended while this page watched, and those of the last day that failed for somebody.
 * The server does the work, so a closed window stops nothing, and a later visit finds it here.
 */
export function BulkProgress() {
  const { data: all = [] } = useQuery({
    ...bulkActionsQuery,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'running') ? everyMs : false),
  });
  const watched = useEndings(all);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const isTold = (action: BulkAction) => watched.has(action.id) || failedLately(action);
  const shown = all.filter((action) => isGoing(action) || (isTold(action) && !dismissed.has(action.id)));
  if (shown.length === 0) return null;
  return (
    <section aria-label="Running actions" className="grid gap-3">
      {shown.map((action) => (
        <Progress
          key={action.id}
          action={action}
          onDismiss={() => setDismissed((now) => new Set([...now, action.id]))}
        />
      ))}
    </section>
  );
}

/** The actions that were seen running. The end of one is announced, and the lists are fetched again. */
function useEndings(all: readonly BulkAction[]): ReadonlySet<string> {
  const queries = useQueryClient();
  const seen = useRef(new Set<string>());
  const told = useRef(new Set<string>());
  const tell = useEffectEvent((action: BulkAction) => {
    told.current.add(action.id);
    const { total, failedCount } = action;
    const isAllFailed = failedCount === total;
    notify(
      action.action === 'delete'
        ? {
            title: isAllFailed ? 'Deletion Failed' : 'Users Deleted',
            description: progressOf(action),
            variant: isAllFailed ? 'destructive' : 'default',
          }
        : {
            title: isAllFailed ? 'Error' : 'Success',
            description: progressOf(action),
            variant: isAllFailed ? 'destructive' : 'default',
          },
    );
    void refreshUsers(queries);
  });
  for (const action of all) if (isGoing(action)) seen.current.add(action.id);
  useEffect(() => {
    for (const action of all)
      if (!isGoing(action) && seen.current.has(action.id) && !told.current.has(action.id)) tell(action);
  }, [all]);
  return seen.current;
}

function Progress({ action, onDismiss }: { action: BulkAction; onDismiss: () => void }) {
  const { id, status, done, total, failedCount } = action;
  return (
    <Card>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-title">
            {progressOf(action)}
            {status === 'paused' ? ' · paused, because whoever began it is no admin any more' : ''}
          </p>
          {status === 'done' ? (
            <Button size="sm" onClick={onDismiss}>
              OK
            </Button>
          ) : null}
          {status === 'paused' ? <Resume action={action} /> : null}
        </div>
        {status === 'done' ? null : (
          <ProgressBar percent={total === 0 ? 100 : (done / total) * 100} label={progressOf(action)} />
        )}
        {failedCount > 0 ? <Failures key={failedCount} id={id} count={failedCount} /> : null}
      </div>
    </Card>
  );
}

/** Another admin goes on with it, as their own act. */
function Resume({ action }: { action: BulkAction }) {
  const { id } = action;
  const queries = useQueryClient();
  const resume = useOwnMutation({
    mutationFn: () => api.auth.resumeBulkAction({ params: { id } }),
    onError: (error) => showFailure('It was not resumed', error),
    onSettled: () => refreshUsers(queries),
  });
  return (
    <Button
      size="sm"
      aria-label={`Resume: ${progressOf(action)}`}
      loading={resume.isPending}
      onClick={() => resume.mutate()}
    >
      Resume
    </Button>
  );
}

/** Who was left as they were. The service keeps the first hundred. */
function Failures({ id, count }: { id: string; count: number }) {
  const { data } = useQuery(failuresQuery(id));
  return (
    <details>
      <summary className="cursor-pointer text-danger">{people(count)} could not be changed</summary>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto text-meta">
        {data?.failed.map(({ userId, email, reason }) => (
          <li key={userId} className="wrap-anywhere">
            {email ?? userId}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

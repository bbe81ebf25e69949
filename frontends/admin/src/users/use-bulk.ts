import { ApiError, api } from '@pathwise/federation/api';
import { keyOf, type QueryClient, useQueryClient } from '@pathwise/federation/query';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { notify } from '@pathwise/ui/notify';
import { useState } from 'react';
import { people } from '../admin-kit/people.rules.ts';
import type { BulkRequest } from './bulk.rules.ts';

type Granted = NonNullable<Parameters<typeof api.billing.grantPremium>[0]['body']>;
export type Duration = NonNullable<Granted['duration']>;

interface Go {
  readonly count: number;
  readonly duration: Duration;
}
/** What was done at once; undefined when the server goes on by itself. */
type Done = { readonly title: string; readonly description: string } | undefined;

interface BulkEnds {
  readonly onDone: () => void;
  /** The server counts other people than the dialog said. */
  readonly onMiscounted: () => void;
}

/** Does it at once for a few people, and otherwise lets the server go on whoever watches. */
export function useBulk(request: BulkRequest, { onDone, onMiscounted }: BulkEnds) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  const [isMiscounted, setMiscounted] = useState(false);
  const mutation = useOwnMutation({
    mutationFn: (go: Go) => act(request, go, submission.keyFor({ action: request.action, ...go })),
    onSuccess: (done: Done) => {
      submission.settle();
      if (done) notify(done);
      onDone();
    },
    onError: (error) => {
      submission.settle(error);
      if (isLeftToServer(request) && error instanceof ApiError && error.status === 409) {
        setMiscounted(true);
        onMiscounted();
      } else showFailure(request.action === 'delete' ? 'Deletion Failed' : 'Error', error);
    },
    onSettled: () => refreshUsers(queries),
  });
  return Object.assign(mutation, { isMiscounted });
}

/** The most people whom one call deletes. */
const mostAtOnce = 100;

/** One call deletes a few people, and gives or takes the premium of one. More is a bulk action. */
const isLeftToServer = ({ action, whom }: BulkRequest) =>
  whom.all || whom.people.size > (action === 'delete' ? mostAtOnce : 1);

async function act(request: BulkRequest, go: Go, idempotencyKey: string): Promise<Done> {
  const { action, whom } = request;
  if (isLeftToServer(request)) return leaveToServer(request, go, idempotencyKey);
  const chosen = whom.all ? [] : [...whom.people.values()];
  if (action === 'delete') {
    const { deletedCount } = await api.auth.deleteUsers({ body: { userIds: chosen.map(({ id }) => id) } });
    return { title: 'Users Deleted', description: `${people(deletedCount)} deleted.` };
  }
  const [{ id, email } = { id: '', email: '' }] = chosen;
  if (action === 'grant') {
    await api.billing.grantPremium({ params: { id }, body: { duration: go.duration } });
    return { title: 'Success', description: `${email} has premium.` };
  }
  const { plan } = await api.billing.revokePremium({ params: { id } });
  const kept = `${email} keeps the premium they pay for.`;
  return { title: 'Success', description: plan === 'free' ? `${email} has the free plan.` : kept };
}

async function leaveToServer(
  { action, whom, filter }: BulkRequest,
  { count, duration }: Go,
  idempotencyKey: string,
): Promise<undefined> {
  const who = whom.all ? { filter, except: [...whom.except] } : { userIds: [...whom.people.keys()] };
  const body = { action, who, expectedCount: count, ...(action === 'grant' ? { duration } : {}) };
  await api.auth.beginBulkAction({ body, idempotencyKey });
}

/** Lists, counts and figures of users are fetched again. */
export function refreshUsers(queries: QueryClient): Promise<unknown> {
  const keys = [keyOf(api.auth.listUsers), keyOf(api.auth.countUsers), keyOf(api.auth.listBulkActions)];
  return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

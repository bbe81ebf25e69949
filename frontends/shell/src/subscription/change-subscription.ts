import type { OwnSubscription } from '@pathwise/contracts/api/billing';
import { ApiError, api } from '@pathwise/federation/api';
import { useMutation, useQueryClient } from '@pathwise/federation/query';
import { useShell } from '@pathwise/federation/shell-contract';
import { notify } from '@pathwise/ui/notify';
import { dayOf, dollars } from '../upgrade/money.rules.ts';
import { keepOwn } from './own-subscription.ts';
import { ownQuery } from './subscription-queries.ts';

function showFailure(title: string, error: unknown): void {
  const said = error instanceof ApiError ? error.detail : '';
  notify({ title, description: said || 'Please try again', variant: 'destructive' });
}

interface Change {
  readonly ask: () => Promise<OwnSubscription>;
  /** What the toast says when it is done. */
  readonly said: (own: OwnSubscription) => Parameters<typeof notify>[0];
  readonly failed: string;
}

/** Changes the subscription and shows the new state. Without an answer it is asked again, because the change may have happened. */
function useChange({ ask, said, failed }: Change) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ask,
    onSuccess: (own) => {
      keepOwn(queries, own);
      notify(said(own));
    },
    onError: (error) => {
      showFailure(failed, error);
      void queries.invalidateQueries({ queryKey: ownQuery.queryKey });
    },
  });
}

export const useResume = () =>
  useChange({
    ask: () => api.billing.resumeSubscription({ body: {} }),
    said: () => ({ title: 'Premium goes on', description: 'Your subscription renews again.' }),
    failed: 'The cancellation could not be taken back',
  });

export function useCancel() {
  const resume = useResume();
  return useChange({
    ask: () => api.billing.cancelSubscription({ body: {} }),
    said: ({ subscription }) => ({
      title: 'Your subscription is cancelled',
      description: subscription?.endsAt
        ? `Premium lasts until ${dayOf(subscription.endsAt)}. Nothing more is charged.`
        : 'Nothing more is charged.',
      ...(subscription ? { action: { label: 'Keep Premium', onSelect: () => resume.mutate() } } : {}),
    }),
    failed: 'Your subscription could not be cancelled',
  });
}

export function useRefund(price: number) {
  const { refreshSession } = useShell();
  return useChange({
    ask: async () => {
      const own = await api.billing.refundSubscription({ body: {} });
      void refreshSession({ fresh: true }).catch((error: unknown) => console.error('The plan is not fresh', error));
      return own;
    },
    said: ({ subscription }) => ({
      title: 'Your money is on its way',
      description: `You get ${dollars(price)} back, usually within 5 to 10 days. ${subscription ? 'Premium ends in a moment.' : 'Premium has ended.'}`,
    }),
    failed: 'Your money could not be given back',
  });
}

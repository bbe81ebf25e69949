import type { OwnSubscription } from '@pathwise/contracts/api/billing';
import { api } from '@pathwise/federation/api';
import { type QueryClient, useMutation, useQueryClient } from '@pathwise/federation/query';
import { plansQuery } from '../upgrade/plans-query.ts';
import { ownQuery } from './subscription-queries.ts';

/** Shows what a call has answered. Seats may have changed with it. */
export function keepOwn(queries: QueryClient, own: OwnSubscription): void {
  queries.setQueryData(ownQuery.queryKey, own);
  void queries.invalidateQueries({ queryKey: plansQuery.queryKey });
}

/** Ends the checkout that was begun, so that its seat is free. With an id: only if it is this one. Without an answer it ends by itself after half an hour. */
export function useAbandon() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (checkout?: string) => api.billing.abandonCheckout({ body: checkout ? { checkout } : {} }),
    onSuccess: (own) => keepOwn(queries, own),
    onError: (error) => console.error('The checkout could not be ended', error),
  });
}

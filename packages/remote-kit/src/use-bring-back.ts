import { api, lockedFeature } from '@pathwise/federation/api';
import { type QueryClient, useQueryClient } from '@pathwise/federation/query';
import { announce } from '@pathwise/federation/shell-contract';
import { showError } from './show-failure.ts';
import { useUndo } from './undo-list.tsx';
import { useOwnMutation } from './use-own-mutation.ts';

/** Something deleted or replaced, and the token that restores it. */
interface Deleted {
  readonly what: string;
  readonly token: string;
  /** What was done to it, when it was not deleted. */
  readonly verb?: string;
}

const inGoals = (token: string): Promise<unknown> => api.goals.undoInGoals({ params: { token } });

/**
 * Remembers deletions at a place of the page. `bringBack` asks the deleting service to restore. Returns the toast's
 * action.
 */
export function useBringBack(place: string, refresh: (queries: QueryClient) => Promise<void>, bringBack = inGoals) {
  const queries = useQueryClient();
  const remember = useUndo(place);
  const restore = useOwnMutation({
    mutationFn: bringBack,
    onSuccess: () => void refresh(queries),
    onError: (error) => {
      const feature = lockedFeature(error);
      if (feature) return announce('app:upgrade', { feature });
      showError('It could not be brought back. Please try again.');
    },
  });
  return ({ token, ...change }: Deleted) => remember({ ...change, undo: () => restore.mutateAsync(token) });
}

import { api } from '@pathwise/federation/api';
import { keyOf, useQueryClient } from '@pathwise/federation/query';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';

/** Makes somebody an admin by their address. */
export function usePromote(onDone?: () => void) {
  const refresh = useRefresh();
  return useOwnMutation({
    mutationFn: (email: string) => api.auth.promoteUser({ body: { email } }),
    onSuccess: ({ email }) => {
      onDone?.();
      notify({ title: 'User Promoted', description: `${email} is an admin once they sign in again.` });
    },
    onError: (error) => showFailure('Promotion Failed', error),
    onSettled: refresh,
  });
}

/** Makes an admin a regular person. */
export function useDemote() {
  const refresh = useRefresh();
  return useOwnMutation({
    mutationFn: (userId: string) => api.auth.demoteUser({ body: { userId } }),
    onSuccess: ({ email }) => notify({ title: 'User Demoted', description: `${email} is no admin any more.` }),
    onError: (error) => showFailure('Demotion Failed', error),
    onSettled: refresh,
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(api.auth.listUsers) });
}

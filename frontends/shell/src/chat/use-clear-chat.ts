import { api } from '@pathwise/federation/api';
import { useMutation, useQueryClient } from '@pathwise/federation/query';
import { notify } from '@pathwise/ui/notify';
import { chatsQuery } from './send-messages.ts';

const { queryKey } = chatsQuery;

/** Clears the conversation at once. The toast offers Undo. */
export function useClearChat(): () => void {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey });
  const restore = useRestoreChat();
  const clear = useMutation({
    mutationFn: () => api.ai.clearChats({ body: {} }),
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, []);
      return before;
    },
    onSuccess: ({ undo }) =>
      notify({ title: 'Chat cleared', action: { label: 'Undo', onSelect: () => restore(undo) } }),
    onError: (error, _variables, before) => {
      console.error('The chat could not be cleared', error);
      queryClient.setQueryData(queryKey, before);
      notify({ title: 'Error', description: 'Failed to clear the chat.', variant: 'destructive' });
    },
    onSettled: reload,
  });
  return () => clear.mutate();
}

/** Brings back a cleared conversation by its token. */
function useRestoreChat(): (token: string) => void {
  const queryClient = useQueryClient();
  const restore = useMutation({
    mutationFn: (token: string) => api.ai.undoInAi({ params: { token }, body: {} }),
    onError: () => notify({ title: 'Error', description: 'Failed to restore the chat.', variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return restore.mutate;
}

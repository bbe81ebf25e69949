import type { DiaryEntry } from '@pathwise/contracts/diary';
import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { notify } from '@pathwise/ui/notify';
import { DeletedThings, useUndoable } from '../saving/deleted-things.tsx';
import { messageOf } from '../saving/message-of.ts';
import { useOwnMutation } from '../saving/use-own-mutation.ts';
import { dropEntryFromCache, refreshDiary } from './diary-cache.ts';

const PLACE = 'diary';
const bringBack = (token: string) => api.planner.undoInPlanner({ params: { token } });

/** Deletes entries, with Undo in the toast and in `undoList`, to be rendered once on the page. */
export function useDeleteEntry({ onDeleted }: { onDeleted: () => void }) {
  const queries = useQueryClient();
  const undoable = useUndoable(PLACE, refreshDiary, bringBack);
  const deletion = useOwnMutation({
    mutationFn: ({ id }: DiaryEntry) => api.planner.deleteEntry({ params: { id } }),
    onSuccess: ({ undo }, { id, title }) => {
      onDeleted();
      dropEntryFromCache(queries, id);
      void refreshDiary(queries);
      const thing = { what: title, token: undo };
      undoable.remember(thing);
      notify({
        title: 'Diary entry deleted successfully',
        action: { label: 'Undo', onSelect: () => undoable.restore(thing) },
      });
    },
    onError: (error) =>
      notify({
        title: 'Failed to delete diary entry',
        description: messageOf(error) ?? 'Please try again',
        variant: 'destructive',
      }),
  });
  return { deletion, undoList: <DeletedThings place={PLACE} onRestore={undoable.restore} /> };
}

import type { DiaryEntry } from '@pathwise/contracts/diary';
import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { UndoList } from '@pathwise/remote-kit/undo-list';
import { useBringBack } from '@pathwise/remote-kit/use-bring-back';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import { dropEntryFromCache, refreshDiary } from './diary-cache.ts';

const undoPlace = 'diary';
const bringBack = (token: string) => api.planner.undoInPlanner({ params: { token } });

/** Deletes entries, with Undo in the toast and in `undoList`. Render `undoList` once on the page. */
export function useDeleteEntry({ onDeleted }: { onDeleted: () => void }) {
  const queries = useQueryClient();
  const remember = useBringBack(undoPlace, refreshDiary, bringBack);
  const deletion = useOwnMutation({
    mutationFn: ({ id }: DiaryEntry) => api.planner.deleteEntry({ params: { id } }),
    onSuccess: ({ undo }, { id, title }) => {
      onDeleted();
      dropEntryFromCache(queries, id);
      void refreshDiary(queries);
      notify({ title: 'Diary entry deleted successfully', action: remember({ what: title, token: undo }) });
    },
    onError: (error) => showFailure('Failed to delete diary entry', error),
  });
  return { deletion, undoList: <UndoList place={undoPlace} /> };
}

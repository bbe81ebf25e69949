import type { DiaryEntry } from '@pathwise/contracts/diary';
import { ApiError, api } from '@pathwise/federation/api';
import { useMutation, useQueryClient } from '@pathwise/federation/query';
import { notify } from '@pathwise/ui/notify';
import { messageOf } from '../goal/message-of.ts';
import { newerOf } from '../goal/use-save-goal.ts';
import { useSubmissionKey } from '../goal/use-submission-key.ts';
import { putEntryInCache, refreshDiary } from './diary-cache.ts';
import { type EntryDraft, fieldsOf, readsTheSame } from './entry.rules.ts';

interface SaveEntryInput {
  readonly entryId: string | undefined;
  readonly onSaved: (saved: DiaryEntry) => void;
  /** The entry was deleted somewhere else. */
  readonly onGone: () => void;
}

/** Writes a new entry, or saves a stored one over the version it was begun from. A stale one is left to the caller. */
export function useSaveEntry({ entryId, onSaved, onGone }: SaveEntryInput) {
  const queries = useQueryClient();
  const submission = useSubmissionKey();
  const done = entryId ? 'updated' : 'created';
  return useMutation({
    mutationFn: ({ fields, version }: EntryDraft) =>
      entryId
        ? change(entryId, { fields, version })
        : api.planner.createEntry({ body: fields, idempotencyKey: submission.keyFor(fields) }),
    onSuccess: (saved) => {
      submission.settle();
      putEntryInCache(queries, saved);
      void refreshDiary(queries);
      notify({ title: `Diary entry ${done} successfully` });
      onSaved(saved);
    },
    onError: (error) => {
      submission.settle(error);
      if (newerOf(error)) return;
      if (error instanceof ApiError && error.status === 404) onGone();
      const title = entryId ? 'Failed to update diary entry' : 'Failed to create diary entry';
      notify({ title, description: messageOf(error) ?? 'Please try again', variant: 'destructive' });
    },
  });
}

async function change(id: string, { fields, version }: EntryDraft): Promise<DiaryEntry> {
  const from = version === undefined ? {} : { version };
  try {
    return await api.planner.changeEntry({ params: { id }, body: { ...fields, ...from } });
  } catch (error) {
    // saved before, and only the answer was lost on its way
    const newer = newerOf<DiaryEntry>(error);
    if (newer && readsTheSame(fieldsOf(newer), fields)) return newer;
    throw error;
  }
}

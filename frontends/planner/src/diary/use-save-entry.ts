import type { DiaryEntry } from '@pathwise/contracts/diary';
import { ApiError, api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { notify } from '@pathwise/ui/notify';
import { newerOf } from '../saving/newer-of.ts';
import { tellFailure } from '../saving/tell-failure.ts';
import { useOwnMutation } from '../saving/use-own-mutation.ts';
import { type SubmissionPlace, useSubmissionKey } from '../saving/use-submission-key.ts';
import { putEntryInCache, refreshDiary } from './diary-cache.ts';
import { type EntryDraft, type EntryFields, fieldsOf, readsTheSame } from './entry.rules.ts';

interface SaveEntryInput {
  readonly entryId: string | undefined;
  /** Where what was sent of a new entry is kept. */
  readonly submission: SubmissionPlace;
  /** These words are stored. It is heard even when their editor was closed meanwhile. */
  readonly onSaved: (words: EntryFields) => void;
  /** The entry was deleted somewhere else. */
  readonly onGone: () => void;
}

/** Writes a new entry, or saves a stored one over the version it was begun from. A stale one is left to the caller. */
export function useSaveEntry({ entryId, submission: place, onSaved, onGone }: SaveEntryInput) {
  const queries = useQueryClient();
  const submission = useSubmissionKey(place);
  const done = entryId ? 'updated' : 'created';
  return useOwnMutation({
    mutationFn: ({ fields, version }: EntryDraft) =>
      entryId
        ? change(entryId, { fields, version })
        : api.planner.createEntry({ body: fields, idempotencyKey: submission.keyFor(fields) }),
    onSuccess: (saved, { fields }) => {
      submission.settle();
      putEntryInCache(queries, saved);
      void refreshDiary(queries);
      notify({ title: `Diary entry ${done} successfully` });
      onSaved(fields);
    },
    onError: (error) => {
      submission.settle(error);
      if (newerOf(error)) return;
      if (error instanceof ApiError && error.status === 404) onGone();
      tellFailure(entryId ? 'Failed to update diary entry' : 'Failed to create diary entry', error);
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

import type { DiaryEntry } from '@pathwise/contracts/diary';
import { answerOrKept, api, isGone, isWaiting } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { newerOf } from '@pathwise/remote-kit/newer-of';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { type SubmissionPlace, useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { notify } from '@pathwise/ui/notify';
import { putEntryInCache, refreshDiary } from './diary-cache.ts';
import { type EntryDraft, type EntryFields, fieldsOf, readsTheSame } from './entry.rules.ts';

interface SaveEntryInput {
  readonly entryId: string | undefined;
  /** Where the pending request of a new entry is kept. */
  readonly submission: SubmissionPlace;
  /** The entry is saved. This is called even when its editor was closed meanwhile. */
  readonly onSaved: (draft: EntryFields) => void;
  /** The entry was deleted elsewhere. */
  readonly onGone: () => void;
}

/**
 * Creates an entry, or saves a stored one over the version the draft started from. The caller handles a stale version.
 */
export function useSaveEntry({ entryId, submission: place, onSaved, onGone }: SaveEntryInput) {
  const queries = useQueryClient();
  const submission = useSubmissionKey(place);
  const done = entryId ? 'updated' : 'created';
  return useOwnMutation({
    mutationFn: ({ fields, version }: EntryDraft) =>
      entryId
        ? change(entryId, { fields, version })
        : answerOrKept(api.planner.createEntry({ body: fields, idempotencyKey: submission.keyFor(fields) })),
    onSuccess: (saved, { fields }) => {
      submission.settle();
      putEntryInCache(queries, saved);
      void refreshDiary(queries);
      if (!isWaiting(saved.id)) notify({ title: `Diary entry ${done} successfully` });
      onSaved(fields);
    },
    onError: (error) => {
      submission.settle(error);
      if (newerOf(error)) return;
      if (isGone(error)) onGone();
      showFailure(entryId ? 'Failed to update diary entry' : 'Failed to create diary entry', error);
    },
  });
}

async function change(id: string, { fields, version }: EntryDraft): Promise<DiaryEntry> {
  const from = version === undefined ? {} : { version };
  try {
    return await api.planner.changeEntry({ params: { id }, body: { ...fields, ...from } });
  } catch (error) {
    // an earlier try was saved, only its answer was lost
    const newer = newerOf<DiaryEntry>(error);
    if (newer && readsTheSame(fieldsOf(newer), fields)) return newer;
    throw error;
  }
}

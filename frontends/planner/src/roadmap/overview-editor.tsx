import type { Goal } from '@pathwise/contracts/api/goals';
import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { useMember } from '@pathwise/federation/shell-contract';
import { draftOf } from '@pathwise/federation/storage-keys';
import { newerOf } from '@pathwise/remote-kit/newer-of';
import { showError } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Textarea } from '@pathwise/ui/textarea';
import { useState } from 'react';
import { changeGoalInCache, refreshGoals } from '../goal-kit/goal-cache.ts';

/** Edits the overview. The draft survives a reload, and a save never overwrites a newer version unseen. */
export function OverviewEditor({ goal, onDone }: { goal: Goal; onDone: () => void }) {
  const draft = draftOf(`overview:${useMember().id}:${goal.id}`);
  const [base, setBase] = useState({ version: goal.version, text: goal.aiOverview ?? '' });
  const [text, setText] = useState(() => draft.get() ?? base.text);
  const save = useSaveOverview(goal.id);
  const newer = newerOf<Goal>(save.error);

  function type(text: string) {
    setText(text);
    draft.set(text === base.text ? '' : text);
  }
  function leave() {
    draft.clear();
    onDone();
  }
  function take(stored: Goal) {
    draft.clear();
    setBase({ version: stored.version, text: stored.aiOverview ?? '' });
    setText(stored.aiOverview ?? '');
    changeGoalInCache(save.queries, goal.id, () => stored);
    save.reset();
  }

  return (
    <div className="grid gap-3">
      {newer ? <BothTexts mine={text} theirs={newer.aiOverview ?? ''} /> : null}
      <Textarea
        rows={10}
        value={text}
        onChange={({ target }) => type(target.value)}
        aria-label="Goal Overview"
        autoFocus
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={leave}>Cancel</Button>
        {newer ? (
          <>
            <Button onClick={() => take(newer)}>Use the newer text</Button>
            <Button
              variant="primary"
              loading={save.isPending}
              onClick={() => save.mutate({ aiOverview: text, version: newer.version }, { onSuccess: leave })}
            >
              Save mine over it
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            loading={save.isPending}
            onClick={() => save.mutate({ aiOverview: text, version: base.version }, { onSuccess: leave })}
          >
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        )}
      </div>
    </div>
  );
}

function useSaveOverview(goalId: string) {
  const queries = useQueryClient();
  const mutation = useOwnMutation({
    mutationFn: (body: { aiOverview: string; version: number }) =>
      api.goals.changeOverview({ params: { id: goalId }, body }),
    onSuccess: (saved) => {
      changeGoalInCache(queries, goalId, (goal) => ({ ...goal, ...saved }));
      void refreshGoals(queries, goalId);
    },
    onError: (error) => {
      if (newerOf(error)) return;
      showError('Failed to update overview. Please try again.');
    },
  });
  return { ...mutation, queries };
}

function BothTexts({ mine, theirs }: { mine: string; theirs: string }) {
  return (
    <div role="alert" className="grid gap-3 rounded-lg border border-line bg-danger-soft p-4">
      <p className="font-semibold">This overview was changed somewhere else meanwhile. Both texts are kept here.</p>
      <div className="grid gap-3 @xl:grid-cols-2">
        {[
          { name: 'The newer text', text: theirs },
          { name: 'Your text', text: mine },
        ].map(({ name, text }) => (
          <section key={name} className="grid content-start gap-1 rounded-md bg-surface p-3">
            <h3 className="font-semibold text-sm">{name}</h3>
            <p className="whitespace-pre-line text-text-2">{text || 'Nothing'}</p>
          </section>
        ))}
      </div>
    </div>
  );
}

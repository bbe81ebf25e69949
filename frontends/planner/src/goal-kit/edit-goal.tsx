import type { Goal } from '@pathwise/contracts/api/goals';
import { useShell } from '@pathwise/federation/shell-contract';
import { newerOf } from '@pathwise/remote-kit/newer-of';
import { NewerVersion } from '@pathwise/remote-kit/newer-version';
import { useKeptFields } from '@pathwise/remote-kit/use-kept';
import { notify } from '@pathwise/ui/notify';
import { lazy, Suspense, useState } from 'react';
import { fieldsOf, type GoalFields, goalChangeOf } from './goal-form.ts';
import { useOpenRoadmap } from './use-open-roadmap.ts';
import { useSaveGoal } from './use-save-goal.ts';

const GoalDialog = lazy(() => import('./goal-dialog.tsx').then((module) => ({ default: module.GoalDialog })));

/** The dialog of an existing goal. A save that would overwrite a newer version offers both. */
export function EditGoal({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const { view } = useShell();
  const openRoadmap = useOpenRoadmap();
  const save = useSaveGoal({
    onSaved: (before, { id, targetDate, milestoneCount }) => {
      const isFirstDate = !before.targetDate && targetDate && milestoneCount > 0;
      // the roadmap itself offers it in the page
      const action =
        isFirstDate && view !== 'preview' ? { label: 'Date the steps', onSelect: () => openRoadmap(id) } : undefined;
      notify({ title: 'Goal updated successfully!', action });
      drop();
    },
  });
  const [base, setBase] = useState(goal);
  const [initial, keep] = useKeptFields<GoalFields>(`edit-goal:${goal.id}`, fieldsOf(base));
  const [fields, setFields] = useState(initial);
  const newer = newerOf<Goal>(save.error);

  function send(wanted: GoalFields, over: Goal): void {
    setFields(wanted);
    save.mutate({ goal: over, change: { ...goalChangeOf(wanted, over), version: over.version } });
  }
  function drop(): void {
    keep(undefined);
    onClose();
  }
  function takeNewer(stored: Goal): void {
    setBase(stored);
    setFields(fieldsOf(stored));
    save.reset();
  }

  return (
    <Suspense>
      <GoalDialog
        heading="Edit Goal"
        submit={{ label: 'Update Goal', pendingLabel: 'Updating...' }}
        initial={fields}
        editing={{ setsProgress: base.milestoneCount === 0 && base.status !== 'completed' }}
        isPending={save.isPending}
        failure={save.error}
        notice={
          newer ? (
            <NewerVersion what="goal" onTake={() => takeNewer(newer)} onKeep={() => send(fields, newer)}>
              <p>It now reads: {newer.title}</p>
              {newer.description ? <p className="whitespace-pre-line">{newer.description}</p> : null}
            </NewerVersion>
          ) : null
        }
        onTyped={keep}
        onSubmit={(wanted) => send(wanted, base)}
        onClose={onClose}
        onCancel={drop}
      />
    </Suspense>
  );
}

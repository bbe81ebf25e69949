import type { Milestone } from '@pathwise/contracts/api/goals';
import { newerOf } from '@pathwise/remote-kit/newer-of';
import { NewerVersion } from '@pathwise/remote-kit/newer-version';
import { useKeptFields } from '@pathwise/remote-kit/use-kept';
import { lazy, Suspense, useState } from 'react';
import type { DatedMilestone } from './milestone.rules.ts';
import { type MilestoneFields, useSaveMilestone } from './use-milestones.ts';

const MilestoneDialog = lazy(() =>
  import('./milestone-dialog.tsx').then((module) => ({ default: module.MilestoneDialog })),
);

interface EditMilestoneProps {
  readonly goalId: string;
  /** Absent for a new milestone. */
  readonly step: DatedMilestone | undefined;
  readonly onClose: () => void;
}

/** The dialog of a new or existing milestone. An AI step without a due date starts with its estimated date. */
export function EditMilestone({ goalId, step, onClose }: EditMilestoneProps) {
  const save = useSaveMilestone(goalId);
  const [known, setKnown] = useState(step?.milestone);
  const [initial, keep] = useKeptFields<MilestoneFields>(
    step ? `milestone:${step.milestone.id}` : `new-milestone:${goalId}`,
    step ? { ...fieldsOf(step.milestone), dueDate: step.day ?? null } : nothing,
  );
  const [fields, setFields] = useState(initial);
  const newer = newerOf<Milestone>(save.error);

  function send(wanted: MilestoneFields, over: Milestone | undefined): void {
    setFields(wanted);
    save.mutate({ known: over, fields: wanted }, { onSuccess: () => close() });
  }
  function close(typed?: MilestoneFields): void {
    keep(typed);
    onClose();
  }
  function take(stored: Milestone): void {
    setKnown(stored);
    setFields(fieldsOf(stored));
    save.reset();
  }

  return (
    <Suspense>
      <MilestoneDialog
        isNew={!known}
        isDone={known?.completed === true}
        initial={fields}
        isPending={save.isPending}
        notice={
          newer ? (
            <NewerVersion what="step" onTake={() => take(newer)} onKeep={() => send(fields, newer)}>
              <p>It now reads: {newer.title}</p>
              {newer.description ? <p className="whitespace-pre-line">{newer.description}</p> : null}
            </NewerVersion>
          ) : null
        }
        onSubmit={(wanted) => send(wanted, known)}
        onClose={close}
      />
    </Suspense>
  );
}

const nothing: MilestoneFields = { title: '', description: null, timeframe: 'general', dueDate: null, resources: null };

function fieldsOf({ title, description, timeframe, dueDate, resources }: Milestone): MilestoneFields {
  return { title, description, timeframe, dueDate, resources };
}

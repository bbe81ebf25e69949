import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError } from '@pathwise/federation/api';
import { useToday } from '@pathwise/remote-kit/use-today';
import { Button } from '@pathwise/ui/button';
import { DatePicker } from '@pathwise/ui/date-picker';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Select } from '@pathwise/ui/select';
import { Textarea } from '@pathwise/ui/textarea';
import { useEffect, useEffectEvent } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { FormProblem } from '../page/form-problem.tsx';
import type { GoalFields } from './goal-form.ts';
import { categoryLabels, priorityLabels, statusLabels } from './goal-labels.ts';
import { goalFields } from './goal-schema.ts';
import { ProgressInput } from './progress-input.tsx';

interface GoalDialogProps {
  readonly heading: string;
  readonly submit: { readonly label: string; readonly pendingLabel: string };
  readonly initial: GoalFields;
  /** Editing adds the status, and the progress of a goal without milestones. */
  readonly editing?: { readonly setsProgress: boolean };
  readonly isPending: boolean;
  /** The last error; its field errors are shown at the fields. */
  readonly failure?: unknown;
  readonly notice?: React.ReactNode;
  /** Why it was not sent, beside the buttons. */
  readonly problem?: string | undefined;
  readonly onSubmit: (fields: GoalFields) => void;
  /** Hears every change: Back may take the whole page away without closing the form. */
  readonly onTyped: (fields: GoalFields) => void;
  /** Escape and Back may be pressed by mistake: the caller keeps what was typed. */
  readonly onClose: () => void;
  /** Drops what was typed. */
  readonly onCancel: () => void;
}

/** The form of a new or existing goal. The caller opens it, sends it and closes it. */
export function GoalDialog(props: GoalDialogProps) {
  const { heading, submit, initial, editing, isPending, failure, notice, problem } = props;
  const { onTyped, onSubmit, onClose, onCancel } = props;
  const form = useForm<GoalFields>({ resolver: zodResolver(goalFields), values: initial });
  useServerErrors(form, failure);
  const hearTyped = useEffectEvent(() => onTyped(form.getValues()));
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch(() => hearTyped());
    return unsubscribe;
  }, [watch]);
  const send = form.handleSubmit((fields) => {
    if (!isPending) onSubmit(fields);
  });

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={heading}>
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
        {notice}
        <WordsFields form={form} />
        <ChoiceFields form={form} editing={editing} />
        <DialogFooter>
          <FormProblem problem={problem} />
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" loading={isPending}>
            {isPending ? submit.pendingLabel : submit.label}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

type Form = UseFormReturn<GoalFields>;

function WordsFields({ form }: { form: Form }) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Title" error={errors.title?.message}>
        <Input {...form.register('title')} placeholder="What do you want to reach?" autoComplete="off" required />
      </Field>
      <Field label="Description (optional)" error={errors.description?.message}>
        <Textarea {...form.register('description')} rows={3} placeholder="Why it matters, and what you already have" />
      </Field>
    </>
  );
}

function ChoiceFields({ form, editing }: { form: Form; editing: GoalDialogProps['editing'] }) {
  const { errors } = form.formState;
  const today = useToday();
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Category">
          <Select {...form.register('category')}>{optionsOf(categoryLabels)}</Select>
        </Field>
        <Field label="Priority">
          <Select {...form.register('priority')}>{optionsOf(priorityLabels)}</Select>
        </Field>
        <Field label="Target Date (optional)" error={errors.targetDate?.message}>
          <Controller
            control={form.control}
            name="targetDate"
            render={({ field }) => (
              <DatePicker value={field.value} min={today} onChange={(day) => field.onChange(day ?? '')} />
            )}
          />
        </Field>
        {editing ? (
          <Field label="Status">
            <Select {...form.register('status')}>{optionsOf(statusLabels)}</Select>
          </Field>
        ) : null}
      </div>
      {editing?.setsProgress ? (
        <Field label="Progress">
          <Controller
            control={form.control}
            name="progress"
            render={({ field }) => <ProgressInput value={field.value} onChange={field.onChange} />}
          />
        </Field>
      ) : null}
    </>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

function useServerErrors(form: Form, failure: unknown): void {
  const { setError } = form;
  useEffect(() => {
    if (!(failure instanceof ApiError)) return;
    for (const { path, message } of failure.problem?.errors ?? []) if (isField(path)) setError(path, { message });
  }, [failure, setError]);
}

function isField(path: string): path is 'title' | 'description' | 'targetDate' {
  return path === 'title' || path === 'description' || path === 'targetDate';
}

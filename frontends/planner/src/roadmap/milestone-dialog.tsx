import '@pathwise/remote-kit/zod-without-eval';
import { zodResolver } from '@hookform/resolvers/zod';
import { newMilestone } from '@pathwise/contracts/api/goals';
import { useToday } from '@pathwise/remote-kit/use-today';
import { Button } from '@pathwise/ui/button';
import { DatePicker } from '@pathwise/ui/date-picker';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Select } from '@pathwise/ui/select';
import { Textarea } from '@pathwise/ui/textarea';
import type { ReactNode } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { timeframeLabels } from './milestone.rules.ts';
import type { MilestoneFields } from './use-milestones.ts';

interface MilestoneDialogProps {
  readonly isNew: boolean;
  readonly isDone: boolean;
  readonly initial: MilestoneFields;
  readonly isPending: boolean;
  readonly notice: ReactNode;
  readonly onSubmit: (fields: MilestoneFields) => void;
  /** Without the fields after Cancel, which drops them. */
  readonly onClose: (typed?: MilestoneFields) => void;
}

const fieldsSchema = z.object({
  title: newMilestone.shape.title,
  description: z.string().trim().max(2000, 'A description holds at most 2000 characters'),
  timeframe: newMilestone.shape.timeframe.unwrap(),
  dueDate: z.string(),
  resources: z.string().trim().max(2000, 'Resources hold at most 2000 characters'),
});
type Fields = z.output<typeof fieldsSchema>;

export function MilestoneDialog(props: MilestoneDialogProps) {
  const { isNew, isDone, initial, isPending, notice, onSubmit, onClose } = props;
  const { register, control, handleSubmit, formState, getValues } = useForm<Fields>({
    resolver: zodResolver(fieldsSchema),
    values: fieldsOf(initial),
  });
  const { errors } = formState;
  const today = useToday();
  const dueDate = useWatch({ control, name: 'dueDate' });
  // a step done earlier may be added with its day, so past days can be chosen
  const isLate = !isDone && dueDate !== '' && dueDate < today;
  const send = handleSubmit((fields) => {
    if (!isPending) onSubmit(bodyOf(fields));
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose(bodyOf(getValues()))}
      title={isNew ? 'Add Step' : 'Edit Step'}
    >
      <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
        {notice}
        <Field label="Title" error={errors.title?.message}>
          <Input {...register('title')} autoComplete="off" required />
        </Field>
        <Field label="Description (optional)" error={errors.description?.message}>
          <Textarea {...register('description')} rows={3} />
        </Field>
        <div className="grid gap-4 md:grid-cols-2">
          <Field label="Timeframe">
            <Select {...register('timeframe')}>
              {Object.entries(timeframeLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Due Date (optional)" hint={isLate ? 'This day is past' : undefined}>
            <Controller
              control={control}
              name="dueDate"
              render={({ field }) => <DatePicker value={field.value} onChange={(day) => field.onChange(day ?? '')} />}
            />
          </Field>
        </div>
        <Field label="Resources (optional)" hint="Links become clickable" error={errors.resources?.message}>
          <Textarea {...register('resources')} rows={2} placeholder="https://…" />
        </Field>
        <DialogFooter>
          <Button onClick={() => onClose()}>Cancel</Button>
          <Button type="submit" variant="primary" loading={isPending}>
            {isPending ? (isNew ? 'Creating...' : 'Updating...') : isNew ? 'Add step' : 'Update step'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

function fieldsOf({ title, description, timeframe, dueDate, resources }: MilestoneFields): Fields {
  return { title, description: description ?? '', timeframe, dueDate: dueDate ?? '', resources: resources ?? '' };
}

function bodyOf({ title, description, timeframe, dueDate, resources }: Fields): MilestoneFields {
  return { title, description: description || null, timeframe, dueDate: dueDate || null, resources: resources || null };
}

import { answerOrKept, api, isWaiting } from '@pathwise/federation/api';
import { keyOf, useMutation, useQueryClient } from '@pathwise/federation/query';
import { useNavigate } from '@pathwise/federation/router';
import { useMember } from '@pathwise/federation/shell-contract';
import { draftOf } from '@pathwise/federation/storage-keys';
import { Button } from '@pathwise/ui/button';
import { dayOfDate, localDay } from '@pathwise/ui/day';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { notify } from '@pathwise/ui/notify';
import { type FormEvent, useEffect, useState } from 'react';
import { taskIn } from './palette.rules.ts';

const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** A task for today, or for the day that its last words name, from any page. Escape and Back may be pressed by mistake: what was typed is kept. */
export function QuickTask({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id: memberId } = useMember();
  const draft = draftOf(`task:${memberId}`);
  const [title, setTitle] = useState(() => draft.get() ?? '');
  // React may show the form a moment after it was rendered, and letters are typed meanwhile
  useEffect(() => setTitle(draftOf(`task:${memberId}`).get() ?? ''), [memberId]);
  const today = dayOfDate(new Date());
  const task = taskIn(title, today);
  const isToday = task.day === today;
  const planned = isToday ? 'Planned for today' : `Planned for ${localDay(task.day, longDay)}`;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const leave = () => {
    draft.clear();
    onClose();
  };
  const creation = useMutation({
    mutationFn: () =>
      answerOrKept(api.planner.createTask({ body: { title: task.title, specificDate: task.day }, idempotencyKey })),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: keyOf(api.planner.listWeek) });
      leave();
      if (isWaiting(id)) return;
      const action = { label: 'Open plan', onSelect: () => void navigate('/plan') };
      notify({ title: 'Task created successfully', description: planned, action });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '' && !creation.isPending) creation.mutate();
  };
  const failure = creation.isError ? 'The task could not be added. Please try again.' : undefined;
  return (
    <Dialog open onOpenChange={onClose} title={isToday ? 'New task for today' : 'New task'}>
      <form onSubmit={send} className="grid gap-4">
        <Field label="Task" error={failure} hint={isToday ? undefined : planned}>
          <Input
            autoFocus
            maxLength={200}
            value={title}
            onChange={({ target }) => {
              setTitle(target.value);
              draft.set(target.value);
            }}
          />
        </Field>
        <DialogFooter>
          <Button onClick={leave}>Cancel</Button>
          <Button type="submit" variant="primary" loading={creation.isPending} disabled={title.trim() === ''}>
            Add task
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

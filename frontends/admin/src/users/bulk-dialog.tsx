import { useQuery } from '@pathwise/federation/query';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { Select } from '@pathwise/ui/select';
import { useState } from 'react';
import { people } from '../admin-kit/people.rules.ts';
import { type BulkRequest, questions, whomInWords } from './bulk.rules.ts';
import { countOf, isTheNumber, typedAbove } from './selection.rules.ts';
import { type Duration, useBulk } from './use-bulk.ts';
import { countQuery } from './users-queries.ts';

const durations: readonly (readonly [Duration, string])[] = [
  ['lifetime', 'Lifetime'],
  ['1month', '1 month'],
  ['3months', '3 months'],
  ['6months', '6 months'],
  ['1year', '1 year'],
];

interface BulkDialogProps {
  readonly request: BulkRequest;
  readonly onClose: () => void;
  /** The action was done, or has begun. */
  readonly onDone: () => void;
}

/** Says what is about to happen to how many people. Above ten the number has to be typed. */
export function BulkDialog({ request, onClose, onDone }: BulkDialogProps) {
  const { action, whom, filter } = request;
  const { data: matching } = useQuery({ ...countQuery(filter), enabled: whom.all });
  const count = countOf(whom, matching?.count ?? 0);
  const [duration, setDuration] = useState<Duration>('lifetime');
  const [typed, setTyped] = useState('');
  const isCounted = !whom.all || matching !== undefined;
  const isAllowed = isCounted && count > 0 && (count <= typedAbove || isTheNumber(typed, count));
  const bulk = useBulk(request, {
    onDone: () => {
      onDone();
      onClose();
    },
    onMiscounted: () => setTyped(''),
  });
  const question = questions[action];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={question.title(isCounted ? people(count) : 'these people')}
      description={question.text}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAllowed && !bulk.isPending) bulk.mutate({ count, duration });
        }}
      >
        <p className="wrap-anywhere rounded-md bg-sunken px-3 py-2">{whomInWords(request, matching?.count ?? 0)}</p>
        {action === 'grant' ? (
          <Field label="For how long">
            <Select value={duration} onChange={({ target }) => setDuration(target.value as Duration)}>
              {durations.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        {count > typedAbove ? (
          <Field label={`Type ${count} to confirm`}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        ) : null}
        {bulk.isMiscounted ? <p role="alert">Meanwhile the number has changed. Please look again.</p> : null}
        <DialogFooter>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant={action === 'delete' ? 'destructive' : 'primary'}
            className={action === 'delete' ? 'border-danger!' : undefined}
            disabled={!isAllowed}
            loading={bulk.isPending}
          >
            {question.confirm}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

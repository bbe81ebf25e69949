import { useQuery } from '@pathwise/federation/query';
import { ErrorState } from '@pathwise/ui/error-state';
import { Field } from '@pathwise/ui/field';
import { Input } from '@pathwise/ui/input';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { MailFrame } from '../admin-kit/mail-frame.tsx';
import { type Draft, previewQuery, readersQuery } from './templates-queries.ts';

const widths = [
  { value: 'wide', label: 'Wide' },
  { value: 'phone', label: 'Phone' },
] as const;

/** The mail that a draft makes, a moment after each change. */
export function TemplatePreview({ type, draft }: { type: string; draft: Draft }) {
  const settled = useSettled(draft);
  const [reader, setReader] = useState('');
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const { people, userId } = useReader(reader);
  const preview = useQuery({ ...previewQuery(type, settled, userId), placeholderData: (before) => before });
  const listId = useId();
  const unknown = preview.data?.unknownVariables ?? [];
  return (
    <section aria-label="Preview" className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label="Preview for" className="min-w-[min(100%,12rem)] flex-1">
          <Input
            list={listId}
            placeholder="Sample values, or an email"
            autoComplete="off"
            value={reader}
            onChange={({ target }) => setReader(target.value)}
          />
        </Field>
        <datalist id={listId}>
          {people.map(({ id, email }) => (
            <option key={id} value={email} />
          ))}
        </datalist>
        <SegmentedControl label="Width" value={width} onChange={setWidth} options={widths} />
      </div>
      {unknown.length > 0 ? (
        <p role="alert" className="text-danger">
          Unknown {unknown.length === 1 ? 'variable' : 'variables'}: {unknown.map((name) => `{{${name}}}`).join(', ')}
        </p>
      ) : null}
      {preview.data ? (
        <MailFrame
          mail={preview.data}
          className={`h-[36rem] ${width === 'phone' ? 'mx-auto w-[375px] border-line border-x' : 'w-full'}`}
        />
      ) : null}
      {preview.isError && !preview.isFetching ? (
        <ErrorState title="Failed to load email preview. Please try again." onRetry={() => void preview.refetch()} />
      ) : null}
    </section>
  );
}

const pauseMs = 400;

/** The draft once the person has paused. */
function useSettled(draft: Draft): Draft {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  return settled;
}

/** People to choose from, and the id of the one whose address is typed. */
function useReader(typed: string) {
  const q = useDeferredValue(typed.trim());
  const { data: people = [] } = useQuery({ ...readersQuery(q), enabled: q.length > 2 });
  const chosen = people.find(({ email }) => email === typed.trim().toLowerCase());
  return { people, userId: chosen?.id };
}

import { messageOf } from '@pathwise/remote-kit/message-of';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { EmptyState } from '@pathwise/ui/empty-state';
import { ErrorState } from '@pathwise/ui/error-state';
import { notify } from '@pathwise/ui/notify';
import { ProgressBar } from '@pathwise/ui/progress-bar';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { people } from '../admin-kit/people.rules.ts';
import { InvalidCsv } from './csv.rules.ts';
import { FileChooser } from './file-chooser.tsx';
import { importInWords, type JudgedRow, newRows } from './import.rules.ts';
import { JudgedRows } from './judged-rows.tsx';
import { readCsv } from './read-csv.ts';
import { useImport } from './use-import.ts';

const steps = ['Choose a file', 'Look at the rows', 'Import'];

/** People from a CSV file in three steps: choose it, see what would happen, import. */
export function ImportCard() {
  const { check, bring, done, begin, forget } = useImport();
  const read = useOwnMutation({
    mutationFn: async (file: File) => ({ ...(await readCsv(file)), name: file.name }),
    onSuccess: ({ users }) => begin(users),
    onError: (error) => {
      if (!(error instanceof InvalidCsv)) return showFailure('Import Failed', error);
      notify({ title: 'Invalid CSV', description: error.message, variant: 'destructive' });
    },
  });
  const again = () => {
    read.reset();
    forget();
  };
  const file = read.data;
  const step = !file ? 0 : bring.isIdle ? 1 : 2;
  return (
    <Card title="Import">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Steps current={step} />
        {!file ? (
          <FileChooser
            isReading={read.isPending}
            problem={read.error instanceof InvalidCsv ? read.error.message : undefined}
            onChoose={(chosen) => read.mutate(chosen)}
          />
        ) : (
          <>
            <p className="wrap-anywhere text-text-2">
              {file.name}: {people(file.users.length)}
              {file.dropped > 0 ? `. ${rowsWithout(file.dropped)}` : ''}
            </p>
            {check.isPending ? <Progress words="Looking at" done={done} total={file.users.length} /> : null}
            {check.isError ? (
              <ErrorState
                title="The file could not be checked"
                text={messageOf(check.error)}
                onRetry={() => check.mutate(file.users)}
              />
            ) : null}
            {check.data && bring.isIdle ? (
              <Look rows={check.data} onImport={() => bring.mutate(check.data)} onAgain={again} />
            ) : null}
            {check.data && bring.isPending ? (
              <Progress words="Importing" done={done} total={newRows(check.data).length}>
                <p className="text-meta text-text-3">Please keep this page open.</p>
              </Progress>
            ) : null}
            {check.data && bring.isError ? <Stopped done={done} onContinue={() => bring.mutate(check.data)} /> : null}
            {bring.data ? <Report {...bring.data} onAgain={again} /> : null}
          </>
        )}
      </div>
    </Card>
  );
}

const rowsWithout = (count: number): string =>
  count === 1
    ? '1 row without an email address is left out.'
    : `${count.toLocaleString()} rows without an email address are left out.`;

function Steps({ current }: { current: number }) {
  const here = useRef<HTMLLIElement>(null);
  const before = useRef(current);
  // a step removes the button that was pressed, so the focus goes to the step's name
  useEffect(() => {
    if (before.current !== current) here.current?.focus();
    before.current = current;
  }, [current]);
  return (
    <ol className="flex flex-wrap gap-x-5 gap-y-1 text-meta">
      {steps.map((name, place) => (
        <li
          key={name}
          {...(place === current ? { ref: here, tabIndex: -1, 'aria-current': 'step' } : {})}
          className={place === current ? 'font-semibold text-text-1' : 'text-text-3'}
        >
          {place + 1}. {name}
        </li>
      ))}
    </ol>
  );
}

interface LookProps {
  readonly rows: readonly JudgedRow[];
  readonly onImport: () => void;
  readonly onAgain: () => void;
}

function Look({ rows, onImport, onAgain }: LookProps) {
  const count = newRows(rows).length;
  return (
    <>
      <p role="status">
        {count === 0
          ? 'Nobody in this file is new.'
          : `${people(count)} would be imported. Each gets a mail to choose a password.`}
      </p>
      <JudgedRows rows={rows} word="New" />
      <div className="flex flex-wrap gap-2">
        {count > 0 ? (
          <Button variant="primary" onClick={onImport}>
            Import {people(count)}
          </Button>
        ) : null}
        <Button onClick={onAgain}>Choose another file</Button>
      </div>
    </>
  );
}

interface ProgressProps {
  readonly words: string;
  readonly done: number;
  readonly total: number;
  readonly children?: ReactNode;
}

function Progress({ words, done, total, children }: ProgressProps) {
  const sentence = `${words} ${done.toLocaleString()} of ${people(total)}`;
  return (
    <div className="grid gap-2">
      <p role="status" className="font-title">
        {sentence}
      </p>
      <ProgressBar percent={total === 0 ? 100 : (done / total) * 100} label={sentence} />
      {children}
    </div>
  );
}

function Stopped({ done, onContinue }: { done: number; onContinue: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        tone="danger"
        icon={TriangleAlert}
        title={done === 0 ? 'The import stopped' : `The import stopped after ${people(done)}`}
        hint="Nobody is imported twice. Continue now, or choose the same file again later."
        action={<Button onClick={onContinue}>Continue</Button>}
      />
    </div>
  );
}

interface ReportProps {
  readonly rows: readonly JudgedRow[];
  readonly imagesUpdated: number;
  readonly onAgain: () => void;
}

function Report({ rows, imagesUpdated, onAgain }: ReportProps) {
  return (
    <>
      <p role="status" className="font-title">
        {importInWords(rows, imagesUpdated)}
      </p>
      <JudgedRows rows={rows} word="Imported" />
      <Button className="justify-self-start" onClick={onAgain}>
        Import another file
      </Button>
    </>
  );
}

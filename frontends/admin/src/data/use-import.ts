import { ApiError, api } from '@pathwise/federation/api';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import { useEffect, useRef, useState } from 'react';
import { type ImportedUser, partsOf } from './csv.rules.ts';
import { afterLostAnswer, importInWords, type JudgedRow, judge, newRows, withResults } from './import.rules.ts';

type Report = Awaited<ReturnType<typeof api.auth.importUsers>>;
type Results = Report['results'];

/** What an import has done so far. Continuing after a failure begins with the part that failed. */
interface Sent {
  parts: number;
  results: Results;
  imagesUpdated: number;
  /** The last part failed without an answer: the server may have imported it all the same. */
  isAnswerLost: boolean;
}
const nothing = (): Sent => ({ parts: 0, results: [], imagesUpdated: 0, isAnswerLost: false });

/** Checks the users of a file, then imports those who are new, a part at a time. Leaving the page stops it between parts. */
export function useImport() {
  const signal = useDeparture();
  const sent = useRef(nothing());
  const [done, setDone] = useState(0);
  const check = useOwnMutation({
    mutationFn: (users: readonly ImportedUser[]) => checkAll(users, { signal: signal(), onProgress: setDone }),
    onMutate: () => setDone(0),
    onSuccess: () => setDone(0),
  });
  const bring = useOwnMutation({
    mutationFn: async (rows: readonly JudgedRow[]) => {
      await importNew(rows, sent.current, { signal: signal(), onProgress: setDone });
      return { rows: withResults(rows, sent.current.results), imagesUpdated: sent.current.imagesUpdated };
    },
    onSuccess: ({ rows, imagesUpdated }) =>
      notify({ title: 'Import Successful', description: importInWords(rows, imagesUpdated) }),
    onError: (error) => showFailure('Import Failed', error, 'The connection broke. Continue when it is back.'),
  });
  useQuestionBeforeUnload(bring.isPending);
  const begin = (users: readonly ImportedUser[]) => {
    sent.current = nothing();
    bring.reset();
    check.mutate(users);
  };
  const forget = () => {
    check.reset();
    bring.reset();
  };
  return { check, bring, done, begin, forget };
}

interface Watched {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

async function checkAll(users: readonly ImportedUser[], { signal, onProgress }: Watched): Promise<JudgedRow[]> {
  const results: Results = [];
  for (const part of partsOf(users)) {
    results.push(...(await api.auth.checkImport({ body: { users: part }, signal })).results);
    onProgress(results.length);
  }
  return judge(users, results);
}

async function importNew(rows: readonly JudgedRow[], sent: Sent, { signal, onProgress }: Watched): Promise<void> {
  for (const part of partsOf(newRows(rows).map(({ user }) => user)).slice(sent.parts)) {
    const report = await api.auth.importUsers({ body: { users: part }, signal }).catch((error: unknown) => {
      sent.isAnswerLost ||= !(error instanceof ApiError) || error.status >= 500;
      throw error;
    });
    sent.results.push(...(sent.isAnswerLost ? afterLostAnswer(report.results) : report.results));
    sent.imagesUpdated += report.imagesUpdated;
    sent.isAnswerLost = false;
    sent.parts += 1;
    onProgress(sent.results.length);
  }
}

/** A signal that aborts when the page is left. */
function useDeparture(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  return () => leaving.current.signal;
}

/** The browser asks before the window closes. */
function useQuestionBeforeUnload(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

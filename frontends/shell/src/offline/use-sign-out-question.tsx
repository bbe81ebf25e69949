import { connection } from '@pathwise/federation/connection';
import { lazy, Suspense, useCallback, useState } from 'react';

const WaitingQuestion = lazy(async () => ({ default: (await import('./waiting-question.tsx')).WaitingQuestion }));

/** Asks before a sign-out discards what waits to be sent. Render `question` once. */
export function useWaitingQuestion() {
  const [asked, setAsked] = useState<{ readonly answer: (mayDiscard: boolean) => void }>();
  const mayDiscard = useCallback(
    () => connection.snapshot().waiting.length === 0 || new Promise<boolean>((answer) => setAsked({ answer })),
    [],
  );
  const question = asked ? (
    <Suspense>
      <WaitingQuestion
        onAnswer={(answer) => {
          setAsked(undefined);
          asked.answer(answer);
        }}
      />
    </Suspense>
  ) : null;
  return { mayDiscard, question };
}

import { connection } from '@pathwise/federation/connection';
import { draftsOf, lastKnownPerson } from '@pathwise/federation/storage-keys';
import { lazy, Suspense, useCallback, useState } from 'react';

const SignOutQuestion = lazy(async () => ({ default: (await import('./sign-out-question.tsx')).SignOutQuestion }));

interface Asked {
  readonly drafts: readonly string[];
  readonly answer: (mayDiscard: boolean) => void;
}

/** Asks before a sign-out discards what waits to be sent, or drafts. Render `question` once. */
export function useSignOutQuestion() {
  const [asked, setAsked] = useState<Asked>();
  const mayDiscard = useCallback(() => {
    const drafts = draftsOf(lastKnownPerson.id() ?? '');
    const hasNothing = connection.snapshot().waiting.length === 0 && drafts.length === 0;
    return hasNothing || new Promise<boolean>((answer) => setAsked({ drafts, answer }));
  }, []);
  const question = asked ? (
    <Suspense>
      <SignOutQuestion
        drafts={asked.drafts}
        onAnswer={(answer) => {
          setAsked(undefined);
          asked.answer(answer);
        }}
      />
    </Suspense>
  ) : null;
  return { mayDiscard, question };
}

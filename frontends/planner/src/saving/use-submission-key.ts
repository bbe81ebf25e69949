import { ApiError } from '@pathwise/federation/api';
import { useRef } from 'react';

/** A body that was sent without a final answer yet, and the key it was sent with. */
export interface Submission {
  readonly words: string;
  readonly key: string;
}

/** Where it is kept. */
export interface SubmissionPlace {
  readonly get: () => Submission | undefined;
  readonly set: (sent: Submission | undefined) => void;
}

/**
 * The Idempotency-Key of a form: the same words sent again after a lost answer carry the same key, so that nothing is
 * made twice. A refusal is final for its key. Words that outlive the form name the `place` where their key does too.
 */
export function useSubmissionKey(place?: SubmissionPlace) {
  const here = useRef<Submission | undefined>(undefined);
  const { get, set } = place ?? {
    get: () => here.current,
    set: (sent: Submission | undefined) => {
      here.current = sent;
    },
  };
  return {
    keyFor(body: unknown): string {
      const words = JSON.stringify(body);
      const known = get();
      if (known?.words === words) return known.key;
      const sent = { words, key: crypto.randomUUID() };
      set(sent);
      return sent.key;
    },
    /** Call it with the outcome: undefined after success. */
    settle(error?: unknown): void {
      const isFinal = error === undefined || (error instanceof ApiError && error.status < 500);
      if (isFinal) set(undefined);
    },
  };
}

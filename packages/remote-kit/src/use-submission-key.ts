import { ApiError } from '@pathwise/federation/api';
import { useRef } from 'react';

/** A request body without a final answer yet, and its idempotency key. */
export interface Submission {
  readonly body: string;
  readonly key: string;
}

/** Where it is stored. */
export interface SubmissionPlace {
  readonly get: () => Submission | undefined;
  readonly set: (sent: Submission | undefined) => void;
}

/**
 * The Idempotency-Key of a form. The same body sent again after a lost answer has the same key, so nothing is created
 * twice. A refusal ends the key. A draft that outlives the form passes a `place` that keeps the key with it.
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
    keyFor(request: unknown): string {
      const body = JSON.stringify(request);
      const known = get();
      if (known?.body === body) return known.key;
      const sent = { body, key: crypto.randomUUID() };
      set(sent);
      return sent.key;
    },
    /** Call it with the error, or with nothing after success. */
    settle(error?: unknown): void {
      const isFinal = error === undefined || (error instanceof ApiError && error.status < 500);
      if (isFinal) set(undefined);
    },
  };
}

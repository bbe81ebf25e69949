import { ApiError } from '@pathwise/federation/api';
import { useRef } from 'react';

/**
 * The Idempotency-Key of a form: the same words sent again after a lost answer carry the same key, so that nothing is
 * made twice. A refusal is final for its key.
 */
export function useSubmissionKey() {
  const sent = useRef({ words: '', key: '' });
  return {
    keyFor(body: unknown): string {
      const words = JSON.stringify(body);
      if (sent.current.words !== words) sent.current = { words, key: crypto.randomUUID() };
      return sent.current.key;
    },
    /** Call it with the outcome: undefined after success. */
    settle(error?: unknown): void {
      const isFinal = error === undefined || (error instanceof ApiError && error.status < 500);
      if (isFinal) sent.current = { words: '', key: '' };
    },
  };
}

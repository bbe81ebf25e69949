export interface Turnstile {
  /**
   * Waits for a free slot, first come first served, and resolves with its `release`. Rejects with the signal's reason.
   */
  enter(signal: AbortSignal): Promise<() => void>;
}

/** A semaphore of `width` slots. */
export function createTurnstile(width: number): Turnstile {
  let taken = 0;
  const waiting = new Set<() => void>();

  function freeSlot(): void {
    taken--;
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    }
  }
  function takeSlot(): () => void {
    taken++;
    let released = false;
    return () => {
      if (!released) freeSlot();
      released = true;
    };
  }
  return {
    enter(signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      if (taken < width) return Promise.resolve(takeSlot());
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const proceed = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(takeSlot());
      };
      const giveUp = () => {
        waiting.delete(proceed);
        reject(signal.reason);
      };
      waiting.add(proceed);
      signal.addEventListener('abort', giveUp, { once: true });
      return promise;
    },
  };
}

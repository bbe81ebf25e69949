export interface Turnstile {
  /** Resolves with the way out when there is room, first come first served. Rejects with the signal's reason. */
  enter(signal: AbortSignal): Promise<() => void>;
}

/** Lets at most `width` in at once. */
export function createTurnstile(width: number): Turnstile {
  let inside = 0;
  const waiting = new Set<() => void>();

  function leave(): void {
    inside--;
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next();
    }
  }
  function wayOut(): () => void {
    inside++;
    let left = false;
    return () => {
      if (!left) leave();
      left = true;
    };
  }
  return {
    enter(signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      if (inside < width) return Promise.resolve(wayOut());
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const goIn = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(wayOut());
      };
      const giveUp = () => {
        waiting.delete(goIn);
        reject(signal.reason);
      };
      waiting.add(goIn);
      signal.addEventListener('abort', giveUp, { once: true });
      return promise;
    },
  };
}

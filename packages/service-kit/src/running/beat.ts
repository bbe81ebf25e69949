import type { EventEmitter } from 'node:events';

/** Rung when this process has stored something: its workers may have work. */
export type Bell = EventEmitter<{ ring: [] }>;

/** The rests of a loop that looks for work. */
export interface Beat {
  /** Called before a look: what is poked from now on may have come too late for it. */
  begin(): void;
  /** Ends this rest, or else the next one. */
  poke(): void;
  /** Milliseconds, more or less: so replicas do not look at the same moment. */
  rest(ms: number): Promise<void>;
}

export function createBeat(): Beat {
  let isPoked = false;
  let wake = () => {};
  return {
    begin() {
      isPoked = false;
    },
    poke() {
      isPoked = true;
      wake();
    },
    async rest(ms) {
      if (isPoked) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms * (0.9 + Math.random() / 5));
      wake = resolve;
      await promise;
      clearTimeout(timer);
    },
  };
}

import type { Worker } from '@pathwise/service-kit/service';
import type { Logger } from '@pathwise/service-kit/telemetry/log';

export interface AfterAnswer {
  /** Starts the work and does not wait for it. A failure is logged. */
  begin(work: () => Promise<void>): void;
  /** Lets a stopping service finish what has begun. */
  readonly worker: Worker;
}

/** Work whose duration an answer must not reveal. A killed process loses what has begun; the person asks again. */
export function createAfterAnswer(log: Logger): AfterAnswer {
  const begun = new Set<Promise<void>>();
  return {
    begin(work) {
      const running = work()
        .catch((error: unknown) => log.warn({ error }, 'work after an answer failed'))
        .finally(() => begun.delete(running));
      begun.add(running);
    },
    worker: async (signal) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve());
      await promise;
      await Promise.all(begun);
    },
  };
}

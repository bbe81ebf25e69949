import type { Worker } from '../service.ts';
import type { Logger } from '../telemetry/log.ts';

/** Starts the workers once the database is ready. Returns a function that ends them and waits for them. */
export function startWorkers({ ready, log }: { ready: Promise<void>; log: Logger }, workers: readonly Worker[]) {
  const over = new AbortController();
  const run = async (worker: Worker) => {
    await ready.catch(() => over.abort()); // stopped before the database was there
    await worker(over.signal);
  };
  const running = workers.map((worker) => run(worker).catch((error) => log.error({ error }, 'a worker has ended')));
  return async () => {
    over.abort();
    await Promise.all(running);
  };
}

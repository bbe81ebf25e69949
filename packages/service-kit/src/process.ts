import type { Logger } from './telemetry/log.ts';

/**
 * Stops the process in order on SIGTERM and SIGINT: `stop` runs once, and the process ends with 0 after it, or with 1
 * when it takes longer than `limitMs`. Unforeseen rejections are logged and end the process: its supervisor starts it anew.
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  { log, limitMs = 24_000 }: { log: Logger; limitMs?: number },
): void {
  let stopping = false;
  const end = (reason: string, code: number) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), limitMs).unref();
    stop().then(
      () => process.exit(code),
      (error) => {
        log.error({ error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => end('SIGTERM', 0));
  process.once('SIGINT', () => end('SIGINT', 0));
  for (const kind of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(kind, (error) => {
      log.fatal({ error, kind }, 'unforeseen failure');
      end(kind, 1);
    });
  }
}

/** Runs a process's main function; what keeps it from starting is said in one line and ends it with 1. */
export async function main(start: () => Promise<unknown>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

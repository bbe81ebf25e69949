import type { Logger } from './telemetry/log.ts';

/** How a process ends. */
interface Ending {
  log: Logger;
  /** Called on SIGTERM, `leaveMs` before `stop`: the time in which lists of addresses forget this process. */
  leave?: () => void;
  leaveMs?: number;
  /** Milliseconds that `stop` may take. */
  limitMs?: number;
}

/**
 * Runs `stop` once on SIGTERM or SIGINT, then exits with 0, or with 1 when it takes longer than `limitMs`. An unhandled
 * rejection or exception is logged and also ends the process, with 1. The supervisor starts it again.
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  { log, leave = () => {}, leaveMs = 0, limitMs = 24_000 }: Ending,
): void {
  let stopping = false;
  const end = (reason: string, code: number) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    if (reason === 'SIGTERM' && leaveMs > 0) {
      leave();
      setTimeout(finish, leaveMs, code);
    } else finish(code);
  };
  const finish = (code: number) => {
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

/** Runs a process's main function. When it throws, prints the message in one line and exits with 1. */
export async function main(start: () => Promise<unknown>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

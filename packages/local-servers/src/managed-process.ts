import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from './child-environment.ts';
import { Failure } from './failure.ts';
import { followLines, isWarning, lastLines, openLog, readable } from './process-log.ts';
import type { ProcessSpec } from './process-spec.ts';
import { waitUntil } from './wait-until.ts';

/** One supervised process. */
export type ManagedProcess = {
  readonly name: string;
  readonly pid: number | undefined;
  readonly alive: boolean;
  readonly logFile: string;
  /** Starts it and resolves when it is ready. Throws a `Failure` with the end of its log when it stops before that. */
  start: () => Promise<void>;
  /** Sends the signal, SIGKILL by default, and resolves when the process has ended. It is not restarted. */
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Sends SIGTERM, then SIGKILL when that takes too long. Resolves when the process has ended. */
  stop: () => Promise<void>;
  /** `stop`, then `start`. */
  restart: () => Promise<void>;
};

export type ProcessContext = {
  logsDir: string;
  /**
   * Called for noteworthy log lines. Without it the process writes to its log file directly, which costs nothing here.
   */
  onLine?: ((name: string, line: string) => void) | undefined;
  onStart: (child: ChildProcess, spec: ProcessSpec) => void;
  onGone: (child: ChildProcess) => void;
  /** The process ended without `kill` or `stop`. */
  onCrash: (process: ManagedProcess, how: string) => void;
};

export function manageProcess(context: ProcessContext, spec: ProcessSpec): ManagedProcess {
  const logFile = join(context.logsDir, `${spec.name}.log`);
  let child: ChildProcess | undefined;
  let wanted = false;
  let ready = false;
  const alive = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  const launch = () => {
    openLog(logFile);
    const launched = launchChild(context, spec, logFile);
    child = launched;
    context.onStart(launched, spec);
    launched.once('error', () => undefined); // start() reports it: the process is not alive
    launched.once('exit', (code, signal) => {
      context.onGone(launched);
      if (wanted && ready && child === launched) context.onCrash(managed, signal ?? `exit code ${code}`);
    });
  };

  const managed: ManagedProcess = {
    name: spec.name,
    logFile,
    get pid() {
      return alive() ? child?.pid : undefined;
    },
    get alive() {
      return alive();
    },
    async start() {
      if (alive()) return;
      wanted = true;
      ready = false;
      launch();
      try {
        await untilReady(spec, alive, logFile);
      } catch (error) {
        await managed.kill();
        throw error;
      }
      ready = true;
    },
    async kill(signal = 'SIGKILL') {
      wanted = false;
      const running = child;
      if (!running || !alive()) return;
      const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
      running.kill(signal);
      await gone;
    },
    async stop() {
      const stopping = managed.kill('SIGTERM');
      const timer = new AbortController();
      const tooLong = pause(spec.stopWithinMs ?? 8_000, 'late', { signal: timer.signal }).catch(() => 'stopped');
      if ((await Promise.race([stopping, tooLong])) === 'late') await managed.kill('SIGKILL');
      timer.abort();
    },
    async restart() {
      await managed.stop();
      await managed.start();
    },
  };
  return managed;
}

function launchChild(context: ProcessContext, spec: ProcessSpec, logFile: string): ChildProcess {
  const { onLine } = context;
  // Its own process group: Ctrl-C must reach only the supervisor, which stops the processes in order.
  const options = { cwd: spec.cwd, env: childEnvironment(spec.env), detached: true } as const;
  if (!onLine) {
    const log = openSync(logFile, 'a');
    const child = spawn(spec.command, spec.args, { ...options, stdio: ['ignore', log, log] });
    closeSync(log);
    return child;
  }
  const child = spawn(spec.command, spec.args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const isNoteworthy = spec.isNoteworthy ?? isWarning;
  for (const stream of [child.stdout, child.stderr]) {
    followLines(stream, logFile, (line) => isNoteworthy(line) && onLine(spec.name, readable(line)));
  }
  return child;
}

async function untilReady(spec: ProcessSpec, alive: () => boolean, logFile: string): Promise<void> {
  const readiness = async () => (alive() ? await spec.ready() : 'gone');
  const state = await waitUntil(`${spec.name} to become ready (log: ${logFile})`, readiness, {
    timeoutMs: spec.readyWithinMs ?? 120_000,
  });
  if (state === 'gone') {
    throw new Failure(`${spec.name} stopped while it was starting. The end of ${logFile}:\n${lastLines(logFile, 12)}`);
  }
}

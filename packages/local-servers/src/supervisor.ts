import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endLeftovers, registerChildren } from './leftovers.ts';
import { type ManagedProcess, manageProcess } from './managed-process.ts';
import { localDir } from './paths.ts';
import type { ProcessSpec } from './process-spec.ts';

type SupervisorOptions = {
  logsDir: string;
  /** Restarts a crashed process. The wait doubles while it keeps crashing soon after a start. */
  restartCrashed?: boolean;
  /** Receives one sentence about each crash and restart. */
  say?: (sentence: string) => void;
  onLine?: (name: string, line: string) => void;
  /** Time to wait before the first restart. */
  backoffMs?: number;
};

export type Supervisor = {
  /**
   * Starts each process once those it waits for are ready. Calls `onReady` with each name and start time in
   * milliseconds.
   */
  startAll: (specs: ProcessSpec[], onReady?: (name: string, ms: number) => void) => Promise<void>;
  /** Throws for an unknown name. */
  process: (name: string) => ManagedProcess;
  /** Stops every process. Those that no other process waits for stop first. */
  stop: () => Promise<void>;
  /** Sends SIGKILL to every process at once. */
  killAll: () => void;
};

const longestBackoffMs = 15_000;
const settledAfterMs = 30_000;

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const registers = join(localDir, 'processes');
  endLeftovers(registers);
  const register = registerChildren(registers, randomUUID());
  const entries = new Map<string, { spec: ProcessSpec; managed: ManagedProcess }>();
  const pids = new Set<number>();
  let stopping = false;

  const killAll = () => {
    stopping = true;
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // already ended
      }
    }
  };
  process.once('exit', killAll);

  const restart = restarter(options, () => stopping);
  const context = {
    logsDir: options.logsDir,
    onLine: options.onLine,
    onStart: ({ pid }: { pid?: number | undefined }) => {
      if (pid === undefined) return;
      pids.add(pid);
      register.add(pid);
    },
    onGone: ({ pid }: { pid?: number | undefined }) => {
      if (pid === undefined) return;
      pids.delete(pid);
      register.remove(pid);
    },
    onCrash: (crashed: ManagedProcess, how: string) => void restart(crashed, how),
  };

  return {
    async startAll(specs, onReady) {
      for (const spec of specs) entries.set(spec.name, { spec, managed: manageProcess(context, spec) });
      const waitedFor = ({ waitsFor }: ProcessSpec) => specs.filter(({ name }) => waitsFor.includes(name));
      await inOrder(specs, waitedFor, async ({ name }) => {
        const started = performance.now();
        await entries.get(name)?.managed.start();
        onReady?.(name, performance.now() - started);
      });
    },
    process(name) {
      const entry = entries.get(name);
      if (!entry) throw new Error(`no process is called ${name}; there are ${[...entries.keys()].join(', ')}`);
      return entry.managed;
    },
    async stop() {
      stopping = true;
      const specs = [...entries.values()].map(({ spec }) => spec);
      const dependants = ({ name }: ProcessSpec) => specs.filter(({ waitsFor }) => waitsFor.includes(name));
      await inOrder(specs, dependants, async ({ name }) => entries.get(name)?.managed.stop());
      process.removeListener('exit', killAll);
      register.close();
    },
    killAll,
  };
}

/** Makes SIGINT and SIGTERM end this program and its processes at once. For test runs, whose data nobody needs. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

/** Calls `act` for every process, after it is done for the processes that `before` returns. */
async function inOrder(
  specs: ProcessSpec[],
  before: (spec: ProcessSpec) => ProcessSpec[],
  act: (spec: ProcessSpec) => Promise<unknown>,
): Promise<void> {
  const done = new Map<string, Promise<void>>();
  const doneOf = (spec: ProcessSpec): Promise<void> => {
    const known = done.get(spec.name);
    if (known) return known;
    const promise = Promise.resolve().then(async () => {
      await Promise.all(before(spec).map(doneOf));
      await act(spec);
    });
    done.set(spec.name, promise);
    return promise;
  };
  await Promise.all(specs.map(doneOf));
}

function restarter(options: SupervisorOptions, isStopping: () => boolean) {
  const { restartCrashed = false, say = () => undefined, backoffMs = 500 } = options;
  const history = new Map<string, { at: number; waitMs: number }>();

  return async function restart(crashed: ManagedProcess, how: string): Promise<void> {
    if (isStopping()) return;
    if (!restartCrashed) return say(`${crashed.name} stopped unexpectedly (${how})`);
    const last = history.get(crashed.name);
    const soon = last !== undefined && Date.now() - last.at < settledAfterMs;
    const waitMs = soon ? Math.min(last.waitMs * 2, longestBackoffMs) : backoffMs;
    say(`${crashed.name} stopped unexpectedly (${how}); starting it again in ${waitMs / 1000} s`);
    await pause(waitMs);
    if (isStopping()) return;
    try {
      await crashed.start();
      say(`${crashed.name} is back`);
    } catch {
      history.set(crashed.name, { at: Date.now(), waitMs });
      return restart(crashed, 'it did not become ready');
    }
    history.set(crashed.name, { at: Date.now(), waitMs });
  };
}

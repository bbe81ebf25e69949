import type { ManagedProcess } from '@pathwise/local-servers/managed-process';

/** SIGSTOP: the process keeps its connections but does not answer. */
export const stopInItsTracks = (managed: ManagedProcess): void => send(managed, 'SIGSTOP');
/** SIGCONT. */
export const resume = (managed: ManagedProcess): void => send(managed, 'SIGCONT');

function send({ name, pid }: ManagedProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) throw new Error(`${name} does not run`);
  process.kill(pid, signal);
}

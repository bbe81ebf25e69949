/** One process as the supervisor runs it. */
export type ProcessSpec = {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  /** Added to the few variables every process gets (PATH, HOME …); nothing else is inherited. */
  env: Record<string, string>;
  /** Names of processes that must be ready before this one starts and stay until it has stopped. */
  waitsFor: string[];
  /** True once it can be used; errors count as not yet. */
  ready: () => Promise<boolean>;
  readyWithinMs?: number;
  /** Time from SIGTERM to SIGKILL. */
  stopWithinMs?: number;
  /** Whether a log line deserves the console; all of them go to the log file. */
  isNoteworthy?: (line: string) => boolean;
};

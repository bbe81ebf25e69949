/** A process for the supervisor to run. */
export type ProcessSpec = {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  /** Added to the few variables that every process gets (PATH, HOME …). Nothing else is inherited. */
  env: Record<string, string>;
  /** Names of processes that must be ready before this one starts, and that stop only after it. */
  waitsFor: string[];
  /** True once it can be used. Errors count as false. */
  ready: () => Promise<boolean>;
  /** Default 120 s, because a busy machine starts slowly. A process that ends fails its start at once. */
  readyWithinMs?: number;
  /** Time from SIGTERM to SIGKILL. */
  stopWithinMs?: number;
  /** Whether to show a log line on the console. All lines go to the log file. */
  isNoteworthy?: (line: string) => boolean;
};

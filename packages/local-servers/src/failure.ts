/** An expected failure. Its message is one sentence that says what to do. Shown without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/**
 * Runs a command's main function. Prints the message of a `Failure`, or the stack of another error, and exits with 1.
 */
export async function runMain(main: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.stderr.write(`\n${error instanceof Failure ? error.message : describe(error)}\n`);
    process.exit(1); // without this a timer or child process would keep the process alive
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** A foreseen failure whose message is one sentence saying what to do; shown without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Runs a command's main function: a `Failure` ends as its sentence, anything else with its stack; both exit non-zero. */
export async function runMain(main: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.stderr.write(`\n${error instanceof Failure ? error.message : describe(error)}\n`);
    process.exit(1); // not by itself: a timer or child of the unfinished work would hold it
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The input of a fault test. */
export interface FaultRun {
  seed: number;
  random: () => number;
  /** A folder for the platform's data and logs. */
  dir: string;
  say: (sentence: string) => void;
  /** Registers what stops something that the test started. All of them run at its end, the last one first, even when one throws. */
  atEnd: (stop: () => unknown) => void;
}

interface FaultResult {
  /** The measured figures. */
  figures: Record<string, unknown>;
  /** Expectations that did not hold. Empty when the test passed. */
  broken: string[];
}

/** Runs a test, then stops all that it started. */
export async function runToItsEnd(test: FaultTest, run: Omit<FaultRun, 'atEnd'>): Promise<FaultResult> {
  const stops = new AsyncDisposableStack();
  const atEnd: FaultRun['atEnd'] = (stop) => stops.defer(async () => void (await stop()));
  try {
    return await test.run({ ...run, atEnd });
  } finally {
    await stops.disposeAsync();
  }
}

/** One test of docs/faults.md. */
export interface FaultTest {
  name: string;
  passesWhen: string;
  run: (run: FaultRun) => Promise<FaultResult>;
}

/** Collects expectations that do not hold. */
export function expectations() {
  const broken: string[] = [];
  return {
    broken,
    expect(holds: boolean, otherwise: string) {
      if (!holds) broken.push(otherwise);
    },
  };
}

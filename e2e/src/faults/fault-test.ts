/** The input of a fault test. */
export interface FaultRun {
  seed: number;
  random: () => number;
  /** A folder for the platform's data and logs. */
  dir: string;
  say: (sentence: string) => void;
}

interface FaultResult {
  /** The measured figures. */
  figures: Record<string, unknown>;
  /** Expectations that did not hold. Empty when the test passed. */
  broken: string[];
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

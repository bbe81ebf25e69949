/** What a fault test is given. */
export interface FaultRun {
  seed: number;
  random: () => number;
  /** A folder of its own for the platform's data and logs. */
  dir: string;
  say: (sentence: string) => void;
}

interface FaultResult {
  /** What was measured. */
  figures: Record<string, unknown>;
  /** What was expected and did not hold; empty when it passed. */
  broken: string[];
}

/** One test of docs/faults.md. */
export interface FaultTest {
  name: string;
  passesWhen: string;
  run: (run: FaultRun) => Promise<FaultResult>;
}

/** Collects what does not hold. */
export function expectations() {
  const broken: string[] = [];
  return {
    broken,
    expect(holds: boolean, otherwise: string) {
      if (!holds) broken.push(otherwise);
    },
  };
}

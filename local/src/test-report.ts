import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StepResult } from './run-step.ts';

/** A test that failed; `text` holds the seed where the test has one, `log` is what its file printed. */
export interface FailedTest {
  file: string;
  name: string;
  text: string;
  log: string;
}

/** What jest's reporter leaves of a run. */
export interface TestReport {
  failed: number;
  failures: FailedTest[];
  files: { file: string; seconds: number }[];
}

export type RunTests = (args: string[], env: NodeJS.ProcessEnv) => Promise<StepResult>;

/** Runs tests and reads the report they leave; a run that broke off leaves none. */
export async function runAndRead(run: RunTests, args: string[]): Promise<{ result: StepResult; report: TestReport }> {
  const dir = mkdtempSync(join(tmpdir(), 'tests-'));
  try {
    const left = join(dir, 'report.json');
    const result = await run(args, { TEST_REPORT: left });
    const nothing: TestReport = { failed: 0, failures: [], files: [] };
    return { result, report: existsSync(left) ? JSON.parse(readFileSync(left, 'utf8')) : nothing };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

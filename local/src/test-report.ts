import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StepResult } from './run-step.ts';

/** A failed test. `text` contains the seed if the test has one, `log` is the output of its file. */
export interface FailedTest {
  file: string;
  name: string;
  text: string;
  log: string;
}

/** The report of jest's reporter. */
export interface TestReport {
  failed: number;
  failures: FailedTest[];
  files: { file: string; seconds: number }[];
}

export type RunTests = (args: string[], env: NodeJS.ProcessEnv) => Promise<StepResult>;

/** Runs tests and reads their report. A run that broke off writes none. */
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

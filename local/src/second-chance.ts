import { relative } from 'node:path';
import { root } from '@pathwise/local-servers/paths';
import { failuresOf, type StepResult } from './run-step.ts';
import { type FailedTest, type RunTests, runAndRead, type TestReport } from './test-report.ts';

/** More failed files than this are not caused by a busy machine. */
const mostFiles = 3;

export interface ChancedResult extends StepResult {
  /** Tests that failed in the full run and passed alone. */
  unsteady: FailedTest[];
  /** The duration of each file in the first round. */
  files: TestReport['files'];
}

/**
 * Runs tests, then runs up to three failed files again, alone. A file that fails twice has failed. A file that passes alone
 * counts as passed and is named, because it depends on the load of the machine or on another test. A run that broke in
 * another way than by failing tests gets no second round.
 */
export async function withSecondChance(run: RunTests): Promise<ChancedResult> {
  const { result: first, report } = await runAndRead(run, []);
  const files = [...new Set(report.failures.map(({ file }) => file))];
  if (!isForgivable(first, report.failed, files)) return { ...first, unsteady: [], files: report.files };
  console.log(`\nOnce more, alone: ${files.map((file) => relative(root, file)).join(', ')}`);
  const { result: second } = await runAndRead(run, ['--runInBand', '--verbose', '--runTestsByPath', ...files]);
  const failed = failuresOf(second);
  return {
    code: second.code,
    passed: first.passed + Math.max(0, first.failed - failed),
    failed,
    unsteady: failed === 0 ? report.failures : [],
    files: report.files,
  };
}

function isForgivable({ code, failed }: StepResult, counted: number, files: string[]): boolean {
  return code === 1 && failed === counted && files.length > 0 && files.length <= mostFiles;
}

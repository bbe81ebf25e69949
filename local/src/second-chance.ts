import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '@pathwise/local-servers/paths';
import { failuresOf, type StepResult } from './run-step.ts';

/** More failed files than these are no accident of a busy machine. */
const mostFiles = 3;

export type RunTests = (args: string[], env: NodeJS.ProcessEnv) => Promise<StepResult>;

export interface ChancedResult extends StepResult {
  /** Test files that failed beside the others and passed alone, from the project's root. */
  unsteady: string[];
}

/** What jest's reporter leaves of a run: how many failures, and the files they are in. */
interface Failures {
  failed: number;
  files: string[];
}

/**
 * Runs tests; up to three files that failed run once more, alone. What fails twice has failed. What passes alone counts
 * as passed and is named, so that it can be mended: it rests on how busy the machine is, or on another test. A run that
 * broke in another way than by failing tests gets no second chance.
 */
export async function withSecondChance(run: RunTests): Promise<ChancedResult> {
  const dir = mkdtempSync(join(tmpdir(), 'tests-'));
  try {
    const left = join(dir, 'failed.json');
    const first = await run([], { FAILED_FILES: left });
    const failures: Failures = existsSync(left) ? JSON.parse(readFileSync(left, 'utf8')) : { failed: 0, files: [] };
    if (!isForgivable(first, failures)) return { ...first, unsteady: [] };
    const names = failures.files.map((file) => relative(root, file));
    console.log(`\nOnce more, alone: ${names.join(', ')}`);
    const second = await run(['--runInBand', '--verbose', '--runTestsByPath', ...failures.files], {});
    return merged(first, { second, names });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function isForgivable({ code, failed }: StepResult, failures: Failures): boolean {
  const { files } = failures;
  return code === 1 && failed === failures.failed && files.length > 0 && files.length <= mostFiles;
}

function merged(first: StepResult, { second, names }: { second: StepResult; names: string[] }): ChancedResult {
  const failed = failuresOf(second);
  return {
    code: second.code,
    passed: first.passed + Math.max(0, first.failed - failed),
    failed,
    unsteady: failed === 0 ? names : [],
  };
}

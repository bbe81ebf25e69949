import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './paths.ts';
import { failuresOf, type StepResult } from './run-step.ts';

/** More failed files than these are no accident of a busy machine. */
const mostFiles = 3;

export type RunTests = (args: string[], env: NodeJS.ProcessEnv) => Promise<StepResult>;

export interface ChancedResult extends StepResult {
  /** Test files that failed beside the others and passed alone, from the project's root. */
  unsteady: string[];
}

/**
 * Runs tests; up to three files that failed run once more, alone. What fails twice has failed. What passes alone counts
 * as passed and is named, so that it can be mended: it rests on how busy the machine is, or on another test.
 */
export async function withSecondChance(run: RunTests): Promise<ChancedResult> {
  const dir = mkdtempSync(join(tmpdir(), 'tests-'));
  try {
    const list = join(dir, 'failed');
    const first = await run([], { FAILED_FILES: list });
    const files = existsSync(list) ? readFileSync(list, 'utf8').split('\n').filter(Boolean) : [];
    if (first.code === 0 || files.length === 0 || files.length > mostFiles) return { ...first, unsteady: [] };
    const names = files.map((file) => relative(root, file));
    console.log(`\nOnce more, alone: ${names.join(', ')}`);
    const second = await run(['--runInBand', '--verbose', '--runTestsByPath', ...files], {});
    return merged(first, { second, names });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
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

import { join } from 'node:path';
import { Failure, runMain } from '@pathwise/local-servers/failure';
import { localDir, root } from '@pathwise/local-servers/paths';
import { provideChromium } from './browser.ts';
import { buildFrontendsIfChanged } from './frontends.ts';
import { failuresOf, runStep, type StepResult } from './run-step.ts';
import { type ChancedResult, withSecondChance } from './second-chance.ts';
import { inPhase, type Phase, spentTime } from './spent-time.ts';
import type { FailedTest } from './test-report.ts';
import { nameOf, noteUnsteady } from './unsteady.ts';

const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const journeysScript = join(root, 'e2e', 'src', 'journeys.ts');

await runMain(async () => {
  const args = process.argv.slice(2);
  if (args.length === 0) return runAll();
  // Chosen tests run without a second round.
  const run = args.some((arg) => arg.startsWith('e2e/test'))
    ? await prepareJourneys(buildFrontendsIfChanged())
    : runJest;
  return verdict([await run(args)], 0);
});

function runJest(args: string[], env: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  return runStep(jest, args, { NODE_OPTIONS: nodeOptions(), ...env });
}

async function runAll(): Promise<number> {
  const phases: Phase[] = [];
  // The build uses the processors while tests wait.
  const building = inPhase(phases, 'building the site meanwhile', buildFrontendsIfChanged);
  building.catch(() => undefined); // the journeys report it
  const results = [
    await inPhase(phases, 'tests without a browser', () => withSecondChance(runJest)),
    await runJourneys(phases, building),
  ];
  const mostOften = tellUnsteady(results.flatMap(({ unsteady }) => unsteady));
  const files = results.flatMap((result) => result.files);
  console.log(`\n${spentTime(phases, files)}`);
  return verdict(results, mostOften.length);
}

/** Prints the last line and returns the exit code. */
function verdict(results: StepResult[], unsteadyTooOften: number): number {
  const passed = sum(results, (result) => result.passed) - unsteadyTooOften;
  const failed = sum(results, failuresOf) + unsteadyTooOften;
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || results.some(({ code }) => code !== 0) ? 1 : 0;
}

/** Prints the first failure of the tests that needed a second round. Returns those that needed one too often. */
function tellUnsteady(unsteady: FailedTest[]): string[] {
  for (const test of unsteady)
    console.log(`\nUnsteady, passed only when run alone: ${nameOf(test)}\n${test.text}\n${test.log}`);
  const tooOften = noteUnsteady(join(localDir, 'unsteady.json'), unsteady);
  for (const name of tooOften) console.error(`\nFailed: ${name} needed a second chance in three runs. Mend it.`);
  return tooOften;
}

/** Lets jest load packages that are published as ES modules only. */
function nodeOptions(): string {
  return `${process.env['NODE_OPTIONS'] ?? ''} --experimental-vm-modules --disable-warning=ExperimentalWarning`.trim();
}

/** Waits for the site and finds a browser. Returns a function that runs journeys. */
async function prepareJourneys(building: ReturnType<typeof buildFrontendsIfChanged>): Promise<typeof runJest> {
  if ((await building) === 'failed') throw new Failure('browser journeys: the site could not be built, see above.');
  const chromium = provideChromium((sentence) => console.log(sentence));
  return (args, env = {}) => runStep(journeysScript, args, { CHROMIUM_PATH: chromium, ...env });
}

async function runJourneys(
  phases: Phase[],
  building: ReturnType<typeof buildFrontendsIfChanged>,
): Promise<ChancedResult> {
  try {
    const run = await prepareJourneys(building);
    return await inPhase(phases, 'journeys through a whole platform', () => withSecondChance(run));
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    return { code: 1, passed: 0, failed: 1, unsteady: [], files: [] };
  }
}

function sum<T>(results: T[], of: (result: T) => number): number {
  return results.reduce((total, result) => total + of(result), 0);
}

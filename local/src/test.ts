import { join } from 'node:path';
import { runMain } from '@pathwise/local-servers/failure';
import { root } from '@pathwise/local-servers/paths';
import { provideChromium } from './browser.ts';
import { buildFrontendsIfChanged } from './frontends.ts';
import { failuresOf, runStep, type StepResult } from './run-step.ts';
import { type ChancedResult, withSecondChance } from './second-chance.ts';

const JEST = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const JOURNEYS = join(root, 'e2e', 'src', 'journeys.ts');

await runMain(async () => {
  const args = process.argv.slice(2);
  // Arguments choose among jest's tests; whoever gives some wants those and nothing else, once.
  const results = args.length > 0 ? [await runJest(args)] : await runAll();
  const passed = sum(results, ({ passed }) => passed);
  const failed = sum(results, failuresOf);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || results.some(({ code }) => code !== 0) ? 1 : 0;
});

function runJest(args: string[], env: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  return runStep(JEST, args, { NODE_OPTIONS: nodeOptions(), ...env });
}

async function runAll(): Promise<StepResult[]> {
  const results = [await withSecondChance(runJest), await runJourneys()];
  const unsteady = results.flatMap((result) => result.unsteady);
  if (unsteady.length > 0) console.log(`\nUnsteady, to be mended: ${unsteady.join(', ')} passed only when run alone.`);
  return results;
}

/** jest loads packages that exist as ES modules only. */
function nodeOptions(): string {
  return `${process.env['NODE_OPTIONS'] ?? ''} --experimental-vm-modules --disable-warning=ExperimentalWarning`.trim();
}

async function runJourneys(): Promise<ChancedResult> {
  const failed = (sentence: string) => {
    console.error(`\nbrowser journeys: ${sentence}`);
    return { code: 1, passed: 0, failed: 1, unsteady: [] };
  };
  if ((await buildFrontendsIfChanged()) === 'failed') return failed('the site could not be built, see above.');
  try {
    const chromium = provideChromium((sentence) => console.log(sentence));
    return await withSecondChance((args, env) => runStep(JOURNEYS, args, { CHROMIUM_PATH: chromium, ...env }));
  } catch (error) {
    return failed((error as Error).message);
  }
}

function sum(results: StepResult[], of: (result: StepResult) => number): number {
  return results.reduce((total, result) => total + of(result), 0);
}

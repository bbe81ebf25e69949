import { join } from 'node:path';
import { provideChromium } from './browser.ts';
import { runMain } from './failure.ts';
import { buildFrontendsIfChanged } from './frontends.ts';
import { root } from './paths.ts';
import { runStep, type StepResult } from './run-step.ts';

const JEST = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const JOURNEYS = join(root, 'e2e', 'src', 'journeys', 'main.ts');

await runMain(async () => {
  const args = process.argv.slice(2);
  const jest = await runStep(JEST, ['--maxWorkers=2', ...args], { NODE_OPTIONS: nodeOptions() });
  // Arguments choose among jest's tests; whoever gives some wants those and nothing else.
  const results = args.length > 0 ? [jest] : [jest, await runJourneys()];
  const passed = sum(results, ({ passed }) => passed);
  const failed = sum(results, failures);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || results.some(({ code }) => code !== 0) ? 1 : 0;
});

/** jest loads packages that exist as ES modules only. */
function nodeOptions(): string {
  return `${process.env['NODE_OPTIONS'] ?? ''} --experimental-vm-modules --disable-warning=ExperimentalWarning`.trim();
}

async function runJourneys(): Promise<StepResult> {
  const failed = (sentence: string) => {
    console.error(`\nbrowser journeys: ${sentence}`);
    return { code: 1, passed: 0, failed: 1 };
  };
  if ((await buildFrontendsIfChanged()) === 'failed') return failed('the site could not be built, see above.');
  try {
    const chromium = provideChromium((sentence) => console.log(sentence));
    return await runStep(JOURNEYS, [], { CHROMIUM_PATH: chromium });
  } catch (error) {
    return failed((error as Error).message);
  }
}

/** A step that ended badly without counting a failure (it could not even start) is one failure. */
function failures({ code, failed }: StepResult): number {
  return code !== 0 && failed === 0 ? 1 : failed;
}

function sum(results: StepResult[], of: (result: StepResult) => number): number {
  return results.reduce((total, result) => total + of(result), 0);
}

// npm run nightly: the checks that take too long for every change. Runs all of them, even after a failure. Exits with 1 when one failed.
import { join } from 'node:path';
import { runStep } from '@pathwise/local/run-step';
import { inPhase, type Phase, spentTime } from '@pathwise/local/spent-time';
import { root } from '@pathwise/local-servers/paths';

const times = 5;

interface Step {
  name: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
}

const steps: Step[] = [
  { name: "Stripe's published fields", program: 'packages/stripe-stand-in/src/record-fields.ts', args: ['--check'] },
  {
    name: 'T7, 200 shuffles',
    program: 'local/src/test.ts',
    args: ['services/billing/test/webhooks.test.ts'],
    env: { SHUFFLES: '200' },
  },
  { name: 'faults', program: 'e2e/src/faults/main.ts', args: ['--quick'] },
  { name: 'five minutes of ordinary use', program: 'e2e/src/soak/main.ts', args: ['--minutes', '5'] },
  { name: 'benches', program: 'e2e/src/bench/main.ts', args: [] },
  ...Array.from({ length: times }, (_, index) => ({
    name: `tests, ${index + 1} of ${times}`,
    program: 'local/src/test.ts',
    args: [],
  })),
];

const phases: Phase[] = [];
const failed: string[] = [];
for (const { name, program, args, env } of steps) {
  console.log(`\n— ${name}`);
  const { code } = await inPhase(phases, name, () => runStep(join(root, program), args, env));
  if (code !== 0) failed.push(name);
}
console.log(`\n${spentTime(phases)}`);
console.log(failed.length > 0 ? `failed: ${failed.join('; ')}` : 'everything is in order');
process.exitCode = failed.length > 0 ? 1 : 0;

// Runs the tests that need a whole platform and a browser. `npm test` runs them after all others.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@pathwise/local-servers/paths';

const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
const args = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  jest,
  '--config',
  join(root, 'e2e', 'jest.config.mjs'),
  ...process.argv.slice(2),
];
const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));

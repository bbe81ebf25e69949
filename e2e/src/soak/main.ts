// npm run soak [-- --minutes 5 --seed 42]: simulates ordinary use for an hour, prints the figures and writes them to reports/.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { localDir, root } from '@pathwise/local-servers/paths';
import { runToItsEnd } from '../faults/fault-test.ts';
import { seededRandom } from '../random.ts';
import { soak } from './soak.ts';

const args = process.argv.slice(2);
const numberOf = (flag: string, otherwise: number) =>
  args.includes(flag) ? Number(args[args.indexOf(flag) + 1]) : otherwise;
const minutes = numberOf('--minutes', Number(process.env['SOAK_MINUTES'] ?? 60));
const seed = numberOf('--seed', Date.now() % 1_000_000);
if (!(minutes > 0)) throw new Error('--minutes is no number');

mkdirSync(localDir, { recursive: true });
const dir = mkdtempSync(join(localDir, 'soak-'));
const test = soak(minutes);
console.log(`seed ${seed}\n${test.passesWhen}`);
const { figures, broken } = await runToItsEnd(test, { seed, random: seededRandom(seed), dir, say: console.log });
const machine = { cpus: cpus().length, load: loadavg()[0], node: process.version };
const reports = join(root, 'reports');
mkdirSync(reports, { recursive: true });
const file = join(reports, `soak-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
writeFileSync(
  file,
  `${JSON.stringify({ at: new Date().toISOString(), minutes, seed, machine, figures, broken }, null, 2)}\n`,
);
console.log(JSON.stringify(figures, null, 2));
console.log(broken.length === 0 ? 'passed' : `FAILED: ${broken.join('; ')}`);
console.log(`report: ${file}`);
if (broken.length === 0) rmSync(dir, { recursive: true, force: true });
process.exit(broken.length === 0 ? 0 : 1);

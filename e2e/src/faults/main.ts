// npm run faults [-- T1 T5 --seed 42 --quick]: breaks a real platform from outside and writes the results to reports/.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '@pathwise/local-servers/failure';
import { localDir, root } from '@pathwise/local-servers/paths';
import { namedOrAll } from '../named.ts';
import { seededRandom } from '../random.ts';
import { soak } from '../soak/soak.ts';
import { type FaultTest, runToItsEnd } from './fault-test.ts';
import { isQuick } from './size.ts';
import { killEverything } from './t1-kill-everything.ts';
import { killPurchases } from './t2-kill-purchases.ts';
import { brokerAway } from './t3-broker-away.ts';
import { databaseAway } from './t4-database-away.ts';
import { lostAcks } from './t5-lost-acks.ts';
import { poison } from './t6-poison.ts';
import { badAi } from './t8-bad-ai.ts';
import { races } from './t12-races.ts';
import { erasing } from './t18-erasing.ts';
import { largeArchive } from './t19-large-archive.ts';
import { killMails } from './t20-kill-mails.ts';
import { bulkDelete } from './t21-bulk-delete.ts';
import { alertsFire } from './t22-alerts.ts';

const tests: FaultTest[] = [
  races,
  brokerAway,
  databaseAway,
  poison,
  badAi,
  lostAcks,
  erasing,
  killPurchases,
  killMails,
  killEverything,
];
if (!isQuick) tests.push(largeArchive, bulkDelete, alertsFire, soak(5));

function parse(args: string[]): { chosen: FaultTest[]; seed: number } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seed: { type: 'string' }, quick: { type: 'boolean' } },
  });
  const names = namedOrAll(
    positionals,
    tests.map(({ name }) => name),
  );
  return {
    seed: values.seed ? Number(values.seed) : Date.now() % 1_000_000,
    chosen: tests.filter(({ name }) => names.includes(name)),
  };
}

async function runOne(test: FaultTest, seed: number) {
  mkdirSync(localDir, { recursive: true });
  const dir = mkdtempSync(join(localDir, `faults-${test.name}-`));
  console.log(`\n${test.name} begins: ${test.passesWhen}`);
  const began = performance.now();
  const say = (sentence: string) => console.log(`  ${test.name}: ${sentence}`);
  const result = await runToItsEnd(test, { seed, random: seededRandom(seed), dir, say }).catch((error: unknown) => ({
    figures: {},
    broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  const seconds = Math.round((performance.now() - began) / 1_000);
  const verdict = result.broken.length === 0 ? 'passed' : `FAILED: ${result.broken.join('; ')}`;
  console.log(`  ${test.name} ${verdict} (${seconds} s)\n  ${JSON.stringify(result.figures)}`);
  if (result.broken.length === 0) rmSync(dir, { recursive: true, force: true });
  return { name: test.name, passesWhen: test.passesWhen, passed: result.broken.length === 0, seconds, ...result };
}

await runMain(async () => {
  const { chosen, seed } = parse(process.argv.slice(2));
  console.log(`seed ${seed}`);
  const began = performance.now();
  // Most of a quick run is waiting, so two tests run at a time, each on a platform of its own. T8 measures reads, and runs alone.
  const alone = isQuick ? chosen.filter((test) => test === badAi) : [];
  const waiting = chosen.filter((test) => !alone.includes(test)).values();
  const results: Awaited<ReturnType<typeof runOne>>[] = [];
  const oneByOne = async () => {
    for (const test of waiting) results.push(await runOne(test, seed));
  };
  for (const test of alone) results.push(await runOne(test, seed));
  await Promise.all(isQuick ? [oneByOne(), oneByOne()] : [oneByOne()]);
  const reports = join(root, 'reports');
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `faults-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(
    file,
    `${JSON.stringify({ seed, at: new Date().toISOString(), node: process.version, results }, null, 2)}\n`,
  );
  const failed = results.filter(({ passed }) => !passed).length;
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`\nreport: ${file}\n${results.length - failed} passed, ${failed} failed (${seconds} s)`);
  process.exit(failed > 0 ? 1 : 0); // whatever a test left running ends here
});

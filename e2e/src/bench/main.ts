// npm run bench [-- gateway goals plan roadmap first-load]: ratios and figures of one run, written to reports/ too.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '@pathwise/local/paths';
import { firstLoad } from './first-load.ts';
import { gatewayHop } from './gateway-hop.ts';
import { goalToRoadmap } from './goal-to-roadmap.ts';
import { readPlan } from './plan.ts';
import { readGoals } from './read-goals.ts';

const benches = {
  'first-load': firstLoad,
  gateway: gatewayHop,
  goals: readGoals,
  plan: readPlan,
  roadmap: goalToRoadmap,
};
const expectations: Record<string, string> = {
  'first-load': 'within the budgets',
  gateway: 'ratio at least 0.4, added p50 at 100 requests/s at most 2 ms',
  goals: 'ratio at least 0.6',
  plan: 'with a million tasks of others at most 1.3 times as slow',
  roadmap: 'figures, no bound',
};

const chosen = process.argv.slice(2);
const results: Record<string, unknown> = {};
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${name} (${expectations[name]}) …`);
  results[name] = await bench();
  console.log(JSON.stringify(results[name], null, 2));
}
const machine = { cpus: cpus().length, model: cpus()[0]?.model, load: loadavg()[0], node: process.version };
const reports = join(root, 'reports');
mkdirSync(reports, { recursive: true });
const file = join(reports, `bench-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, results }, null, 2)}\n`);
console.log(`\nreport: ${file}`);

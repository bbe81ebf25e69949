// npm run bench [-- first-load paint presses lighthouse gateway sign-ins goals plan members admin mailing roadmap webhooks streams board]: prints the figures of one run and writes them to reports/. Exits with 1
// when a bound does not hold; on a busy machine, when it does not hold twice.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { runMain } from '@pathwise/local-servers/failure';
import { root } from '@pathwise/local-servers/paths';
import { namedOrAll } from '../named.ts';
import { type Bench, bench, runBench } from './bench.ts';
import { firstLoad } from './first-load.ts';
import { gatewayHop } from './gateway-hop.ts';
import { goalToRoadmap, roadmapBound, roadmapHolds } from './goal-to-roadmap.ts';
import { lighthouse } from './lighthouse.ts';
import { liveStreams } from './live-streams.ts';
import { thisMachine } from './machine.ts';
import { sendMailing } from './mailing.ts';
import { readMembers } from './members.ts';
import { paint } from './paint.ts';
import { readPlan } from './plan.ts';
import { answerPresses } from './presses.ts';
import { readGoals } from './read-goals.ts';
import { signIns } from './sign-ins.ts';
import { timelineBoard } from './timeline-board.ts';
import { readUsers } from './users.ts';
import { webhooks } from './webhooks.ts';

const benches: Record<string, Bench> = {
  'first-load': bench('within the budgets', firstLoad, ({ over }) => over.length === 0),
  paint: bench(
    'on Slow 4G with a processor four times slower: largest paint within 2 s (landing), 2.5 s (dashboard, goals, preview), 3 s (plan, diary); blocked at most 300 ms',
    paint,
    ({ over }) => over.length === 0,
  ),
  presses: bench(
    'with a processor four times slower a tick, the menu, a form and the first preview answer within 200 ms',
    answerPresses,
    ({ over }) => over.length === 0,
  ),
  lighthouse: bench(
    'on a phone: performance at least 90; accessibility, best practices, SEO at least 95; largest paint within 2 s (landing), 2.5 s (dashboard), 3 s (plan), blocked at most 300 ms',
    lighthouse,
    ({ missed }) => missed.length === 0,
  ),
  gateway: bench(
    'ratio at least 0.6, added p50 at 100 requests/s at most 2 ms',
    gatewayHop,
    ({ ratio, addedP50Ms, failed }) => ratio >= 0.6 && addedP50Ms <= 2 && failed === 0,
  ),
  'sign-ins': bench(
    '40 people who sign in at once hold up nobody else by more than 300 ms',
    signIns,
    ({ heldUpMs }) => heldUpMs <= 300,
  ),
  goals: bench('ratio at least 0.6', readGoals, ({ ratio, failed }) => ratio >= 0.6 && failed === 0),
  plan: bench(
    'with a million tasks of others at most 1.3 times as slow',
    readPlan,
    ({ week, board }) => week.timesAsSlow <= 1.3 && board.timesAsSlow <= 1.3 && week.failed === 0 && board.failed === 0,
  ),
  members: bench(
    'with a million members at most 1.3 times as slow as with a thousand',
    readMembers,
    ({ directory, search }) =>
      [directory, search].every(({ timesAsSlow, failed }) => timesAsSlow <= 1.3 && failed === 0),
  ),
  admin: bench(
    'with a million accounts at most 1.3 times as slow as with a thousand',
    readUsers,
    ({ page, search, filter }) =>
      [page, search, filter].every(({ timesAsSlow, failed }) => timesAsSlow <= 1.3 && failed === 0),
  ),
  mailing: bench(
    'a mail to 100,000 people needs at most 1.2 times the memory of one to a thousand, fits its container, and reaches each once, also after a pause',
    sendMailing,
    ({ ratio, fits, leftOutOrDoubled }) => ratio <= 1.2 && fits && leftOutOrDoubled === 0,
  ),
  roadmap: bench(roadmapBound, goalToRoadmap, roadmapHolds),
  webhooks: bench(
    'at 200 a second every webhook is answered within a second, and everybody has premium within 10 s',
    webhooks,
    ({ answerMs, premiumAfterMs }) => answerMs.max < 1_000 && premiumAfterMs <= 10_000,
  ),
  streams: bench(
    '10,000 live streams at one gateway: at most 64 kB each, everybody told within 2 s',
    liveStreams,
    ({ kbPerStream, tellAllMs }) => kbPerStream <= 64 && tellAllMs.most <= 2_000,
  ),
  board: bench('ratio at most 1.5', timelineBoard, ({ ratio }) => ratio <= 1.5),
};

await runMain(async () => {
  const chosen = namedOrAll(process.argv.slice(2), Object.keys(benches));
  const results: Record<string, unknown> = {};
  const verdicts: string[] = [];
  let failed = 0;
  for (const [name, one] of Object.entries(benches)) {
    if (!chosen.includes(name)) continue;
    console.log(`\n${name} (${one.bound}), load average ${thisMachine.load()} …`);
    const outcome = await runBench(one, thisMachine).catch((error: Error) => error);
    if (outcome instanceof Error) {
      console.error(outcome.stack);
      verdicts.push(`DID NOT END  ${name}: ${outcome.message.split('\n')[0]}`);
      failed += 1;
      continue;
    }
    const { load, used } = outcome.machine;
    results[name] = outcome;
    console.log(JSON.stringify(outcome.figures, null, 2));
    const times = outcome.before ? ', the second time' : '';
    verdicts.push(
      `${outcome.holds ? 'holds' : 'DOES NOT HOLD'}${times}  ${name}: ${one.bound} (load ${load.join(' → ')}, used by others ${used.join(' → ')})`,
    );
    if (!outcome.holds) failed += 1;
  }
  const machine = { cpus: cpus().length, model: cpus()[0]?.model, node: process.version };
  const reports = join(root, 'reports');
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `bench-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, results }, null, 2)}\n`);
  console.log(`\n${verdicts.join('\n')}\nreport: ${file}`);
  return failed > 0 ? 1 : 0;
});

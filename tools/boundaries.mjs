// Checks who imports whom. First it plants a violation of each rule and expects the check to find it, because a check that
// silently reads no files passes everything. The linter's own rule about calls that older browsers lack is proved here, too.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const roots = ['gateway', 'services', 'frontends', 'packages', 'local', 'e2e'];

function cruise(paths) {
  const args = ['--config', 'tools/dependency-cruiser.cjs', '--output-type', 'json', ...paths];
  try {
    return JSON.parse(
      execFileSync('node_modules/.bin/depcruise', args, {
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch (error) {
    if (error.stdout) return JSON.parse(error.stdout); // the exit code is the number of violations
    throw error;
  }
}

const canaries = [
  [
    'services/goals/src/canary-other-service.ts',
    "import '../../auth/src/config.ts';",
    'services-do-not-import-each-other',
  ],
  ['services/goals/src/canary-broker.ts', "import 'nats';", 'broker-client-in-one-folder'],
  ['gateway/src/canary-database.ts', "import '@pathwise/service-kit/mongo/connection';", 'gateway-has-no-database'],
  [
    'packages/service-testkit/src/canary-launcher.ts',
    "import '../../../local/src/services.ts';",
    'packages-do-not-import-the-launcher',
  ],
  ['packages/ui/src/canary-api.ts', "import '@pathwise/api-client/client';", 'ui-knows-no-api'],
  ['frontends/planner/src/canary-shell.ts', "import '../../shell/src/index.ts';", 'frontends-do-not-import-each-other'],
  [
    'frontends/planner/src/diary/canary-feature.ts',
    "import '../plan/plan.rules.ts';",
    'features-do-not-import-one-another',
  ],
  ['frontends/planner/src/diary/canary-app.ts', "import '../app/app.tsx';", 'features-do-not-import-one-another'],
  ['frontends/planner/src/saving/canary-shared.ts', "import '../plan/plan.rules.ts';", 'shared-rooms-know-no-feature'],
  [
    'frontends/shell/src/palette/canary-app.ts',
    "import '../app/view.rules.ts';",
    'shell-pages-do-not-import-one-another',
  ],
  [
    'frontends/shell/src/landing/canary-page.ts',
    "import '../auth/destination.rules.ts';",
    'shell-pages-do-not-import-one-another',
  ],
  ['frontends/shell/src/upgrade/canary-room.ts', "import '../chat/chat.rules.ts';", 'shell-rooms-know-no-page'],
  [
    'frontends/planner/src/diary/canary-schema.ts',
    "import { goalChange } from '@pathwise/contracts/api/goals';\nexport const known = goalChange;",
    'browser-takes-types-and-rules-of-contracts',
  ],
];

function missedCanaries() {
  try {
    for (const [file, text] of canaries) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${text}\n`);
    }
    const { violations } = cruise(canaries.map(([file]) => file)).summary;
    return canaries.filter(
      ([file, , rule]) => !violations.some((found) => found.from === file && found.rule.name === rule),
    );
  } finally {
    for (const [file] of canaries) rmSync(file, { force: true });
  }
}

/** True when the linter refuses a late call in a frontend; see `tools/late-browser-calls.grit`. */
function seesLateCall() {
  const file = 'frontends/planner/src/canary-late-call.ts';
  try {
    writeFileSync(file, 'export const grouped = Map.groupBy([1], (one) => one);\n');
    execFileSync('node_modules/.bin/biome', ['lint', '--only=plugin', file], { encoding: 'utf8', stdio: 'pipe' });
    return false;
  } catch ({ stderr = '' }) {
    return stderr.includes('lacks this call');
  } finally {
    rmSync(file, { force: true });
  }
}

const isLateCallSeen = seesLateCall();
if (!isLateCallSeen) console.error('The linter did not see the planted call that older browsers lack.');
const missed = missedCanaries();
for (const [file, , rule] of missed)
  console.error(`The boundary check did not see the planted violation of ${rule} (${file}).`);
const { summary, modules } = cruise(roots);
const own = modules.filter(({ source }) => !source.includes('node_modules')).length;
for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
console.log(
  `boundaries: ${own} modules read, ${canaries.length - missed.length} of ${canaries.length} planted violations seen, ${summary.violations.length} violations`,
);
process.exitCode = !isLateCallSeen || missed.length > 0 || summary.violations.length > 0 || own < 100 ? 1 : 0;

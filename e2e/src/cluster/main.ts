// npm run k8s -- up|journeys|scale|roll|outage|drain|down: drives Pathwise in the cluster that KUBECONFIG names. See docs/operating.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, runMain } from '@pathwise/local-servers/failure';
import { root } from '@pathwise/local-servers/paths';
import { tryArrows } from './arrows.ts';
import { type Deployed, openDeployed } from './deployed.ts';
import { drain } from './drain.ts';
import { kubectl, namespace, workloadNames } from './kubectl.ts';
import { loseAuth, loseBroker } from './outage.ts';
import { killPods, roll } from './roll.ts';
import { autoscale, scale } from './scale.ts';
import { scaleTest } from './scale-test.ts';
import { up } from './up.ts';

const usage = `Usage, with KUBECONFIG set and kubectl on the PATH:
  npm run k8s -- up [--overlay DIR] [--load COMMAND]   apply an overlay (k8s/overlays/local); COMMAND gives the cluster one image
  npm run k8s -- journeys [FILE …]                     try every arrow of the network, then run browser journeys
  npm run k8s -- scale goals 3, scale all 2            scale a service or every workload, and show how replicas share the events
  npm run k8s -- scale auto                            let load scale the gateway from 1 to 3 and back
  npm run k8s -- roll [--rounds 10] [--per-second 50]  roll every workload and the broker under load
  npm run k8s -- roll --kill SECONDS                   kill a pod every 5 s instead
  npm run k8s -- outage broker|auth                    take the broker's majority, or auth, away for a minute
  npm run scale-test [-- --seconds 60]                 what a read and a goal cost with 1, 2 and 3 replicas of everything
  npm run k8s -- drain                                 evict pods under load, as draining a node does
  npm run k8s -- down                                  delete the namespace with all data`;

const keys = join(root, 'k8s/overlays/local/keys');
const journeyFiles = ['roadmap-journey', 'coach-journey', 'plan-board', 'safety-journey', 'members-journey', 'remotes'];

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    overlay: { type: 'string', default: join(root, 'k8s/overlays/local') },
    load: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '50' },
    kill: { type: 'string' },
    seconds: { type: 'string', default: '60' },
  },
});

/** Prints what is wrong. The exit code tells whether there is any. */
function conclude(wrong: readonly string[]): number {
  console.log(wrong.length === 0 ? 'passed' : `FAILED: ${wrong.join('; ')}`);
  return wrong.length === 0 ? 0 : 1;
}

async function withDeployed<T>(use: (deployed: Deployed) => Promise<T>, { inBrowser = false } = {}): Promise<T> {
  const deployed = await openDeployed(keys, { inBrowser });
  try {
    return await use(deployed);
  } finally {
    deployed.close();
  }
}

async function journeys(files: readonly string[]): Promise<number> {
  const { needed, forbidden, wrong } = await tryArrows();
  console.log(`${needed} needed arrows and ${forbidden} forbidden ones were tried`);
  if (wrong.length > 0) return conclude(wrong);
  return withDeployed(
    async (deployed) => {
      const chosen = (files.length > 0 ? files : journeyFiles).map((name) => join('e2e/test', name));
      const args = [
        '--disable-warning=ExperimentalWarning',
        join(root, 'e2e/src/journeys.ts'),
        '--runInBand',
        ...chosen,
      ];
      const env = { ...process.env, DEPLOYED: JSON.stringify(deployed) };
      const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env }), 'exit');
      return (code as number | null) ?? 1;
    },
    { inBrowser: true },
  );
}

await runMain(async () => {
  const [verb, ...args] = positionals;
  if (verb === 'up') await up({ overlay: resolve(options.overlay), keys, load: options.load });
  else if (verb === 'journeys') return journeys(args);
  else if (verb === 'scale' && args[0] === 'auto') return conclude(await withDeployed(autoscale));
  else if (verb === 'scale' && args[0] && Number(args[1]) > 0)
    return conclude(
      await withDeployed(async (deployed) =>
        scale(deployed, {
          names: args[0] === 'all' ? await workloadNames() : [String(args[0])],
          replicas: Number(args[1]),
        }),
      ),
    );
  else if (verb === 'roll' && options.kill)
    return conclude(await withDeployed((deployed) => killPods(deployed, { seconds: Number(options.kill) })));
  else if (verb === 'roll')
    return conclude(
      await withDeployed((deployed) =>
        roll(deployed, { rounds: Number(options.rounds), perSecond: Number(options['per-second']) }),
      ),
    );
  else if (verb === 'outage' && args[0] === 'broker') return conclude(await withDeployed(loseBroker));
  else if (verb === 'outage' && args[0] === 'auth') return conclude(await withDeployed(loseAuth));
  else if (verb === 'drain') return conclude(await withDeployed(drain));
  else if (verb === 'scale-test')
    return conclude(await withDeployed((deployed) => scaleTest(deployed, { seconds: Number(options.seconds) })));
  else if (verb === 'down') await kubectl('delete', 'namespace', namespace, '--ignore-not-found');
  else throw new Failure(usage);
  return 0;
});

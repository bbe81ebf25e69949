import { frontendNames } from '@pathwise/local/frontends';
import { reaches, type Workload, workloads } from '@pathwise/local/operations/workloads';
import { kubectl } from './kubectl.ts';

const ports = { http: 8080, internal: 8081 };
const stores = { mongo: 'mongo-0.mongo:27017', nats: 'nats:4222', mail: 'mail:1025' };
const apiServer = 'kubernetes.default:443';

/** What a workload may reach by the architecture: the gateway's callees, and the stores that its settings name. */
function allowed(workload: Workload, all: readonly Workload[]): Set<string> {
  const may = reaches(workload);
  const callees = all.flatMap(({ name, callers }) =>
    callers
      .filter(({ from }) => from === workload.name)
      .flatMap((caller) => caller.ports.map((port) => `${name}:${ports[port]}`)),
  );
  const used = (['mongo', 'nats', 'mail'] as const).filter((store) => may[store]).map((store) => stores[store]);
  return new Set([...callees, ...used]);
}

/** Tries to connect to each target at once. Runs in a pod, so it is text. Prints those that answered. */
const probe = `
const { connect } = require('node:net');
const tried = process.argv.slice(1).map((target) => new Promise((resolve) => {
  const [host, port] = target.split(':');
  const socket = connect({ host, port: Number(port), timeout: 3000 });
  const end = (reached) => { socket.destroy(); resolve(reached ? target : ''); };
  socket.once('connect', () => end(true)).once('timeout', () => end(false)).once('error', (error) => end(error.code === 'ECONNREFUSED'));
}));
Promise.all(tried).then((reached) => console.log(JSON.stringify(reached.filter(Boolean))));
`;

/** Tries every arrow from every workload. Returns the count of each kind and what is not as the architecture says. */
export async function tryArrows() {
  const all = await workloads(frontendNames());
  const targets = [
    ...all.flatMap(({ name }) => Object.values(ports).map((port) => `${name}:${port}`)),
    ...Object.values(stores),
    apiServer,
  ];
  const wrong: string[] = [];
  const counts = { needed: 0, forbidden: 0 };
  for (const workload of all) {
    const own = new Set(targets.filter((target) => !target.startsWith(`${workload.name}:`)));
    const said = await kubectl('exec', `deployment/${workload.name}`, '--', 'node', '-e', probe, ...own);
    const reached = new Set(JSON.parse(said) as string[]);
    const may = allowed(workload, all);
    counts.needed += may.size;
    counts.forbidden += own.size - may.size;
    for (const target of may) if (!reached.has(target)) wrong.push(`${workload.name} does not reach ${target}`);
    for (const target of reached) if (!may.has(target)) wrong.push(`${workload.name} reaches ${target}`);
  }
  return { ...counts, wrong };
}

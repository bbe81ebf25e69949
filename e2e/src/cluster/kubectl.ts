import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import type { Manifest } from '@pathwise/local/operations/manifests';
import { Failure } from '@pathwise/local-servers/failure';

const run = promisify(execFile);

/** The namespace of both overlays. */
export const namespace = 'pathwise';

/** Runs kubectl in the namespace. Resolves with its output; throws a `Failure` with what it wrote to stderr. */
export const kubectl = (...args: string[]): Promise<string> => kubectlWith('', ...args);

/** Like `kubectl`, with a text as its input. */
export async function kubectlWith(input: string, ...args: string[]): Promise<string> {
  try {
    const running = run('kubectl', ['--namespace', namespace, ...args], { maxBuffer: 64 * 1024 * 1024 });
    running.child.stdin?.end(input);
    return (await running).stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT')
      throw new Failure('kubectl is not installed: put it on the PATH, and name the cluster by KUBECONFIG.');
    throw new Failure(stderr?.trim() || String(error));
  }
}

/** The objects of a kind, as the API server has them. */
export async function objects(kind: string, ...args: string[]): Promise<Manifest[]> {
  return (JSON.parse(await kubectl('get', kind, ...args, '--output=json')) as { items: Manifest[] }).items;
}

/** The names of Pathwise's own Deployments: services, gateway and file servers, without the stores of the overlay. */
export async function workloadNames(): Promise<string[]> {
  const scaled = await objects('horizontalpodautoscalers');
  return scaled.map(({ metadata }) => metadata.name);
}

/** Waits for the rollout of Deployments and StatefulSets, of all when none is named. */
export async function rolledOut(names?: readonly string[], seconds = 300): Promise<void> {
  const all = names ?? (await kubectl('get', 'deployments,statefulsets', '--output=name')).trim().split('\n');
  const targets = all.map((name) => (name.includes('/') ? name : `deployment/${name}`));
  await Promise.all(targets.map((target) => kubectl('rollout', 'status', target, `--timeout=${seconds}s`)));
}

/** Sets the least replicas of a workload's autoscaler, and waits until as many are ready. */
export async function scaleTo(names: readonly string[], replicas: number): Promise<void> {
  const patch = JSON.stringify({ spec: { minReplicas: replicas } });
  await Promise.all(names.map((name) => kubectl('patch', 'hpa', name, '--patch', patch)));
  await Promise.all(
    names.map((name) =>
      kubectl('wait', `deployment/${name}`, `--for=jsonpath={.status.readyReplicas}=${replicas}`, '--timeout=300s'),
    ),
  );
}

interface Forwarding {
  port: number;
  stop(): void;
}

/** Forwards a port of this machine to one pod of a Service or Deployment. `local` 0 picks a free port. */
export function forward(
  target: string,
  { remote, local = 0 }: { remote: number; local?: number },
): Promise<Forwarding> {
  const child = spawn('kubectl', ['--namespace', namespace, 'port-forward', target, `${local || ''}:${remote}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (text: Buffer) => {
      said += text;
      const [, port] = /Forwarding from 127\.0\.0\.1:(\d+)/.exec(said) ?? [];
      if (port) resolve({ port: Number(port), stop: () => void child.kill() });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Failure(`kubectl forwards nothing to ${target}: ${said.trim()}`)));
  });
}

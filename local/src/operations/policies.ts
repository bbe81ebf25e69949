import type { Manifest } from './manifests.ts';

/** What every workload must have (T16 of the quality plan), as sentences about what is missing. */
export function violations(manifests: readonly Manifest[]): string[] {
  const running = manifests.filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job', 'CronJob'].includes(kind));
  return [...running.flatMap((workload) => violationsOf(workload, manifests)), ...networkViolations(manifests)];
}

function violationsOf({ kind, metadata: { name }, spec }: Manifest, all: readonly Manifest[]): string[] {
  const { spec: pod, metadata } = (kind === 'CronJob' ? spec.jobTemplate.spec : spec).template;
  const staysUp = kind === 'Deployment' || kind === 'StatefulSet';
  const has = (other: string) =>
    all.some((one) => one.kind === other && selects(one, { name, labels: metadata.labels }));
  const faults = [
    ...podFaults(pod),
    ...[...(pod.initContainers ?? []), ...pod.containers].flatMap(containerFaults),
    ...(staysUp ? pod.containers.flatMap((container: Container) => probeFaults(container)) : []),
    ...(staysUp && !has('PodDisruptionBudget') ? ['has no disruption budget'] : []),
    ...(kind === 'Deployment' && !autoscalers.some(has) && spec.replicas !== 1 ? ['has no autoscaler'] : []),
    ...(has('NetworkPolicy') ? [] : ['has no network policy of its own']),
    ...(staysUp && !pod.topologySpreadConstraints?.length && spec.replicas !== 1 ? ['is not spread over nodes'] : []),
  ];
  return faults.map((fault) => `${name} ${fault}`);
}

/** KEDA makes a HorizontalPodAutoscaler of each ScaledObject. */
const autoscalers = ['HorizontalPodAutoscaler', 'ScaledObject'];

function selects(
  { kind, spec }: Manifest,
  { name, labels }: { name: string; labels: Record<string, string> },
): boolean {
  if (autoscalers.includes(kind)) return spec.scaleTargetRef.name === name;
  const wanted = (kind === 'NetworkPolicy' ? spec.podSelector : spec.selector)?.matchLabels ?? {};
  const pairs = Object.entries(wanted);
  return pairs.length > 0 && pairs.every(([key, value]) => labels[key] === value);
}

// biome-ignore lint/suspicious/noExplicitAny: parsed YAML, of which each policy reads one field
type Container = any;

const variableOf = (env: { name: string; value?: string }[], wanted: string) =>
  env.find(({ name }) => name === wanted)?.value;

// biome-ignore lint/suspicious/noExplicitAny: see above
function podFaults(pod: any): string[] {
  const leaves = pod.containers.map(({ env = [] }: Container) => Number(variableOf(env, 'LEAVE_MS') ?? 0) / 1_000);
  return [
    pod.automountServiceAccountToken === false ? '' : 'gets a token of the cluster',
    pod.securityContext?.runAsNonRoot === true ? '' : 'may run as root',
    pod.securityContext?.seccompProfile?.type === 'RuntimeDefault' ? '' : 'has no seccomp profile',
    pod.hostNetwork || pod.hostPID || pod.hostIPC ? 'shares a namespace with its node' : '',
    pod.volumes?.some(({ hostPath }: { hostPath?: object }) => hostPath) ? 'mounts a folder of its node' : '',
    (pod.terminationGracePeriodSeconds ?? 30) >= 24 + Math.max(...leaves)
      ? ''
      : 'is killed before it has stopped (24 s)',
    pod.containers.every((container: Container) => ownsItsKeyfile(container, pod)) ? '' : 'refuses its keyfile',
  ].filter(Boolean);
}

/** mongod starts only when nobody but its owner can read the keyfile. In a pod with `fsGroup` a Secret's files are open to the group. */
// biome-ignore lint/suspicious/noExplicitAny: see above
function ownsItsKeyfile({ command = [], volumeMounts = [] }: Container, pod: any): boolean {
  if (!command.includes('--keyFile')) return true;
  const path: string = command[command.indexOf('--keyFile') + 1];
  const mount = volumeMounts.find(({ mountPath }: { mountPath: string }) => path.startsWith(`${mountPath}/`));
  const volume = pod.volumes?.find(({ name }: { name: string }) => name === mount?.name);
  const isCopy = pod.initContainers?.some(
    (first: Container) => first.command?.includes('--mode=400') && first.command.at(-1) === path,
  );
  return Boolean(volume?.emptyDir && isCopy);
}

function containerFaults({ securityContext = {}, resources = {}, image = '' }: Container): string[] {
  return [
    securityContext.allowPrivilegeEscalation === false ? '' : 'may gain privileges',
    securityContext.readOnlyRootFilesystem === true ? '' : 'has a writable root file system',
    securityContext.capabilities?.drop?.includes('ALL') ? '' : 'keeps capabilities',
    resources.requests?.cpu && resources.requests?.memory ? '' : 'requests no resources',
    resources.limits?.memory ? '' : 'has no limit of memory',
    /:(?!latest$)[^/]+$/.test(image) ? '' : 'uses an image that changes',
  ].filter(Boolean);
}

/** A liveness probe that asks another server restarts healthy pods when that server is away. `/ready` tells of the database. */
function probeFaults({ startupProbe, livenessProbe, readinessProbe }: Container): string[] {
  return [
    startupProbe ? '' : 'has no startup probe',
    livenessProbe ? '' : 'has no liveness probe',
    readinessProbe ? '' : 'has no readiness probe',
    livenessProbe?.httpGet?.path === '/ready' ? 'is restarted when its database is away' : '',
  ].filter(Boolean);
}

/** Everything is refused by default, and nobody but the gateway may be called from everywhere. */
function networkViolations(manifests: readonly Manifest[]): string[] {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  const denied = policies.some(
    ({ spec }) =>
      Object.keys(spec.podSelector).length === 0 && !spec.ingress && !spec.egress && spec.policyTypes.length === 2,
  );
  const open = policies.filter(
    ({ metadata, spec }) =>
      metadata.name !== 'entry' && spec.ingress?.some(({ from }: { from?: object[] }) => !from?.length),
  );
  return [
    ...(denied ? [] : ['the network is not closed by default']),
    ...open.map(({ metadata: { name } }) => `${name} may be called by anybody`),
  ];
}

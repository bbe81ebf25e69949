import { stringify } from 'yaml';
import { type PortName, reaches, type Variable, variablesOf, type Workload } from './workloads.ts';

/** A Kubernetes object, as far as the checks read it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: the shape differs by kind, and policies.ts checks it
  spec?: any;
  [more: string]: unknown;
}

const ports: Record<PortName, number> = { http: 8080, internal: 8081 };
const nameLabel = 'app.kubernetes.io/name';
const selectorOf = (name: string) => ({ matchLabels: { [nameLabel]: name } });
const using = (store: string) => ({ [`pathwise/uses-${store}`]: 'true' });
const user = 1000;
/** An overlay names the registry and the tag of a release. */
const version = '0.1.0';

/** Seconds until a stopping pod is out of every list of addresses (LEAVE_MS), and until its process has stopped (24) with a margin. */
const leaveSeconds = 10;
const graceSeconds = 40;
/** Migrations run before a service is started; see docs/changing-a-stored-shape.md. */
const startMinutes = 5;

/** Commands that run by the clock in the environment of a workload. What ends by itself, such as old trash, is left to the database's indexes. */
const nightly = [
  { workload: 'social', name: 'social-reconcile', schedule: '20 3 * * *', args: ['src/rebuild.ts', 'members'] },
  { workload: 'admin', name: 'admin-verify-audit', schedule: '40 3 * * *', args: ['src/verify-audit.ts'] },
];

/** The files of k8s/base by name. */
export function baseFiles(all: readonly Workload[], frontends: readonly string[]): Record<string, string> {
  const files = Object.fromEntries([
    ...all.map((workload) => [`${workload.name}.yaml`, toYaml(manifestsOf(workload, all, frontends))]),
    ['nightly.yaml', toYaml(nightly.flatMap((command) => nightlyOf(command, all, frontends)))],
  ]);
  return {
    ...files,
    'network.yaml': toYaml(defaultNetwork),
    'kustomization.yaml': toYaml([
      {
        apiVersion: 'kustomize.config.k8s.io/v1beta1',
        kind: 'Kustomization',
        resources: ['network.yaml', ...Object.keys(files)],
      },
    ]),
  };
}

export const toYaml = (documents: readonly object[]): string =>
  `# Made from local/src/operations by \`npm run generate\`; do not edit. Change it in an overlay.\n${documents
    .map((document) => stringify(document, { lineWidth: 0, aliasDuplicateObjects: false }))
    .join('---\n')}`;

/** Everything of one workload. */
export function manifestsOf(workload: Workload, all: readonly Workload[], frontends: readonly string[]): Manifest[] {
  const { name } = workload;
  const metadata = { name, labels: { [nameLabel]: name, 'app.kubernetes.io/part-of': 'pathwise' } };
  return [
    { apiVersion: 'v1', kind: 'ServiceAccount', metadata, automountServiceAccountToken: false },
    { apiVersion: 'apps/v1', kind: 'Deployment', metadata, spec: deploymentOf(workload, frontends) },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata,
      spec: {
        selector: selectorOf(name).matchLabels,
        ports: Object.entries(ports).map(([port, number]) => ({ name: port, port: number, targetPort: port })),
      },
    },
    {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata,
      spec: { maxUnavailable: 1, selector: selectorOf(name) },
    },
    { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', metadata, spec: scalingOf(name) },
    { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', metadata, spec: arrowsOf(workload, all) },
  ];
}

/** A command by the clock. */
function nightlyOf(
  { schedule, ...command }: (typeof nightly)[number],
  all: readonly Workload[],
  frontends: readonly string[],
): Manifest[] {
  const { metadata, job, policy } = commandOf(command, all, frontends);
  return [
    {
      apiVersion: 'batch/v1',
      kind: 'CronJob',
      metadata,
      spec: { schedule, concurrencyPolicy: 'Forbid', jobTemplate: { spec: job } },
    },
    policy,
  ];
}

/** The files of k8s/components/first-admin by name: a command that makes an admin of the address in the Secret `first-admin`. */
export function firstAdminFiles(all: readonly Workload[], frontends: readonly string[]): Record<string, string> {
  const email = 'FIRST_ADMIN_EMAIL';
  const command = {
    workload: 'auth',
    name: 'first-admin',
    args: ['src/promote-admin.ts', `$(${email})`],
    env: [{ name: email, valueFrom: { secretKeyRef: { name: 'first-admin', key: 'email' } } }],
  };
  const { metadata, job, policy } = commandOf(command, all, frontends);
  // It does not wait for somebody to register, who need not be the right person. Then it goes, as the Job of a release cannot be changed by the next.
  const spec = { ...job, ttlSecondsAfterFinished: 600 };
  const jobs: Manifest[] = [{ apiVersion: 'batch/v1', kind: 'Job', metadata, spec }, policy];
  return { 'job.yaml': toYaml(jobs), 'kustomization.yaml': toYaml([componentOf({ resources: ['job.yaml'] })]) };
}

export const componentOf = (parts: object) => ({
  apiVersion: 'kustomize.config.k8s.io/v1alpha1',
  kind: 'Component',
  ...parts,
});

/** A command with the workload's settings, Secrets and ways to its stores. It has its own name, so that nobody calls it. */
function commandOf(
  { workload: of, name, args, env = [] }: { workload: string; name: string; args: readonly string[]; env?: Variable[] },
  all: readonly Workload[],
  frontends: readonly string[],
) {
  const workload = all.find((one) => one.name === of);
  if (!workload) throw new Error(`no workload ${of}`);
  const metadata = { name, labels: { [nameLabel]: name, 'app.kubernetes.io/part-of': 'pathwise' } };
  const { template } = deploymentOf(workload, frontends);
  const { topologySpreadConstraints: _spread, containers, ...pod } = template.spec;
  const [{ startupProbe: _s, livenessProbe: _l, readinessProbe: _r, ports: _p, ...container }] = containers;
  const command = ['node', '--disable-warning=ExperimentalWarning', ...args];
  const spec = {
    ...pod,
    restartPolicy: 'Never',
    containers: [{ ...container, name, command, env: [...container.env, ...env] }],
  };
  const labels = { ...template.metadata.labels, ...metadata.labels };
  const policy: Manifest = {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata,
    spec: { ...arrowsOf({ ...workload, name, callers: [] }, all), podSelector: selectorOf(name) },
  };
  return {
    metadata,
    job: { backoffLimit: 2, activeDeadlineSeconds: 3_600, template: { metadata: { labels }, spec } },
    policy,
  };
}

/** How a workload scales: its replicas, and the percentage of the requested processor that is aimed at. */
export const scaling = { least: 2, most: 10, cpuPercent: 70 };

function scalingOf(name: string) {
  const target = { type: 'Utilization', averageUtilization: scaling.cpuPercent };
  return {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    minReplicas: scaling.least,
    maxReplicas: scaling.most,
    metrics: [{ type: 'Resource', resource: { name: 'cpu', target } }],
    behavior: { scaleDown: { stabilizationWindowSeconds: 300 } },
  };
}

/** Replicas are left to the autoscaler. */
function deploymentOf(workload: Workload, frontends: readonly string[]) {
  const { name } = workload;
  const { mongo, nats, mail } = reaches(workload);
  const labels = {
    ...selectorOf(name).matchLabels,
    'app.kubernetes.io/part-of': 'pathwise',
    ...(mongo ? using('mongo') : {}),
    ...(nats ? using('nats') : {}),
    ...(mail ? using('mail') : {}),
  };
  return {
    revisionHistoryLimit: 5,
    selector: selectorOf(name),
    strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
    template: { metadata: { labels }, spec: podOf(workload, frontends) },
  };
}

function podOf(workload: Workload, frontends: readonly string[]) {
  const { name } = workload;
  const keys = keysOf(workload);
  const spread = (topologyKey: string) => ({
    maxSkew: 1,
    topologyKey,
    whenUnsatisfiable: 'ScheduleAnyway',
    labelSelector: selectorOf(name),
  });
  return {
    serviceAccountName: name,
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    terminationGracePeriodSeconds: graceSeconds,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: user,
      runAsGroup: user,
      fsGroup: user,
      seccompProfile: { type: 'RuntimeDefault' },
    },
    topologySpreadConstraints: [spread('topology.kubernetes.io/zone'), spread('kubernetes.io/hostname')],
    containers: [containerOf(workload, { frontends, mounts: keys.map(({ mount }) => mount) })] as const,
    volumes: [{ name: 'tmp', emptyDir: { sizeLimit: '1Gi' } }, ...keys.map(({ volume }) => volume)],
  };
}

/** The Secrets that a workload reads as files. */
function keysOf({ settings: { shape } }: Workload) {
  return (['public', 'private'] as const)
    .filter((kind) => `JWT_${kind.toUpperCase()}_KEY` in shape)
    .map((kind) => ({
      volume: { name: `${kind}-key`, secret: { secretName: `${kind}-key`, defaultMode: 0o440 } },
      mount: { name: `${kind}-key`, mountPath: `/keys/${kind}`, readOnly: true },
    }));
}

function containerOf(workload: Workload, { frontends, mounts }: { frontends: readonly string[]; mounts: object[] }) {
  const { name, memory } = workload;
  const probe = (path: string) => ({ httpGet: { path, port: 'internal' }, timeoutSeconds: 3 });
  return {
    name,
    image: `pathwise/${name}:${version}`,
    ports: Object.entries(ports).map(([port, containerPort]) => ({ name: port, containerPort })),
    envFrom: [{ configMapRef: { name: 'settings' } }],
    env: [{ name: 'LEAVE_MS', value: `${leaveSeconds * 1_000}` }, ...variablesOf(workload, frontends)],
    startupProbe: { ...probe('/startup'), periodSeconds: 2, failureThreshold: startMinutes * 30 },
    livenessProbe: { ...probe('/live'), periodSeconds: 10, failureThreshold: 3 },
    readinessProbe: { ...probe('/ready'), periodSeconds: 3, failureThreshold: 2 },
    // The busiest one measured used 85m; a process of Node uses one processor at most (docs/scale.md).
    resources: { requests: { cpu: '100m', memory: memory.request }, limits: { cpu: '1', memory: memory.limit } },
    securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
    volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }, ...mounts],
  };
}

/** Who may call a workload, and what it may call. Everything else is refused. */
function arrowsOf(workload: Workload, all: readonly Workload[]) {
  const { mongo, nats, mail, internet, services } = reaches(workload);
  const to = (name: string, port: number | string) => ({
    to: [{ podSelector: selectorOf(name) }],
    ports: [{ protocol: 'TCP', port }],
  });
  const called = services ? all.filter(({ callers }) => callers.some(({ from }) => from === workload.name)) : [];
  return {
    podSelector: selectorOf(workload.name),
    policyTypes: ['Ingress', 'Egress'],
    ingress: workload.callers.map(({ from, ports: allowed }) => ({
      from: [{ podSelector: selectorOf(from) }],
      ports: allowed.map((port) => ({ protocol: 'TCP', port })),
    })),
    egress: [
      ...called.flatMap(({ name, callers }) =>
        callers.flatMap(({ ports: open }) => open.map((port) => to(name, port))),
      ),
      ...(mongo ? [to('mongo', 27_017)] : []),
      ...(nats ? [to('nats', 4_222)] : []),
      ...(mail ? [to('mail', 1_025)] : []),
      ...(internet ? [publicInternet] : []),
    ],
  };
}

/** Any public address by https, none of a private network. */
const publicInternet = {
  to: [
    {
      ipBlock: {
        cidr: '0.0.0.0/0',
        except: ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
      },
    },
  ],
  ports: [{ protocol: 'TCP', port: 443 }],
};

/** Nothing goes in or out, except questions to the cluster's name server. */
const defaultNetwork: Manifest[] = [
  {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'default-deny' },
    spec: { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
  },
  {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name: 'names' },
    spec: {
      podSelector: {},
      policyTypes: ['Egress'],
      egress: [
        {
          to: [
            {
              namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'kube-system' } },
              podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } },
            },
          ],
          ports: ['UDP', 'TCP'].map((protocol) => ({ protocol, port: 53 })),
        },
      ],
    },
  },
];

import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { parseAllDocuments } from 'yaml';
import { frontendNames } from '../src/frontends.ts';
import { kedaFiles } from '../src/operations/keda.ts';
import { contentsOf } from '../src/operations/kustomization.ts';
import { baseFiles, type Manifest } from '../src/operations/manifests.ts';
import { violations } from '../src/operations/policies.ts';
import { wrongSettings } from '../src/operations/settings.ts';
import { reaches, workloads } from '../src/operations/workloads.ts';

const k8s = join(root, 'k8s');
const overlays = readdirSync(join(k8s, 'overlays'));
const contents = (overlay: string) => contentsOf(join(k8s, 'overlays', overlay));
const all = once(() => workloads(frontendNames()));

/** Reads once, when the first test needs it. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

describe.each(overlays)('the overlay %s', (overlay) => {
  it('keeps every policy', () => {
    expect(violations(contents(overlay).manifests)).toEqual([]);
  });

  it('has a workload for every folder of services/ and frontends/', () => {
    const names = contents(overlay)
      .manifests.filter(({ kind }) => kind === 'Deployment')
      .map(({ metadata }) => metadata.name);
    const sites = frontendNames().map((name) => (name === 'shell' ? 'site' : `site-${name}`));
    const services = readdirSync(join(root, 'services'));
    expect(names).toEqual(expect.arrayContaining(['gateway', ...services, ...sites]));
  });

  it('gives every process an environment that it accepts', async () => {
    const { manifests, settings, secrets } = contents(overlay);
    for (const { name, settings: schema } of await all()) {
      const env = environmentOf(deployment(manifests, name), secrets);
      const known = Object.entries(settings).filter(([key]) => key in schema.shape);
      expect({ name, wrong: wrongSettings(schema, { ...Object.fromEntries(known), ...env }) }).toEqual({
        name,
        wrong: [],
      });
    }
  });
});

describe.each(readdirSync(join(k8s, 'components')))('the component %s', (component) => {
  it('keeps every policy beside the base', () => {
    const { manifests } = contentsOf(join(k8s, 'components', component));
    expect(violations([...contents('production').manifests, ...manifests])).toEqual([]);
  });
});

it('the first admin is made by a command of auth, with the address of a Secret and the settings of auth', async () => {
  const { settings, secrets } = contents('production');
  const [job] = contentsOf(join(k8s, 'components', 'first-admin')).manifests;
  if (!job) throw new Error('the component has no Job');
  const [script, address] = container(job).command.slice(2);
  expect(existsSync(join(root, 'services/auth', script))).toBe(true);
  const { FIRST_ADMIN_EMAIL: email, ...own } = environmentOf(job, { ...secrets, 'first-admin': ['email'] });
  expect({ email, address }).toEqual({ email: 'ann@example.org', address: '$(FIRST_ADMIN_EMAIL)' });
  const auth = (await all()).find(({ name }) => name === 'auth')?.settings;
  if (!auth) throw new Error('no workload auth');
  const known = Object.entries(settings).filter(([key]) => key in auth.shape);
  expect(wrongSettings(auth, { ...Object.fromEntries(known), ...own })).toEqual([]);
  expect(job.spec.ttlSecondsAfterFinished).toBeGreaterThan(0); // or the Job of the next release is refused
});

it('each workload requests at least the processor time that docs/scale.md names as its source', () => {
  const page = readFileSync(join(root, 'docs/scale.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (\w+) \| (\d+) \+ (\d+) ms \| (\d+m) \|/gm)];
  expect(rows.length).toBeGreaterThan(5);
  const { manifests } = contents('production');
  for (const [, name = '', used, atRest, request] of rows) {
    const { requests } = container(deployment(manifests, name === 'coach' ? 'ai' : name)).resources;
    expect({ name, request }).toEqual({ name, request: requests.cpu });
    expect(Number(used) + Number(atRest)).toBeLessThanOrEqual(Number.parseInt(requests.cpu, 10));
  }
});

describe('where KEDA is', () => {
  type Trigger = { type: string; metadata: { consumer: string } };
  const followed = (scaled: Manifest | undefined): string[] =>
    scaled?.spec.triggers.flatMap(({ type, metadata }: Trigger) => (type === 'cpu' ? [] : [metadata.consumer]));

  it('a service scales by the lag of each of its consumers', () => {
    const event = { type: 'goals.goal-created.v1' };
    const own = [
      { name: 'ai-draft', event },
      { name: 'ai-erase', event },
    ];
    const { 'scaled.yaml': scaled = '', 'kustomization.yaml': kustomization } = kedaFiles({ ai: own, none: [] });
    const objects = parseAllDocuments(scaled).map((document) => document.toJS() as Manifest);
    expect(objects.map(({ metadata }) => metadata.name)).toEqual(['ai']);
    expect(followed(objects[0])).toEqual(['ai-draft', 'ai-erase']);
    expect(kustomization).toContain('name: ai');
    expect(kustomization).not.toContain('name: none');
  });

  // `npm run check` compares the files with what the services declare.
  it('every service scales so', () => {
    const scaled = contentsOf(join(k8s, 'components', 'keda')).manifests.filter(({ kind }) => kind === 'ScaledObject');
    expect(scaled.map(({ metadata }) => metadata.name).sort()).toEqual(readdirSync(join(root, 'services')).sort());
    for (const one of scaled) expect(followed(one)).toContain(`${one.metadata.name}-erase-person`);
  });
});

describe('the arrows of the network', () => {
  it('are those that the settings of each process name', async () => {
    const { manifests } = contents('local');
    for (const workload of await all()) {
      const { mongo, nats, mail, internet, services } = reaches(workload);
      const [policy] = manifests.filter(
        ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === workload.name,
      );
      const targets = policy?.spec.egress.flatMap(({ to }: { to: Peer[] }) => to.map(nameOf));
      const expected = [
        ...(services
          ? (await all()).flatMap(({ name, callers }) => callers.flatMap(({ ports }) => ports.map(() => name)))
          : []),
        ...(mongo ? ['mongo'] : []),
        ...(nats ? ['nats'] : []),
        ...(mail ? ['mail'] : []),
        ...(internet ? ['internet'] : []),
      ];
      expect({ name: workload.name, targets }).toEqual({ name: workload.name, targets: expected });
    }
  });

  it('lead out of the cluster for the coach, payments and pictures alone, by https and to public addresses', () => {
    const { manifests } = contents('local');
    type Way = { to: { ipBlock?: { cidr: string; except: string[] } }[]; ports: { port: number }[] };
    const out = manifests
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .flatMap(({ metadata, spec }) =>
        (spec.egress ?? []).flatMap(({ to, ports }: Way) =>
          to.flatMap(({ ipBlock }) => (ipBlock ? [{ name: metadata.name, ipBlock, ports }] : [])),
        ),
      );
    expect(out.map(({ name }) => name).toSorted()).toEqual(['ai', 'auth', 'billing']);
    for (const { ipBlock, ports } of out) {
      expect(ports).toEqual([{ protocol: 'TCP', port: 443 }]);
      for (const range of ['10.0.0.0/8', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'])
        expect(ipBlock.except).toContain(range);
    }
  });

  it('let no service call another, and only the gateway call auth’s internal port', async () => {
    for (const { name, callers } of await all()) {
      expect(callers.map(({ from }) => from)).toEqual(name === 'gateway' ? [] : ['gateway']);
      expect(callers.some(({ ports }) => ports.includes('internal'))).toBe(name === 'auth');
    }
  });
});

describe('the policies find', () => {
  // Each changes the pod, the container or the object of `goals`, and names what must be found.
  const planted: [string, (object: Manifest) => void][] = [
    ['goals has no startup probe', (object) => void delete container(object).startupProbe],
    ['goals has no liveness probe', (object) => void delete container(object).livenessProbe],
    ['goals has no readiness probe', (object) => void delete container(object).readinessProbe],
    [
      'goals is restarted when its database is away',
      (object) => set(container(object).livenessProbe.httpGet, { path: '/ready' }),
    ],
    ['goals requests no resources', (object) => void delete container(object).resources.requests],
    ['goals has no limit of memory', (object) => void delete container(object).resources.limits],
    [
      'goals may gain privileges',
      (object) => set(container(object).securityContext, { allowPrivilegeEscalation: true }),
    ],
    [
      'goals has a writable root file system',
      (object) => set(container(object).securityContext, { readOnlyRootFilesystem: false }),
    ],
    [
      'goals keeps capabilities',
      (object) => set(container(object).securityContext, { capabilities: { drop: ['NET_RAW'] } }),
    ],
    ['goals uses an image that changes', (object) => set(container(object), { image: 'pathwise/goals:latest' })],
    ['goals may run as root', (object) => set(pod(object).securityContext, { runAsNonRoot: false })],
    ['goals has no seccomp profile', (object) => void delete pod(object).securityContext.seccompProfile],
    ['goals gets a token', (object) => void delete pod(object).automountServiceAccountToken],
    ['goals shares a namespace', (object) => set(pod(object), { hostNetwork: true })],
    [
      'goals mounts a folder of its node',
      (object) => set(pod(object), { volumes: [{ name: 'x', hostPath: { path: '/' } }] }),
    ],
    ['goals is killed before', (object) => set(pod(object), { terminationGracePeriodSeconds: 25 })],
    ['goals is not spread', (object) => void delete pod(object).topologySpreadConstraints],
  ];
  it.each(planted)('%s', (sentence, plant) => {
    const { manifests } = contents('local');
    plant(deployment(manifests, 'goals'));
    expect(violations(manifests)).toContainEqual(expect.stringContaining(sentence));
  });

  const removed: [string, string, string][] = [
    ['goals has no disruption budget', 'PodDisruptionBudget', 'goals'],
    ['goals has no autoscaler', 'HorizontalPodAutoscaler', 'goals'],
    ['goals has no network policy', 'NetworkPolicy', 'goals'],
    ['the network is not closed', 'NetworkPolicy', 'default-deny'],
    ['nats has no disruption budget', 'PodDisruptionBudget', 'nats'],
    ['social-reconcile has no network policy', 'NetworkPolicy', 'social-reconcile'],
  ];
  it.each(removed)('%s', (sentence, removedKind, name) => {
    const left = contents('local').manifests.filter(
      ({ kind, metadata }) => kind !== removedKind || metadata.name !== name,
    );
    expect(violations(left)).toContainEqual(expect.stringContaining(sentence));
  });

  it('a policy that lets anybody in', () => {
    const { manifests } = contents('local');
    const [policy] = manifests.filter(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'goals');
    set(policy?.spec, { ingress: [{ ports: [{ port: 8080 }] }] });
    expect(violations(manifests)).toContain('goals may be called by anybody');
  });

  it('a file that a kustomization names and nobody has written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pathwise-k8s-'));
    writeFileSync(join(folder, 'kustomization.yaml'), 'resources: [absent.yaml]');
    expect(() => contentsOf(folder)).toThrow('absent.yaml');
  });
});

it('the base is the generated one', async () => {
  const files = baseFiles(await all(), frontendNames());
  expect(readdirSync(join(k8s, 'base')).sort()).toEqual(Object.keys(files).sort());
});

type Peer = { podSelector?: { matchLabels: Record<string, string> } };
const nameOf = ({ podSelector }: Peer) => podSelector?.matchLabels['app.kubernetes.io/name'] ?? 'internet';
const pod = (object: Manifest) => object.spec.template.spec;
const container = (object: Manifest) => pod(object).containers[0];
const set = (target: object, change: object): void => void Object.assign(target, change);

function deployment(manifests: readonly Manifest[], name: string): Manifest {
  const found = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name);
  if (!found) throw new Error(`no Deployment ${name}`);
  return found;
}

type Variable = {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string; optional?: boolean } };
};

/** The container's variables, with a sample for each value of a Secret. Throws when the Secret or its key is not there. */
function environmentOf(object: Manifest, secrets: Record<string, string[]>): Record<string, string> {
  const samples: Record<string, string> = {
    server: 'mongodb://database',
    options: 'replicaSet=rs0',
    url: 'smtp://mail:1025',
    email: 'ann@example.org',
  };
  const env: Record<string, string> = {};
  for (const { name, value, valueFrom } of container(object).env as Variable[]) {
    const { secretKeyRef: ref } = valueFrom ?? {};
    if (ref && !secrets[ref.name]?.includes(ref.key)) {
      if (!ref.optional) throw new Error(`${object.metadata.name} needs ${ref.key} of the Secret ${ref.name}`);
      continue;
    }
    env[name] = ref
      ? (samples[ref.key] ?? 'x')
      : (value ?? '').replace(/\$\((\w+)\)/g, (_, other: string) => env[other] ?? '');
  }
  const { MONGO_SERVER: _server, MONGO_OPTIONS: _options, ...own } = env;
  for (const { secret } of pod(object).volumes as { secret?: { secretName: string } }[])
    if (secret && !secrets[secret.secretName])
      throw new Error(`${object.metadata.name} needs the Secret ${secret.secretName}`);
  return own;
}

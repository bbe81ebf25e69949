import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { apiNames } from '@pathwise/contracts/apis';
import { root } from '@pathwise/local-servers/paths';
import { parser } from '@prometheus-io/lezer-promql';
import { parse, stringify } from 'yaml';
import { rules } from '../src/monitoring/alerts.ts';
import { dashboardQueries } from '../src/monitoring/dashboards.ts';

const alerts = rules.groups.flatMap((group) => group.rules).filter(({ alert }) => alert !== undefined);
const names = alerts.map(({ alert }) => alert ?? '');
const rulesFile = join(root, 'k8s/components/monitoring/rules.yaml');
const isThere = spawnSync('promtool', ['--version']).error === undefined;
const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' });

/** What Prometheus has read: each series with its values, as promtool writes them. */
type World = Record<string, string>;
interface Case {
  world: World;
  /** When the alert must fire. */
  at: string;
  /** Time between two values, and between two looks at the rules. A minute unless the case lasts days. */
  every?: string;
}

const requests = 'http_server_request_duration_seconds';
const answers = (method: string, status: number) =>
  `${requests}_count{service="gateway",http_request_method="${method}",http_route="/api/goals",http_response_status_code="${status}"}`;
const within = (method: string, seconds: number) =>
  `${requests}_bucket{service="gateway",http_request_method="${method}",http_route="/api/goals",http_response_status_code="200",le="${seconds}"}`;
/** Grows by so much each time. */
const by = (step: number) => `0+${step}x40`;
const steady = (value: number) => `${value}x40`;

/** A world in which a share of `all` is bad, of a histogram with `good` as its bucket. */
const share = (all: string, good: string, bad: number): World => ({
  [all]: by(1_000),
  [good]: by(1_000 * (1 - bad)),
});
const reads = (bad: number) => share(answers('GET', 200), within('GET', 0.3), bad);
const writes = (bad: number) => share(answers('POST', 201), within('POST', 1).replace('"200"', '"201"'), bad);
const roadmaps = (bad: number) =>
  share('pathwise_roadmap_seconds_count', 'pathwise_roadmap_seconds_bucket{le="5"}', bad);
const mailed = (bad: number) =>
  share('pathwise_mail_delay_seconds_count', 'pathwise_mail_delay_seconds_bucket{le="60"}', bad);
const failures = (bad: number): World => ({
  [answers('GET', 200)]: by(1_000 * (1 - bad)),
  [answers('GET', 503)]: by(1_000 * bad),
});

const soon = '20m';
const later = { at: '12h', every: '30m' };
const cases: Record<string, Case> = {
  AvailabilityBurnsFast: { world: failures(0.02), at: soon },
  AvailabilityBurns: { world: failures(0.004), ...later },
  ReadLatencyBurnsFast: { world: reads(0.2), at: soon },
  ReadLatencyBurns: { world: reads(0.04), ...later },
  WriteLatencyBurnsFast: { world: writes(0.2), at: soon },
  WriteLatencyBurns: { world: writes(0.04), ...later },
  RoadmapTimeBurnsFast: { world: roadmaps(0.8), at: soon },
  RoadmapTimeBurns: { world: roadmaps(0.2), ...later },
  MailDelayBurnsFast: { world: mailed(0.2), at: soon },
  MailDelayBurns: { world: mailed(0.04), ...later },
  ProcessDown: { world: { 'up{job="pathwise",instance="goals-1"}': steady(0) }, at: '5m' },
  EventGivenUp: { world: { 'pathwise_events_dead_total{consumer="ai-draft-roadmap"}': '0x10 1x20' }, at: '15m' },
  ConsumerBehind: { world: { 'pathwise_events_waiting{consumer="ai-draft-roadmap"}': steady(1_500) }, at: '10m' },
  OutboxStuck: { world: { 'pathwise_outbox_rows{service="goals"}': steady(60) }, at: '10m' },
  DatabaseConnectionsShort: {
    world: { 'db_client_connections{service="goals",state="pending"}': steady(9) },
    at: '10m',
  },
  EventLoopBlocked: {
    world: { 'nodejs_eventloop_lag_p99_seconds{service="goals",instance="a"}': steady(0.4) },
    at: '15m',
  },
  DiskNearlyFull: {
    world: {
      'kubelet_volume_stats_available_bytes{persistentvolumeclaim="data-nats-0"}': steady(1),
      'kubelet_volume_stats_capacity_bytes{persistentvolumeclaim="data-nats-0"}': steady(10),
    },
    at: '15m',
  },
  MemoryNearlyFull: {
    world: {
      'container_memory_working_set_bytes{namespace="pathwise",pod="goals-1",container="goals"}': steady(95),
      'kube_pod_container_resource_limits{namespace="pathwise",pod="goals-1",resource="memory"}': steady(100),
    },
    at: '20m',
  },
  MailServerAway: {
    world: {
      'pathwise_mails_total{service="auth",outcome="failed"}': by(2),
      'pathwise_mails_total{service="auth",outcome="sent"}': steady(7),
    },
    at: '25m',
  },
  MailGivenUp: { world: { 'pathwise_mails_total{service="auth",outcome="given-up"}': '0x10 1x20' }, at: '20m' },
  PaymentsNotSeen: { world: { 'pathwise_billing_looks_total{outcome="failed"}': by(2) }, at: '25m' },
  WebhooksRefused: {
    world: {
      [`${requests}_count{service="billing",http_route="/api/webhooks/stripe",http_response_status_code="400"}`]: by(1),
    },
    at: '25m',
  },
  WebhookLost: { world: { 'pathwise_billing_looks_total{outcome="differed"}': '0x10 1x20' }, at: '20m' },
  ModelFails: {
    world: {
      'pathwise_model_call_seconds_count{outcome="answered"}': by(6),
      'pathwise_model_call_seconds_count{outcome="failed"}': by(4),
    },
    at: '25m',
  },
};

/** Everything as it is on a good day: some failures, some slow answers, a mail that needed a second try. */
const goodDay: World = {
  ...reads(0.002),
  ...writes(0.002),
  [answers('GET', 503)]: by(0.1),
  ...roadmaps(0.01),
  ...mailed(0.002),
  'up{job="pathwise",instance="goals-1"}': steady(1),
  'pathwise_events_dead_total{consumer="ai-draft-roadmap"}': steady(3),
  'pathwise_events_waiting{consumer="ai-draft-roadmap"}': steady(20),
  'pathwise_outbox_rows{service="goals"}': steady(3),
  'db_client_connections{service="goals",state="pending"}': steady(1),
  'db_client_connection_timeouts_total{service="goals"}': steady(4),
  'nodejs_eventloop_lag_p99_seconds{service="goals",instance="a"}': steady(0.02),
  'kubelet_volume_stats_available_bytes{persistentvolumeclaim="data-nats-0"}': steady(6),
  'kubelet_volume_stats_capacity_bytes{persistentvolumeclaim="data-nats-0"}': steady(10),
  'pathwise_mails_total{service="auth",outcome="failed"}': by(1),
  'pathwise_mails_total{service="auth",outcome="sent"}': by(50),
  'pathwise_billing_looks_total{outcome="looked"}': by(5),
  'pathwise_billing_looks_total{outcome="failed"}': by(0.1),
  'pathwise_billing_looks_waiting{state="due"}': steady(2),
  'pathwise_model_call_seconds_count{outcome="answered"}': by(50),
  'pathwise_model_call_seconds_count{outcome="failed"}': by(2),
};

const firing = (name: string) => `count(ALERTS{alertstate="firing"${name && `,alertname="${name}"`}})`;
const test = ({ world, at, every = '1m' }: Case, name: string, isFiring: boolean) => ({
  interval: every,
  input_series: Object.entries(world).map(([series, values]) => ({ series, values })),
  promql_expr_test: [{ expr: firing(name), eval_time: at, exp_samples: isFiring ? [{ labels: '{}', value: 1 }] : [] }],
});

/** Runs a case by Prometheus' own tool. Returns what it says when the alert is not as expected. */
function verdict(one: Case, name: string, isFiring: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const file = join(folder, 'tests.yaml');
  writeFileSync(
    file,
    stringify({ rule_files: [rulesFile], evaluation_interval: one.every ?? '1m', tests: [test(one, name, isFiring)] }),
  );
  const { status, stdout, stderr } = promtool('test', 'rules', file);
  rmSync(folder, { recursive: true });
  return status === 0 ? '' : stdout + stderr;
}

describe('the alerts', () => {
  it('each lead to a page that says what to do', () => {
    const pages = alerts.map(({ annotations }) => annotations?.['runbook'] ?? '');
    expect(pages.filter((page) => !existsSync(join(root, page)))).toEqual([]);
    const folder = join(root, 'docs/runbooks');
    const list = readFileSync(join(folder, 'README.md'), 'utf8');
    const unlisted = readdirSync(folder).filter((page) => page !== 'README.md' && !list.includes(`(${page})`));
    expect(unlisted).toEqual([]);
  });

  it('each have a case in which they must fire', () => {
    expect(Object.keys(cases).sort()).toEqual([...names].sort());
  });

  // Without promtool (Debian's package prometheus has it) the rules are only compared with their cases and pages.
  const whereItIs = isThere ? it : it.skip;

  whereItIs('are rules that Prometheus accepts', () => {
    expect(promtool('check', 'rules', rulesFile).stderr).toBe('');
  });

  whereItIs.each(names)('%s fires', (name) => {
    const one = cases[name];
    expect(one && verdict(one, name, true)).toBe('');
  });

  whereItIs('are silent on a good day', () => {
    expect(verdict({ world: goodDay, at: soon }, '', false)).toBe('');
    expect(verdict({ world: goodDay, ...later }, '', false)).toBe('');
  });

  whereItIs('are told apart by their test: a case that does not fire fails it', () => {
    expect(verdict({ world: goodDay, at: soon }, 'OutboxStuck', true)).toContain('OutboxStuck');
  });
});

/** The queries that Prometheus' own grammar does not understand, each cut before the first fault. */
const notUnderstood = (queries: readonly string[]) =>
  queries.flatMap((query) => {
    const faults: number[] = [];
    parser.parse(query).iterate({ enter: ({ type, from }) => void (type.isError && faults.push(from)) });
    return faults.length > 0 ? [query.slice(0, faults[0])] : [];
  });

describe('the queries of rules and dashboards', () => {
  it('are PromQL', () => {
    const queries = [...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)), ...dashboardQueries];
    expect(queries.length).toBeGreaterThan(100);
    expect(notUnderstood(queries)).toEqual([]);
  });

  it.each([
    [
      'a bracket that is not closed',
      'sum(rate(pathwise_outbox_rows[5m]) > 0',
      'sum(rate(pathwise_outbox_rows[5m]) > 0',
    ],
    ['a function that does not exist', 'rat(pathwise_outbox_rows[5m])', 'rat'],
    ['labels without brackets', 'sum by service (pathwise_outbox_rows)', 'sum by '],
    ['nothing', '', ''],
  ])('are told apart by their test: %s', (_, query, understood) => {
    expect(notUnderstood(['up == 0', query])).toEqual([understood]);
  });
});

describe('the dashboards', () => {
  it('are written as they are defined, each with its queries', () => {
    const folder = join(root, 'k8s/components/monitoring/dashboards');
    const written = readdirSync(folder).flatMap((file) => {
      const { panels } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        panels: { targets?: { expr: string }[] }[];
      };
      return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    });
    expect([...written].sort()).toEqual([...dashboardQueries].sort());
  });

  it('place no panel over another, and none outside', () => {
    const folder = join(root, 'k8s/components/monitoring/dashboards');
    for (const file of readdirSync(folder)) {
      const { panels } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
        panels: { title: string; gridPos: Box }[];
      };
      const faults = panels.flatMap(({ title, gridPos }, index) => [
        ...(gridPos.x + gridPos.w > 24 ? [`${title} is outside`] : []),
        ...panels
          .slice(index + 1)
          .filter((other) => overlap(gridPos, other.gridPos))
          .map((other) => `${title} is over ${other.title}`),
      ]);
      expect({ file, faults }).toEqual({ file, faults: [] });
    }
  });
});

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
const overlap = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

it('Prometheus of the compose file asks the gateway and every service', () => {
  const { scrape_configs } = parse(readFileSync(join(root, 'k8s/components/monitoring/prometheus.yaml'), 'utf8'));
  const asked = scrape_configs.flatMap(({ dns_sd_configs = [] }: { dns_sd_configs?: { names: string[] }[] }) =>
    dns_sd_configs.flatMap(({ names: some }) => some),
  );
  expect(asked.toSorted()).toEqual(['gateway', ...apiNames].toSorted());
});

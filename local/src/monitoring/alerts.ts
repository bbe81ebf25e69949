import { objectives } from './objectives.ts';

export interface Rule {
  record?: string;
  alert?: string;
  expr: string;
  for?: string;
  labels?: Record<string, string>;
  annotations?: Record<string, string>;
}
interface Group {
  name: string;
  rules: Rule[];
}

/** An alert. `page` wakes somebody up; `ticket` waits until the morning. */
function alert(name: string, { expr, lasts = '0m', severity, summary, runbook }: Alert): Rule {
  return {
    alert: name,
    expr,
    for: lasts,
    labels: { severity },
    annotations: { summary, runbook: `docs/runbooks/${runbook}.md` },
  };
}
interface Alert {
  expr: string;
  /** How long it must hold. */
  lasts?: string;
  severity: 'page' | 'ticket';
  summary: string;
  /** The page of docs/runbooks. */
  runbook: string;
}

/**
 * Burn rates of the Site Reliability Workbook, chapter 5: how many times too fast the allowance of 30 days is used up. The
 * long window shows that it is serious, the short one that it still goes on.
 */
const burns = [
  { factor: 14.4, long: '1h', short: '5m', severity: 'page' },
  { factor: 6, long: '6h', short: '30m', severity: 'page' },
  { factor: 3, long: '1d', short: '2h', severity: 'ticket' },
  { factor: 1, long: '3d', short: '6h', severity: 'ticket' },
] as const;
const windows = [...new Set(burns.flatMap(({ long, short }) => [long, short]))];

const inWindow = (query: string, window: string) => query.replaceAll('$w', window);
const camel = (name: string) => name.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase());

const ratios: Rule[] = objectives.flatMap(({ name, bad, all }) =>
  windows.map((window) => ({
    record: `pathwise:bad_ratio:rate${window}`,
    expr: `${inWindow(bad, window)} / ${inWindow(all, window)}`,
    labels: { objective: name },
  })),
);

const burning: Rule[] = objectives.flatMap(({ name, promise, target, runbook }) =>
  (['page', 'ticket'] as const).map((severity) => {
    const over = (window: string, factor: number) =>
      `pathwise:bad_ratio:rate${window}{objective="${name}"} > ${factor} * ${round(1 - target)}`;
    const pairs = burns.filter((burn) => burn.severity === severity);
    return alert(`${camel(name)}${severity === 'page' ? 'BurnsFast' : 'Burns'}`, {
      expr: pairs.map(({ factor, long, short }) => `(${over(long, factor)} and ${over(short, factor)})`).join(' or '),
      severity,
      summary: `In danger: ${promise}`,
      runbook,
    });
  }),
);

function round(share: number): number {
  return Math.round(share * 1e6) / 1e6;
}

const parts: Group = {
  name: 'parts',
  rules: [
    alert('ProcessDown', {
      expr: 'up{job="pathwise"} == 0',
      lasts: '2m',
      severity: 'page',
      summary: '{{ $labels.instance }} does not answer',
      runbook: 'process-down',
    }),
    alert('EventGivenUp', {
      expr: 'increase(pathwise_events_dead_total[15m]) > 0',
      severity: 'ticket',
      summary: '{{ $labels.consumer }} gave up an event after five tries',
      runbook: 'dead-letters',
    }),
    alert('ConsumerBehind', {
      expr: 'max by (consumer) (pathwise_events_waiting) > 1000',
      lasts: '5m',
      severity: 'page',
      summary: '{{ $labels.consumer }} has {{ $value }} events waiting',
      runbook: 'consumer-behind',
    }),
    alert('OutboxStuck', {
      expr: 'max by (service) (pathwise_outbox_rows) > 50',
      lasts: '5m',
      severity: 'page',
      summary: '{{ $labels.service }} cannot publish {{ $value }} events',
      runbook: 'outbox-stuck',
    }),
    alert('DatabaseConnectionsShort', {
      expr: 'sum by (service) (rate(db_client_connection_timeouts_total[5m])) > 0 or max by (service) (db_client_connections{state="pending"}) > 5',
      lasts: '5m',
      severity: 'ticket',
      summary: 'Work of {{ $labels.service }} waits for a connection to the database',
      runbook: 'database-slow',
    }),
    alert('EventLoopBlocked', {
      expr: 'max by (service, instance) (nodejs_eventloop_lag_p99_seconds) > 0.2',
      lasts: '10m',
      severity: 'ticket',
      summary: '{{ $labels.instance }} is too busy to answer others in time',
      runbook: 'calls-are-slow',
    }),
    alert('DiskNearlyFull', {
      expr: 'kubelet_volume_stats_available_bytes{persistentvolumeclaim=~"data-(nats|mongo)-.*"} / kubelet_volume_stats_capacity_bytes < 0.15',
      lasts: '10m',
      severity: 'page',
      summary: 'The disk of {{ $labels.persistentvolumeclaim }} has less than 15 % left',
      runbook: 'disk-full',
    }),
    alert('MemoryNearlyFull', {
      expr: 'max by (pod) (container_memory_working_set_bytes{namespace="pathwise",container!=""}) / max by (pod) (kube_pod_container_resource_limits{namespace="pathwise",resource="memory"}) > 0.9',
      lasts: '15m',
      severity: 'ticket',
      summary: '{{ $labels.pod }} uses more than 90 % of its memory',
      runbook: 'process-down',
    }),
  ],
};

const mails: Group = {
  name: 'mails',
  rules: [
    alert('MailServerAway', {
      expr: 'sum by (service) (increase(pathwise_mails_total{outcome="failed"}[15m])) > 5 unless sum by (service) (increase(pathwise_mails_total{outcome="sent"}[15m])) > 0',
      lasts: '5m',
      severity: 'page',
      summary: 'No mail of {{ $labels.service }} leaves',
      runbook: 'mails-are-late',
    }),
    alert('MailGivenUp', {
      expr: 'sum by (service) (increase(pathwise_mails_total{outcome="given-up"}[1h])) > 0',
      severity: 'ticket',
      summary: '{{ $labels.service }} gave up a mail',
      runbook: 'mails-are-late',
    }),
  ],
};

const money: Group = {
  name: 'money',
  rules: [
    alert('PaymentsNotSeen', {
      expr: 'increase(pathwise_billing_looks_total{outcome="failed"}[10m]) > 5 or max(pathwise_billing_looks_waiting) > 50',
      lasts: '5m',
      severity: 'page',
      summary: 'We cannot see at Stripe who has paid',
      runbook: 'payments-not-seen',
    }),
    alert('WebhooksRefused', {
      expr: 'sum(increase(http_server_request_duration_seconds_count{service="billing",http_route="/api/webhooks/stripe",http_response_status_code="400"}[15m])) > 5',
      severity: 'page',
      summary: 'Webhooks have a wrong signature',
      runbook: 'payments-not-seen',
    }),
    alert('WebhookLost', {
      expr: 'increase(pathwise_billing_looks_total{outcome="differed"}[1d]) > 0',
      severity: 'ticket',
      summary: 'The daily look at Stripe found what no webhook had told',
      runbook: 'payments-not-seen',
    }),
  ],
};

const coach: Group = {
  name: 'coach',
  rules: [
    alert('ModelFails', {
      expr: 'sum(rate(pathwise_model_call_seconds_count{outcome!="answered"}[15m])) / sum(rate(pathwise_model_call_seconds_count[15m])) > 0.2',
      lasts: '10m',
      severity: 'ticket',
      summary: 'The model fails; the built-in coach answers in its place',
      runbook: 'model-fails',
    }),
  ],
};

/** One group, because the rules of a group run one after the other: an alert reads what was recorded just before. */
const shares: Group = { name: 'objectives', rules: [...ratios, ...burning] };

/** Prometheus' recording and alerting rules. */
export const rules: { groups: Group[] } = { groups: [shares, parts, mails, money, coach] };

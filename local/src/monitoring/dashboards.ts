/** A panel: what is asked, in PromQL, and how its figures are to be read. */
interface Panel {
  title: string;
  /** Queries by their legend. */
  queries: Record<string, string>;
  unit?: 'reqps' | 's' | 'percentunit' | 'short' | 'bytes' | 'mails';
  /** A single figure instead of lines. */
  kind?: 'stat';
  /** Columns of 24. */
  width?: 6 | 8 | 12 | 24;
}
interface Dashboard {
  /** Name of the file, and the id in Grafana. */
  id: string;
  title: string;
  /** Lets people choose a service, `$service` in the queries. */
  byService?: true;
  rows: Record<string, Panel[]>;
}

const requests = 'http_server_request_duration_seconds';
const atGateway = 'service="gateway",http_route!=""';
const quantile = (share: number, metric: string, labels: string, by = 'le') =>
  `histogram_quantile(${share}, sum by (${by}) (rate(${metric}_bucket{${labels}}[5m])))`;
const rate = (metric: string, labels = '', by = '') =>
  `sum${by ? ` by (${by})` : ''} (rate(${metric}${labels ? `{${labels}}` : ''}[5m]))`;
const increase = (metric: string, labels: string, window: string, by = '') =>
  `sum${by ? ` by (${by})` : ''} (increase(${metric}${labels ? `{${labels}}` : ''}[${window}]))`;
const failed = 'http_response_status_code=~"5.."';

const overview: Dashboard = {
  id: 'pathwise-overview',
  title: 'Pathwise · Overview',
  rows: {
    'What people feel': [
      {
        title: 'Calls a second',
        queries: { calls: rate(`${requests}_count`, atGateway) },
        unit: 'reqps',
        kind: 'stat',
        width: 6,
      },
      {
        title: 'Failures of ours, of all calls',
        queries: {
          failures: `(${rate(`${requests}_count`, `${atGateway},${failed}`)} or vector(0)) / ${rate(`${requests}_count`, atGateway)}`,
        },
        unit: 'percentunit',
        kind: 'stat',
        width: 6,
      },
      {
        title: 'Roadmap after a new goal, p95',
        queries: { p95: quantile(0.95, 'pathwise_roadmap_seconds', '') },
        unit: 's',
        kind: 'stat',
        width: 6,
      },
      {
        title: 'Open tabs that get live updates',
        queries: { tabs: 'sum(pathwise_live_streams)' },
        unit: 'short',
        kind: 'stat',
        width: 6,
      },
      {
        title: 'Time to answer',
        queries: {
          p50: quantile(0.5, requests, atGateway),
          p95: quantile(0.95, requests, atGateway),
          p99: quantile(0.99, requests, atGateway),
        },
        unit: 's',
      },
      {
        title: 'Calls by status',
        queries: { '{{http_response_status_code}}': rate(`${requests}_count`, atGateway, 'http_response_status_code') },
        unit: 'reqps',
      },
    ],
    'Objectives over 30 days': [
      {
        title: 'Share that is bad, last hour',
        queries: { '{{objective}}': 'pathwise:bad_ratio:rate1h' },
        unit: 'percentunit',
      },
      {
        title: 'Slowest calls, p95',
        queries: {
          '{{http_request_method}} {{http_route}}': `topk(8, ${quantile(0.95, requests, atGateway, 'le, http_request_method, http_route')})`,
        },
        unit: 's',
      },
    ],
    Processes: [
      {
        title: 'Processor time, cores',
        queries: { '{{service}}': 'sum by (service) (rate(process_cpu_seconds_total[5m]))' },
        unit: 'short',
      },
      {
        title: 'Memory',
        queries: { '{{service}}': 'max by (service) (process_resident_memory_bytes)' },
        unit: 'bytes',
      },
    ],
  },
};

const ofService: Dashboard = {
  id: 'pathwise-service',
  title: 'Pathwise · One service',
  byService: true,
  rows: {
    'Requests: rate, errors, duration': [
      {
        title: 'Calls a second',
        queries: {
          '{{http_request_method}} {{http_route}}': rate(
            `${requests}_count`,
            'service="$service"',
            'http_request_method, http_route',
          ),
        },
        unit: 'reqps',
      },
      {
        title: 'Failures a second',
        queries: {
          '{{http_response_status_code}} {{http_route}}': rate(
            `${requests}_count`,
            `service="$service",${failed}`,
            'http_response_status_code, http_route',
          ),
        },
        unit: 'reqps',
      },
      {
        title: 'Time to answer',
        queries: {
          p50: quantile(0.5, requests, 'service="$service"'),
          p99: quantile(0.99, requests, 'service="$service"'),
        },
        unit: 's',
      },
      {
        title: 'Being answered now',
        queries: { '{{instance}}': 'sum by (instance) (http_server_active_requests{service="$service"})' },
        unit: 'short',
      },
    ],
    'Resources: utilization, saturation, errors': [
      {
        title: 'Processor time, cores',
        queries: { '{{instance}}': 'sum by (instance) (rate(process_cpu_seconds_total{service="$service"}[5m]))' },
        unit: 'short',
        width: 8,
      },
      {
        title: 'Memory',
        queries: {
          '{{instance}}': 'process_resident_memory_bytes{service="$service"}',
          'heap {{instance}}': 'nodejs_heap_size_used_bytes{service="$service"}',
        },
        unit: 'bytes',
        width: 8,
      },
      {
        title: 'Event loop behind, p99',
        queries: { '{{instance}}': 'nodejs_eventloop_lag_p99_seconds{service="$service"}' },
        unit: 's',
        width: 8,
      },
      {
        title: 'Connections to the database',
        queries: {
          '{{state}} {{instance}}': 'db_client_connections{service="$service"}',
          'most {{instance}}': 'db_client_connections_max{service="$service"}',
        },
        unit: 'short',
        width: 8,
      },
      {
        title: 'Wait for a connection, p99',
        queries: { p99: quantile(0.99, 'db_client_connection_wait_time_seconds', 'service="$service"') },
        unit: 's',
        width: 8,
      },
      {
        title: 'Work that got no connection',
        queries: { '{{instance}}': 'increase(db_client_connection_timeouts_total{service="$service"}[5m])' },
        unit: 'short',
        width: 8,
      },
    ],
  },
};

const events: Dashboard = {
  id: 'pathwise-events',
  title: 'Pathwise · Events',
  rows: {
    Flow: [
      {
        title: 'Published a second',
        queries: { '{{type}}': rate('pathwise_events_published_total', '', 'type') },
        unit: 'reqps',
      },
      {
        title: 'Applied a second',
        queries: { '{{consumer}}': rate('pathwise_event_consumed_seconds_count', 'outcome="applied"', 'consumer') },
        unit: 'reqps',
      },
      {
        title: 'Waiting for a consumer',
        queries: { '{{consumer}}': 'max by (consumer) (pathwise_events_waiting)' },
        unit: 'short',
      },
      {
        title: 'Waiting to be published',
        queries: { '{{service}}': 'max by (service) (pathwise_outbox_rows)' },
        unit: 'short',
      },
    ],
    Trouble: [
      {
        title: 'Time to apply, p99',
        queries: {
          '{{consumer}}': quantile(0.99, 'pathwise_event_consumed_seconds', 'outcome="applied"', 'le, consumer'),
        },
        unit: 's',
        width: 8,
      },
      {
        title: 'Failed or delivered again',
        queries: {
          '{{consumer}} {{outcome}}': rate(
            'pathwise_event_consumed_seconds_count',
            'outcome!="applied"',
            'consumer, outcome',
          ),
        },
        unit: 'reqps',
        width: 8,
      },
      {
        title: 'Given up in the last day',
        queries: { '{{consumer}}': increase('pathwise_events_dead_total', '', '1d', 'consumer') },
        unit: 'short',
        width: 8,
      },
    ],
  },
};

const money: Dashboard = {
  id: 'pathwise-money',
  title: 'Pathwise · Money',
  rows: {
    Payments: [
      {
        title: 'Plans that changed, last day',
        queries: { changes: increase('pathwise_events_published_total', 'type=~"billing.plan-changed.*"', '1d') },
        unit: 'short',
        kind: 'stat',
        width: 8,
      },
      {
        title: 'Places of the limited offer',
        queries: { '{{state}}': 'max by (state) (pathwise_seats)' },
        unit: 'short',
        kind: 'stat',
        width: 8,
      },
      {
        title: 'Customers who are due for a look',
        queries: { due: 'max(pathwise_billing_looks_waiting)' },
        unit: 'short',
        kind: 'stat',
        width: 8,
      },
      {
        title: 'Webhooks by status',
        queries: {
          '{{http_response_status_code}}': rate(
            `${requests}_count`,
            'service="billing",http_route="/api/webhooks/stripe"',
            'http_response_status_code',
          ),
        },
        unit: 'reqps',
      },
      {
        title: 'Looks at Stripe',
        queries: { '{{outcome}}': rate('pathwise_billing_looks_total', '', 'outcome') },
        unit: 'reqps',
      },
    ],
    'What the coach costs': [
      {
        title: 'Dollars a day',
        queries: { '{{task}}': increase('pathwise_model_cost_dollars_total', '', '1d', 'task') },
        unit: 'short',
        width: 8,
      },
      {
        title: 'Tokens a second',
        queries: { '{{task}} {{direction}}': rate('pathwise_model_tokens_total', '', 'task, direction') },
        unit: 'short',
        width: 8,
      },
      {
        title: 'Calls to the model by outcome',
        queries: { '{{task}} {{outcome}}': rate('pathwise_model_call_seconds_count', '', 'task, outcome') },
        unit: 'reqps',
        width: 8,
      },
    ],
  },
};

const mail: Dashboard = {
  id: 'pathwise-mail',
  title: 'Pathwise · Mail',
  rows: {
    Mail: [
      {
        title: 'Waiting',
        queries: { '{{service}}': 'max by (service) (pathwise_mails{state="waiting"})' },
        unit: 'short',
        kind: 'stat',
        width: 8,
      },
      {
        title: 'Given up, last 30 days',
        queries: { '{{service}}': 'max by (service) (pathwise_mails{state="given-up"})' },
        unit: 'short',
        kind: 'stat',
        width: 8,
      },
      {
        title: 'From queue to mail server, p95',
        queries: { '{{service}}': quantile(0.95, 'pathwise_mail_delay_seconds', '', 'le, service') },
        unit: 's',
        kind: 'stat',
        width: 8,
      },
      {
        title: 'Tries a second',
        queries: { '{{service}} {{outcome}}': rate('pathwise_mails_total', '', 'service, outcome') },
        unit: 'reqps',
      },
      {
        title: 'From queue to mail server',
        queries: {
          p50: quantile(0.5, 'pathwise_mail_delay_seconds', ''),
          p99: quantile(0.99, 'pathwise_mail_delay_seconds', ''),
        },
        unit: 's',
      },
    ],
  },
};

const dashboards: readonly Dashboard[] = [overview, ofService, events, money, mail];

const source = { type: 'prometheus', uid: '$source' };
const height = 8;

function panelOf({ title, queries, unit = 'short', kind }: Panel, gridPos: object, id: number): object {
  const targets = Object.entries(queries).map(([legendFormat, expr], index) => ({
    refId: String.fromCharCode(65 + index),
    datasource: source,
    expr,
    legendFormat,
    exemplar: expr.includes('_bucket'),
  }));
  const custom = kind ? {} : { custom: { drawStyle: 'line', fillOpacity: 8, lineWidth: 2, showPoints: 'never' } };
  return {
    id,
    type: kind ?? 'timeseries',
    title,
    datasource: source,
    gridPos,
    targets,
    fieldConfig: { defaults: { unit, min: 0, ...custom }, overrides: [] },
    options: kind
      ? { reduceOptions: { calcs: ['lastNotNull'] } }
      : { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
  };
}

/** Places panels from left to right, and rows below each other. */
function panelsOf(rows: Dashboard['rows']): object[] {
  const panels: object[] = [];
  let y = 0;
  for (const [title, all] of Object.entries(rows)) {
    panels.push({
      id: panels.length + 1,
      type: 'row',
      title,
      collapsed: false,
      panels: [],
      gridPos: { x: 0, y, w: 24, h: 1 },
    });
    y++;
    let x = 0;
    for (const panel of all) {
      const w = panel.width ?? 12;
      if (x + w > 24) {
        x = 0;
        y += height;
      }
      panels.push(panelOf(panel, { x, y, w, h: height }, panels.length + 1));
      x += w;
    }
    y += height;
  }
  return panels;
}

function variables(byService: boolean): object[] {
  const chosen = { name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus', refresh: 1 };
  const service = {
    name: 'service',
    label: 'Service',
    type: 'query',
    datasource: source,
    query: { query: 'label_values(process_cpu_seconds_total, service)', refId: 'A' },
    refresh: 2,
    sort: 1,
  };
  return byService ? [chosen, service] : [chosen];
}

/** Grafana's dashboards, by the names of their files. */
export const dashboardFiles: Readonly<Record<string, string>> = Object.fromEntries(
  dashboards.map(({ id, title, byService = false, rows }) => [
    `${id}.json`,
    `${JSON.stringify(
      {
        uid: id,
        title,
        tags: ['pathwise'],
        schemaVersion: 39,
        editable: false,
        refresh: '30s',
        time: { from: 'now-6h', to: 'now' },
        timezone: 'browser',
        links: [{ type: 'dashboards', tags: ['pathwise'], title: 'Pathwise', asDropdown: true, keepTime: true }],
        templating: { list: variables(byService) },
        panels: panelsOf(rows),
      },
      null,
      2,
    )}\n`,
  ]),
);

/** Every query of every dashboard, for the checks. */
export const dashboardQueries: readonly string[] = dashboards.flatMap(({ rows }) =>
  Object.values(rows).flatMap((panels) => panels.flatMap(({ queries }) => Object.values(queries))),
);

import { apis } from '@pathwise/contracts/apis';
import type { Operation } from '@pathwise/contracts/operation';

/** What people may count on, over 30 days. The alerts warn when the rest is used up too fast. */
export interface Objective {
  name: string;
  /** A sentence for people. */
  promise: string;
  /** The share that must be good. */
  target: number;
  /** PromQL: a rate of the bad ones, and of all, over the window `$w`. */
  bad: string;
  all: string;
  /** The page of docs/runbooks. */
  runbook: string;
}

/** Calls that take long by their nature: they have a timeout of their own in the contract, or stream their answer. */
function slowRoutes(): string {
  const operations = Object.values(apis).flatMap(({ operations: all }): Operation[] => Object.values(all));
  const slow = operations.filter(({ timeout, streams }) => timeout !== undefined || streams);
  return [...new Set(slow.map(({ path }) => path))].sort().join('|').replaceAll('{', '[{]').replaceAll('}', '[}]');
}

const histogram = 'http_server_request_duration_seconds';
const calls = 'service="gateway",http_route!=""';
const quickCalls = `${calls},http_route!~"${slowRoutes()}"`;
const reading = 'http_request_method="GET"';
const writing = 'http_request_method!="GET"';

const rate = (metric: string, labels: string) => `sum(rate(${metric}{${labels}}[$w]))`;
const slower = (metric: string, labels: string, seconds: number) =>
  `(${rate(`${metric}_count`, labels)} - ${rate(`${metric}_bucket`, `${labels}${labels ? ',' : ''}le="${seconds}"`)})`;

export const objectives: readonly Objective[] = [
  {
    name: 'availability',
    promise: '99.9 % of calls get an answer that is not a failure of ours',
    target: 0.999,
    bad: rate(`${histogram}_count`, `${calls},http_response_status_code=~"5.."`),
    all: rate(`${histogram}_count`, calls),
    runbook: 'calls-fail',
  },
  {
    name: 'read-latency',
    promise: '99 % of reads are answered within 0.3 s',
    target: 0.99,
    bad: slower(histogram, `${quickCalls},${reading}`, 0.3),
    all: rate(`${histogram}_count`, `${quickCalls},${reading}`),
    runbook: 'calls-are-slow',
  },
  {
    name: 'write-latency',
    promise: '99 % of writes are answered within 1 s',
    target: 0.99,
    bad: slower(histogram, `${quickCalls},${writing}`, 1),
    all: rate(`${histogram}_count`, `${quickCalls},${writing}`),
    runbook: 'calls-are-slow',
  },
  {
    name: 'roadmap-time',
    promise: '95 % of new goals have their roadmap within 5 s',
    target: 0.95,
    bad: slower('pathwise_roadmap_seconds', '', 5),
    all: rate('pathwise_roadmap_seconds_count', ''),
    runbook: 'roadmaps-are-late',
  },
  {
    name: 'mail-delay',
    promise: '99 % of mails are with the mail server within a minute',
    target: 0.99,
    bad: slower('pathwise_mail_delay_seconds', '', 60),
    all: rate('pathwise_mail_delay_seconds_count', ''),
    runbook: 'mails-are-late',
  },
];

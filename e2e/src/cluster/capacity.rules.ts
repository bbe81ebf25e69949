// What a number of members needs, estimated from the cost of one call. See docs/scale.md.

import { percentile } from '../figures.ts';

/** What `npm run scale-test` measured at one number of replicas. */
export interface MeasuredScale {
  replicas: number;
  /** Processor milliseconds that one replica of each workload, or the store, uses in a second without calls. */
  idleMs: Readonly<Record<string, number>>;
  residentMb: Readonly<Record<string, number>>;
  read: MeasuredCost;
  goal: MeasuredCost;
}

/** The cost of one call, with everything that follows from it. */
export interface MeasuredCost {
  calls: number;
  cpuMs: Readonly<Record<string, number>>;
  commands: number;
  events: number;
}

/** How people use Pathwise, and what a machine gives. None of it is measured. */
export interface Assumptions {
  members: number;
  /** Share of the members who come on a day. */
  activeShare: number;
  readsPerDay: number;
  /** Every write counts as a created goal, which is the most expensive one. */
  writesPerDay: number;
  mailsPerDay: number;
  minutesOpenPerDay: number;
  tabs: number;
  /** The busiest minute against the mean of the day. */
  peak: number;
  /** Share of a processor that is planned to be used at the peak. */
  utilisation: number;
  coresPerNode: number;
  commandsPerShard: number;
  eventsPerPartition: number;
  bytesPerEvent: number;
  secondsPerMail: number;
}

export const assumed: Omit<Assumptions, 'members'> = {
  activeShare: 0.3,
  readsPerDay: 40,
  writesPerDay: 3,
  mailsPerDay: 0.3,
  minutesOpenPerDay: 25,
  tabs: 1.2,
  peak: 3,
  utilisation: 0.6,
  coresPerNode: 16,
  commandsPerShard: 10_000,
  eventsPerPartition: 5_000,
  bytesPerEvent: 700,
  secondsPerMail: 0.2,
};

/** Measured by `npm run bench -- streams`. */
export interface MeasuredStreams {
  kbPerStream: number;
  perGateway: number;
}

const stores = ['database', 'broker'];
/** One process of a service sends its mails, this many at a time. */
const mailsAtOnce = 5;
const secondsPerDay = 86_400;

/** Calls in a second of the busiest minute. */
export function peakLoad({ members, activeShare, peak, ...each }: Assumptions) {
  const perSecond = (perDay: number) => (members * activeShare * perDay * peak) / secondsPerDay;
  return {
    reads: perSecond(each.readsPerDay),
    writes: perSecond(each.writesPerDay),
    mails: perSecond(each.mailsPerDay),
    streams: members * activeShare * peak * (each.minutesOpenPerDay / 1_440) * each.tabs,
  };
}

/** Processors that each workload uses at this load, without what it uses at rest. */
export function processors(
  { read, goal }: Pick<MeasuredScale, 'read' | 'goal'>,
  load: { reads: number; writes: number },
): Record<string, number> {
  const names = new Set([...Object.keys(read.cpuMs), ...Object.keys(goal.cpuMs)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      (load.reads * (read.cpuMs[name] ?? 0) + load.writes * (goal.cpuMs[name] ?? 0)) / 1_000,
    ]),
  );
}

/** What a number of members needs, from the cost measured with one replica. */
export function capacity(measured: MeasuredScale, streams: MeasuredStreams, given: Assumptions) {
  const load = peakLoad(given);
  const used = processors(measured, load);
  const gateways = Math.ceil(load.streams / streams.perGateway);
  // A process of Node uses one processor at most.
  const replicas = Object.fromEntries(
    Object.entries(used)
      .filter(([name]) => !stores.includes(name))
      .map(([name, cores]) => [
        name,
        Math.max(2, Math.ceil(cores / given.utilisation), name === 'gateway' ? gateways : 0),
      ]),
  );
  const idle = Object.entries(replicas).reduce(
    (sum, [name, count]) => sum + (count * (measured.idleMs[name] ?? 0)) / 1_000,
    0,
  );
  const services = Object.entries(used).reduce(
    (sum, [name, cores]) => (stores.includes(name) ? sum : sum + cores),
    idle,
  );
  const commands = load.reads * measured.read.commands + load.writes * measured.goal.commands;
  const events = load.writes * measured.goal.events;
  return {
    load,
    replicas,
    nodes: Math.max(2, Math.ceil(services / given.utilisation / given.coresPerNode)),
    memoryGb:
      Object.entries(replicas).reduce((sum, [name, count]) => sum + count * (measured.residentMb[name] ?? 0), 0) /
        1_024 +
      (load.streams * streams.kbPerStream) / 1_024 ** 2,
    commands,
    shards: Math.ceil(commands / given.commandsPerShard),
    deliveries: events,
    partitions: Math.ceil(events / given.eventsPerPartition),
    streamGbPerDay: (events * secondsPerDay * given.bytesPerEvent) / given.peak / 1e9,
    mailSenders: Math.ceil((load.mails * given.secondsPerMail) / mailsAtOnce),
  };
}

/**
 * Simulates calls that arrive at random at processors which share one queue, as on a node. Times of service are exponential.
 * Returns the busy share of the processors, and quantiles of the time in queue and service.
 */
export function simulate(
  { perSecond, serviceMs, processors: count, seconds }: Simulation,
  random: () => number,
): { busy: number; p50: number; p99: number } {
  const exponential = (mean: number) => -Math.log(1 - random()) * mean;
  const freeAt = new Array<number>(count).fill(0);
  const took: number[] = [];
  let work = 0;
  for (let at = exponential(1_000 / perSecond); at < seconds * 1_000; at += exponential(1_000 / perSecond)) {
    const first = freeAt.indexOf(Math.min(...freeAt));
    const service = exponential(serviceMs);
    freeAt[first] = Math.max(freeAt[first] ?? 0, at) + service;
    work += service;
    took.push((freeAt[first] ?? 0) - at);
  }
  return {
    busy: work / (count * seconds * 1_000),
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
  };
}

interface Simulation {
  perSecond: number;
  /** Mean time on a processor of one call, in ms. */
  serviceMs: number;
  processors: number;
  seconds: number;
}

/** Processor milliseconds of one call, over all workloads and stores. */
export const wholeCost = ({ cpuMs }: MeasuredCost): number =>
  Object.values(cpuMs).reduce((sum, milliseconds) => sum + milliseconds, 0);

import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../random.ts';
import { assumed, capacity, type MeasuredScale, peakLoad, processors, simulate, wholeCost } from './capacity.rules.ts';

const measured: MeasuredScale = {
  replicas: 1,
  idleMs: { gateway: 10, goals: 10, database: 10, broker: 30 },
  residentMb: { gateway: 128, goals: 128 },
  read: { calls: 100, cpuMs: { gateway: 4, goals: 1, database: 1 }, commands: 2, events: 0 },
  goal: { calls: 10, cpuMs: { gateway: 8, goals: 20, database: 20, broker: 50 }, commands: 30, events: 3 },
};
const streams = { kbPerStream: 40, perGateway: 10_000 };

describe('the load of the busiest minute', () => {
  it('follows from the members', () => {
    const { reads, writes, mails, streams: open } = peakLoad({ ...assumed, members: 1_000_000 });
    expect(reads).toBeCloseTo((1_000_000 * 0.3 * 40 * 3) / 86_400);
    expect(writes).toBeCloseTo((1_000_000 * 0.3 * 3 * 3) / 86_400);
    expect(mails).toBeCloseTo((1_000_000 * 0.3 * 0.3 * 3) / 86_400);
    expect(open).toBeCloseTo(1_000_000 * 0.3 * 3 * (25 / 1_440) * 1.2);
  });
});

describe('the processors of a load', () => {
  it('are the cost of a call times the calls in a second', () => {
    expect(processors(measured, { reads: 1_000, writes: 100 })).toEqual({
      gateway: 4.8,
      goals: 3,
      database: 3,
      broker: 5,
    });
  });
});

describe('the capacity for a number of members', () => {
  const of = (members: number) => capacity(measured, streams, { ...assumed, members });

  it('has at least two replicas and two nodes', () => {
    expect(of(1_000)).toMatchObject({ replicas: { gateway: 2, goals: 2 }, nodes: 2, shards: 1, partitions: 1 });
  });

  it('has gateways for the open streams, where these need more than the calls do', () => {
    const { replicas, load } = of(10_000_000);
    expect(load.streams).toBeCloseTo(187_500);
    expect(replicas['gateway']).toBe(Math.max(Math.ceil(187_500 / 10_000), Math.ceil((4_166.7 * 4 + 312.5 * 8) / 600)));
  });

  it('needs a second shard beyond the commands of one', () => {
    const { commands, shards } = of(10_000_000);
    expect(commands).toBeCloseTo(4_166.7 * 2 + 312.5 * 30, -1);
    expect(shards).toBe(2);
  });

  it('grows in proportion where nothing is rounded up', () => {
    expect(of(10_000_000).streamGbPerDay / of(1_000_000).streamGbPerDay).toBeCloseTo(10);
  });
});

describe('the simulation', () => {
  const run = (perSecond: number, count: number) =>
    simulate({ perSecond, serviceMs: 10, processors: count, seconds: 2_000 }, seededRandom(1));

  it('is as busy as calls times service', () => {
    expect(run(50, 1).busy).toBeCloseTo(0.5, 1);
    expect(run(100, 2).busy).toBeCloseTo(0.5, 1);
  });

  it('waits as queueing theory says for one processor: ln 2 and ln 100 times service / (1 - busy)', () => {
    const { p50, p99 } = run(50, 1);
    expect(p50 / (Math.log(2) * 20)).toBeCloseTo(1, 1);
    expect(p99 / (Math.log(100) * 20)).toBeCloseTo(1, 1);
  });

  it('waits less where two processors share the queue', () => {
    expect(run(100, 2).p99).toBeLessThan(run(50, 1).p99);
  });
});

describe('the whole cost of a call', () => {
  it('adds up all workloads and stores', () => {
    expect(wholeCost(measured.goal)).toBe(98);
  });
});

import { type PartName, type Platform, startPlatform } from '@pathwise/local/platform';
import { premiumPeople } from '../people/person.ts';
import { createGoals } from './create-goals.ts';
import { expectations, type FaultTest } from './fault-test.ts';
import { goalVerdict } from './goal-verdict.ts';
import { startNatsProxy } from './nats-proxy.ts';
import { size } from './size.ts';

const dropsWanted = size('FAULT_ACKS', 200, 20);
const killsWanted = size('FAULT_ACK_KILLS', 20, 3);
const consumers: Record<string, PartName> = { 'ai-draft-roadmap': 'ai', 'goals-store-roadmap': 'goals' };

/** `$JS.ACK.<stream>.<consumer>.…`, with a domain and account before the stream in the long form. */
function consumerOf(subject: string): string | undefined {
  return Object.keys(consumers).find((name) => subject.split('.').includes(name));
}

export const lostAcks: FaultTest = {
  name: 'T5',
  passesWhen: `${dropsWanted} messages redelivered because their ack was dropped, and ${killsWanted} kills between commit and ack: 0 double effects`,
  async run({ dir, seed, say, random }) {
    const broker = await startPlatform({ dir: `${dir}/broker`, only: [], site: false });
    const proxy = await startNatsProxy(broker.ports.broker);
    let platform: Platform | undefined;
    const dropped: Record<string, number> = {};
    const killed: Record<string, number> = {};
    const killing: Promise<unknown>[] = [];
    let kills = 0;
    let drops = 0;
    try {
      platform = await startPlatform({ dir, site: false, natsUrl: proxy.url, env: { all: { ACK_WAIT_MS: '1000' } } });
      const running = platform;
      const dying = new Set<PartName>();
      proxy.onAck = (subject) => {
        const consumer = consumerOf(subject);
        const part = consumer && consumers[consumer];
        if (!part || (drops >= dropsWanted && kills >= killsWanted)) return true;
        if (kills < killsWanted && !dying.has(part) && random() < 0.15) {
          // The ack exists, so the effect is committed. The broker does not get the ack.
          kills++;
          killed[consumer] = (killed[consumer] ?? 0) + 1;
          dying.add(part);
          const process = running.process(part);
          killing.push(
            process
              .kill('SIGKILL')
              .then(() => process.start())
              .finally(() => dying.delete(part)),
          );
          return false;
        }
        if (random() < 0.5) return true;
        drops++;
        dropped[consumer] = (dropped[consumer] ?? 0) + 1;
        return false;
      };
      const people = await premiumPeople(platform, 5);
      const creation = await createGoals(people, { count: dropsWanted, perSecond: 5, prefix: `t5-${seed}` });
      say(`${drops} acks dropped, ${kills} kills during the creations`);
      await Promise.all(killing);
      const verdict = await goalVerdict({ ...platform, natsUrl: broker.natsUrl }, creation.acknowledged, 120_000);
      const { broken, expect } = expectations();
      expect(drops >= dropsWanted, `only ${drops} acks were dropped`);
      expect(kills >= killsWanted, `only ${kills} kills between commit and ack`);
      expect(
        verdict.lost + verdict.doubled + verdict.withoutRoadmap + verdict.roadmapsTwice === 0,
        JSON.stringify(verdict),
      );
      return { broken, figures: { dropped, killed, ...verdict } };
    } finally {
      await Promise.allSettled(killing);
      await platform?.stop();
      await proxy.close();
      await broker.stop();
    }
  },
};

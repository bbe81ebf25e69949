import { premiumPeople } from '../people/person.ts';
import { checkedPlatform } from '../test-platform.ts';
import { type Acknowledged, createGoals } from './create-goals.ts';
import { expectations, type FaultTest } from './fault-test.ts';
import { goalVerdict } from './goal-verdict.ts';
import { startNatsProxy } from './nats-proxy.ts';
import { size } from './size.ts';

const dropsWanted = size('FAULT_ACKS', 200, 20);
const killsWanted = size('FAULT_ACK_KILLS', 20, 3);
const mostRounds = 8;
/** The consumer that loses its acks, and its process. A goal causes one event for it. */
const consumer = 'ai-draft-roadmap';
const part = 'ai';

export const lostAcks: FaultTest = {
  name: 'T5',
  passesWhen: `${dropsWanted} messages redelivered because their ack was dropped, and ${killsWanted} kills between commit and ack: 0 double effects`,
  async run({ dir, seed, say, random, atEnd }) {
    const broker = await checkedPlatform({ dir: `${dir}/broker`, only: [], site: false });
    atEnd(broker.stop);
    const proxy = await startNatsProxy(broker.ports.broker);
    atEnd(proxy.close);
    const killing: Promise<unknown>[] = [];
    let kills = 0;
    let drops = 0;
    const isDone = () => drops >= dropsWanted && kills >= killsWanted;
    const platform = await checkedPlatform({
      dir,
      site: false,
      natsUrl: proxy.url,
      env: { all: { ACK_WAIT_MS: '1000' } },
    });
    atEnd(platform.stop);
    atEnd(() => Promise.allSettled(killing));
    const coach = platform.process(part);
    let isDying = false;
    proxy.onAck = (subject) => {
      // `$JS.ACK.<stream>.<consumer>.…`, with a domain and account before the stream in the long form
      if (!subject.split('.').includes(consumer) || isDone()) return true;
      if (kills < killsWanted && !isDying && random() < 0.15) {
        // The ack exists, so the effect is committed. The broker does not get the ack.
        kills++;
        isDying = true;
        killing.push(
          coach
            .kill('SIGKILL')
            .then(() => coach.start())
            .finally(() => {
              isDying = false;
            }),
        );
        return false;
      }
      if (random() < 0.5) return true;
      drops++;
      return false;
    };
    const people = await premiumPeople(platform, 5);
    const acknowledged: Acknowledged = new Map();
    // About half of the acks are dropped, so one round is not enough.
    for (let round = 1; round <= mostRounds && !isDone(); round++) {
      const prefix = `t5-${seed}-${round}`;
      const creation = await createGoals(people, { count: dropsWanted, perSecond: 5, prefix });
      for (const [key, id] of creation.acknowledged) acknowledged.set(key, id);
    }
    say(`${drops} acks dropped, ${kills} kills during ${acknowledged.size} creations`);
    await Promise.all(killing);
    const verdict = await goalVerdict({ ...platform, natsUrl: broker.natsUrl }, acknowledged, 120_000);
    const { broken, expect } = expectations();
    expect(drops >= dropsWanted, `only ${drops} acks were dropped`);
    expect(kills >= killsWanted, `only ${kills} kills between commit and ack`);
    expect(
      verdict.lost + verdict.doubled + verdict.withoutRoadmap + verdict.roadmapsTwice === 0,
      JSON.stringify(verdict),
    );
    return { broken, figures: { drops, kills, ...verdict } };
  },
};

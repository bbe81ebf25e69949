import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { connect, type NatsConnection } from 'nats';
import { percentile, rounded } from '../figures.ts';
import { processesOf, residentMb } from '../soak/processes.ts';
import { testPlatform } from '../test-platform.ts';
import { spawnServer } from './spawn-server.ts';

const streams = 10_000;
/** The gateway allows 12. */
const perPerson = 10;
const atOnce = 100;

/** Opens 10,000 live streams at one gateway, then publishes an event of their own to everybody at once. */
export async function liveStreams() {
  const auth = await spawnServer('sessions');
  const env = { AUTH_INTERNAL_URL: auth.url, CALLS_PER_MINUTE: '100000000', MOST_CONCURRENT_CALLS: '100000' };
  const platform = await testPlatform('bench-streams', { only: ['gateway'], site: true, env: { gateway: env } });
  const broker = await connect({ servers: platform.natsUrl });
  const agent = new Agent({ keepAlive: false, maxSockets: streams });
  const told = new Told();
  try {
    const pid = processesOf(platform).get('gateway') ?? 0;
    const emptyMb = residentMb(pid);
    const url = `http://127.0.0.1:${platform.ports.gateway}/api/live`;
    const people = Array.from({ length: streams / perPerson }, (_, n) => `person-${n}`);
    const began = performance.now();
    for (let at = 0; at < streams; at += atOnce)
      await Promise.all(
        Array.from({ length: atOnce }, (_, n) =>
          open(url, { agent, told, cookie: people[(at + n) % people.length] ?? '' }),
        ),
      );
    const openedMs = performance.now() - began;
    await pause(5_000); // garbage of the requests is collected
    const fullMb = residentMb(pid);
    const tellMs: number[] = [];
    for (let round = 0; round < 5; round++) tellMs.push(await tellAll({ broker, told, people }));
    return {
      streams,
      openedPerSecond: rounded(streams / (openedMs / 1_000)),
      kbPerStream: rounded(((fullMb - emptyMb) * 1_024) / streams, 1),
      gatewayMb: { empty: rounded(emptyMb), full: rounded(fullMb), afterwards: rounded(residentMb(pid)) },
      tellAllMs: { median: rounded(percentile(tellMs, 0.5)), most: rounded(Math.max(...tellMs)) },
    };
  } finally {
    agent.destroy();
    await broker.close();
    await platform.dispose();
    auth.stop();
  }
}

/** Counts the events that have arrived in all streams. */
class Told {
  events = 0;
}

/** Opens one stream. Resolves with its first words. */
function open(url: string, { agent, told, cookie }: { agent: Agent; told: Told; cookie: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { cookie: `pathwise_session=${cookie}` } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`a stream was answered ${answer.statusCode}`));
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: ready')) resolve();
        told.events += text.split('event: event').length - 1;
      });
      answer.on('error', () => {}); // the bench is over
    });
    asked.once('error', reject).end();
  });
}

/** Publishes an event for each person. Resolves with the milliseconds until it is in each of their streams. */
async function tellAll(input: { broker: NatsConnection; told: Told; people: readonly string[] }): Promise<number> {
  const { broker, told, people } = input;
  const before = told.events;
  const began = performance.now();
  for (const person of people)
    broker.publish(
      `events.goals.goal-changed.v1.${person}`,
      JSON.stringify({
        specversion: '1.0',
        id: `${person}-${began}`,
        source: 'goals',
        type: 'goals.goal-changed.v1',
        subject: person,
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        audience: [person],
        data: {},
      }),
    );
  await waitUntil('everybody is told', () => told.events - before >= people.length * perPerson, {
    timeoutMs: 60_000,
    everyMs: 5,
  });
  return performance.now() - began;
}

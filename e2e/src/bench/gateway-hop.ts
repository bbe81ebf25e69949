import { median, rounded } from '../figures.ts';
import { newPerson } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';
import { pacedGets } from './paced.ts';
import { alternate, load, medianOfPairs } from './ratio.ts';
import { spawnServer } from './spawn-server.ts';
import { startTraceSink } from './trace-sink.ts';

const runs = 5;
// Node optimises hot code step by step. The gateway's longer code path needs this long to reach full speed.
const warmUpSeconds = 12;

/** Compares an authenticated call through the gateway with one through the proxy library alone, to the same upstream. */
export async function gatewayHop() {
  const upstream = await spawnServer('no-op');
  const proxy = await spawnServer('proxy', upstream.url);
  const sink = await startTraceSink();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url };
  const platform = await testPlatform('bench', {
    only: ['auth', 'gateway'],
    site: true,
    env: { all: env, gateway: { GOALS_URL: upstream.url, CALLS_PER_MINUTE: '100000000' } },
  });
  try {
    const { cookie } = await newPerson(platform.url);
    const gateway = { url: `http://127.0.0.1:${platform.ports.gateway}/api/dashboard/stats`, headers: { cookie } };
    const bare = { url: `${proxy.url}/api/dashboard/stats` };
    for (const target of [gateway, bare]) await load(target, { seconds: warmUpSeconds });
    const full = await alternate(
      runs,
      () => load(gateway, { seconds: 6 }),
      () => load(bare, { seconds: 6 }),
    );
    const paced = { perSecond: 100, seconds: 6 };
    const steady = await alternate(
      runs,
      () => pacedGets(gateway, paced),
      () => pacedGets(bare, paced),
    );
    return {
      ratio: rounded(
        medianOfPairs(full, (a, b) => a.requestsPerSecond / b.requestsPerSecond),
        2,
      ),
      gatewayPerSecond: full.a.map(({ requestsPerSecond }) => rounded(requestsPerSecond)),
      barePerSecond: full.b.map(({ requestsPerSecond }) => rounded(requestsPerSecond)),
      failed: [...full.a, ...full.b].reduce((sum, { failed }) => sum + failed, 0),
      addedP50Ms: rounded(
        medianOfPairs(steady, (a, b) => median(a) - median(b)),
        2,
      ),
      p50MsAt100PerSecond: {
        gateway: steady.a.map((took) => rounded(median(took), 2)),
        bare: steady.b.map((took) => rounded(median(took), 2)),
      },
      tracedBatches: sink.batches(),
    };
  } finally {
    await platform.dispose();
    for (const server of [upstream, proxy, sink]) server.stop();
  }
}

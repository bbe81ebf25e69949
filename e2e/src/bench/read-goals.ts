import { withDatabase } from '@pathwise/local-servers/mongo-url';
import { rounded } from '../figures.ts';
import { makePremium, newPerson } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';
import { alternate, load, medianOfPairs } from './ratio.ts';
import { spawnServer } from './spawn-server.ts';
import { startTraceSink } from './trace-sink.ts';

const runs = 5;
const goalCount = 20;

/**
 * Compares GET /api/goals through gateway and service with the same handler in a bare Express app on the same database.
 * `proxyRatio` puts only the proxy library in front of that app: what a gateway that does nothing leaves.
 */
export async function readGoals() {
  const sink = await startTraceSink();
  const platform = await testPlatform('bench', {
    env: { all: { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url }, gateway: { CALLS_PER_MINUTE: '100000000' } },
  });
  const bare = await spawnServer('goals', withDatabase(platform.mongoUrl, 'pathwise_goals'));
  const proxy = await spawnServer('proxy', bare.url);
  try {
    const person = await newPerson(platform.url);
    await makePremium(platform, person);
    for (let i = 0; i < goalCount; i++)
      await person.api.goals.createGoal({ body: { title: `Goal ${i}`, description: 'A goal to be read many times' } });
    const through = { url: `http://127.0.0.1:${platform.ports.gateway}/api/goals`, headers: { cookie: person.cookie } };
    const alone = { url: `${bare.url}/api/goals/${person.user.id}` };
    const proxied = { ...alone, url: alone.url.replace(bare.url, proxy.url) };
    for (const target of [through, alone, proxied]) await load(target, { seconds: 3 });
    const results = await alternate(
      runs,
      () => load(through, { seconds: 6 }),
      () => load(alone, { seconds: 6 }),
    );
    const byProxy = await alternate(
      runs,
      () => load(proxied, { seconds: 6 }),
      () => load(alone, { seconds: 6 }),
    );
    const ratioOf = (pairs: typeof results) =>
      rounded(
        medianOfPairs(pairs, (a, b) => a.requestsPerSecond / b.requestsPerSecond),
        2,
      );
    return {
      goals: goalCount,
      ratio: ratioOf(results),
      proxyRatio: ratioOf(byProxy),
      throughPerSecond: results.a.map(({ requestsPerSecond }) => rounded(requestsPerSecond)),
      barePerSecond: [...results.b, ...byProxy.b].map(({ requestsPerSecond }) => rounded(requestsPerSecond)),
      proxiedPerSecond: byProxy.a.map(({ requestsPerSecond }) => rounded(requestsPerSecond)),
      failed: [...results.a, ...results.b, ...byProxy.a, ...byProxy.b].reduce((sum, { failed }) => sum + failed, 0),
    };
  } finally {
    proxy.stop();
    bare.stop();
    await platform.dispose();
    sink.stop();
  }
}

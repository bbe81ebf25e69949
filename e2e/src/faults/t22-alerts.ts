import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiNames } from '@pathwise/contracts/apis';
import { dashboardQueries } from '@pathwise/local/monitoring/dashboards';
import type { Platform } from '@pathwise/local/platform';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { startFakeOpenAi } from '@pathwise/service-testkit/fake-openai';
import { startFakeSmtp } from '@pathwise/service-testkit/fake-smtp';
import { startTraceCollector } from '@pathwise/service-testkit/trace-collector';
import { keepStream } from '../cluster/load.ts';
import { rounded } from '../figures.ts';
import { type Person, premiumPeople } from '../people/person.ts';
import { useUntil } from '../soak/ordinary-use.ts';
import { checkedPlatform } from '../test-platform.ts';
import { type Databases, openDatabases } from './everywhere.ts';
import { expectations, type FaultTest } from './fault-test.ts';
import { isPrometheusThere, type Prometheus, startPrometheus } from './prometheus.ts';
import { press } from './purchases.ts';
import { manyCalls } from './size.ts';

const watched = ['gateway', ...apiNames] as const;

/** The time from a fault until its alert fires, and the time from the repair until the alert ends where that takes minutes only. */
type Course = Record<string, { firesAfterS?: number; endsAfterS?: number }>;

interface Scene {
  platform: Platform;
  databases: Databases;
  prometheus: Prometheus;
  people: Person[];
  course: Course;
  say: (sentence: string) => void;
}

const secondsSince = (began: number) => rounded((performance.now() - began) / 1_000);

/** Waits until an alert fires, or has ended. */
async function until({ prometheus, course, say }: Scene, name: string, fires: boolean): Promise<void> {
  const began = performance.now();
  const isSo = async () => (await prometheus.firing()).has(name) === fires;
  await waitUntil(`${name} ${fires ? 'fires' : 'ends'}`, isSo, { timeoutMs: 1_500_000, everyMs: 1_000 });
  const seconds = secondsSince(began);
  course[name] = { ...course[name], [fires ? 'firesAfterS' : 'endsAfterS']: seconds };
  say(`${name} ${fires ? 'fires' : 'has ended'} after ${seconds} s`);
}

/** Half an hour of ordinary use. */
const usedBy = (people: readonly Person[], random: () => number) =>
  Promise.all(
    people.map(({ api, user }) => useUntil(performance.now() + 1_800_000, { api, email: user.email, random })),
  );

const fires = (scene: Scene, name: string) => until(scene, name, true);
const ends = (scene: Scene, name: string) => until(scene, name, false);

/** Somebody pays, then Stripe goes away while customers are due, and webhooks come that are not signed by it. */
async function loseStripe(scene: Scene): Promise<void> {
  const { platform, databases, people } = scene;
  const stripe = platform.process('stripe');
  for (const { api } of people.slice(0, 3)) {
    const begun = await api.billing.createSubscription({ body: { priceId: 'monthly', flow: 'page' } });
    const secret = 'clientSecret' in begun ? begun.clientSecret : '';
    await press(`http://127.0.0.1:${platform.ports.stripe}/confirm/${secret}?back=/`, 'pay');
  }
  await pause(5_000); // its webhooks have come
  await stripe.kill();
  await databases
    .of('billing')
    .collection('customers')
    .updateMany({}, { $set: { dueAt: new Date() } });
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' };
  const forge = () => fetch(`${platform.url}/api/webhooks/stripe`, { method: 'POST', headers, body: '{}' });
  const refused = fires(scene, 'WebhooksRefused');
  for (let n = 0; n < 3; n++) {
    await Promise.all(Array.from({ length: 6 }, forge));
    await pause(20_000); // the first ones begin a series, in which Prometheus sees an increase only with the next
  }
  await refused;
  await fires(scene, 'PaymentsNotSeen');
  await stripe.start();
}

/** One event cannot be applied: the coach's stored draft is unreadable. */
async function poison(scene: Scene): Promise<void> {
  const { platform, databases, people } = scene;
  const api = people.at(-1)?.api as Person['api']; // of somebody who does nothing else: a restored goal would meet the draft too
  await platform.process('ai').kill('SIGTERM');
  const { id } = await api.goals.createGoal({ body: { title: 'Learn the tuba', category: 'hobby' } });
  const goal = await databases.of('goals').collection<{ _id: string; draftId: string }>('goals').findOne({ _id: id });
  const spoiled = { _id: goal?.draftId ?? '', state: 'asked', askedAt: { spoiled: true } };
  await databases.of('ai').collection<{ _id: string }>('drafts').insertOne(spoiled);
  await platform.process('ai').start();
  await fires(scene, 'EventGivenUp');
}

/** Social is away while people look at members. */
async function loseSocial(scene: Scene): Promise<void> {
  const { platform, people } = scene;
  const social = platform.process('social');
  await social.kill();
  const over = new AbortController();
  const looking = (async () => {
    while (!over.signal.aborted) {
      await Promise.all(people.map(({ fetch: send }) => send(`${platform.url}/api/users/all`)));
      await pause(1_000);
    }
  })();
  await Promise.all([fires(scene, 'ProcessDown'), fires(scene, 'AvailabilityBurnsFast')]);
  await social.start();
  over.abort();
  await looking;
  await ends(scene, 'ProcessDown');
}

/** The broker is away while goals are created: their roadmaps come when it is back. */
async function loseBroker(scene: Scene): Promise<void> {
  const { platform, people } = scene;
  const broker = platform.process('broker');
  await broker.stop();
  const began = performance.now();
  for (let n = 0; n < 80; n++)
    await people[n % people.length]?.api.goals.createGoal({ body: { title: `Read book ${n}`, category: 'hobby' } });
  await fires(scene, 'OutboxStuck');
  scene.say(`the broker was away for ${secondsSince(began)} s`);
  await broker.start();
  await Promise.all([ends(scene, 'OutboxStuck'), fires(scene, 'RoadmapTimeBurnsFast')]);
}

export const alertsFire: FaultTest = {
  name: 'T22',
  passesWhen:
    'a real Prometheus reads every process, and answers every query of the dashboards with a series; ten alerts fire while their fault lasts, also the first of its kind; an exemplar leads to an exported trace',
  async run({ dir, random, say, atEnd }) {
    if (!isPrometheusThere()) return { figures: { skipped: 'prometheus is not installed' }, broken: [] };
    const [smtp, model, traces] = [await startFakeSmtp(), await startFakeOpenAi(), await startTraceCollector()];
    atEnd(traces.stop);
    atEnd(model.close);
    await smtp.goAway();
    model.mode = 'error';
    const ai = {
      OPENAI_API_KEY: 'a-key-for-the-fake',
      OPENAI_BASE_URL: model.url,
      AI_PRICE_IN: '1',
      AI_PRICE_OUT: '4',
    };
    const all = { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url, OTEL_TRACES_SAMPLER_ARG: '1' };
    const settings = { ...process.env, SMTP_URL: smtp.url };
    const env = { all, ai, ...manyCalls };
    const platform = await checkedPlatform({ dir, site: false, demoPayments: true, settings, env });
    atEnd(platform.stop);
    const targets = watched.map((name) => `127.0.0.1:${platform.ports[`${name}.internal`]}`);
    const prometheus = await startPrometheus({ dir: join(dir, 'prometheus'), targets });
    const databases = await openDatabases(platform.mongoUrl);
    atEnd(databases.close);
    atEnd(prometheus.stop);
    const over = new AbortController();
    atEnd(() => over.abort());
    say(`Prometheus reads ${targets.length} processes: ${prometheus.url}`);
    const [began, since] = [performance.now(), new Date()];
    await pause(20_000); // every figure has been read once
    const people = await premiumPeople(platform, 6);
    const scene: Scene = { platform, databases, prometheus, people, course: {}, say };
    void usedBy(people.slice(0, 5), random).catch(() => {}); // goes on beyond the platform's end
    const [first] = people as [Person];
    void keepStream({ url: platform.url, person: first }, over.signal);
    const noMail = fires(scene, 'MailServerAway').then(() => smtp.comeBack());
    const lateMail = noMail.then(() => fires(scene, 'MailDelayBurnsFast'));
    const failingModel = fires(scene, 'ModelFails');
    const money = loseStripe(scene);
    await poison(scene);
    await loseSocial(scene);
    await loseBroker(scene);
    await Promise.all([money, lateMail, failingModel]);
    const forEach = (query: string) =>
      query.includes('$service') ? watched.map((name) => query.replaceAll('$service', name)) : [query];
    const silent: string[] = [];
    for (const query of dashboardQueries) {
      const counts = await Promise.all(forEach(query).map((one) => prometheus.seriesOf(one, since)));
      if (counts.every((count) => count === 0)) silent.push(query);
    }
    const exemplars = await prometheus.exemplarsOf('http_server_request_duration_seconds_bucket', since);
    const exported = new Set(traces.spans().map(({ traceId }) => traceId));
    const led = exemplars.filter((id) => exported.has(id)).length;
    const { broken, expect } = expectations();
    expect(silent.length === 0, `no series for: ${silent.join(' | ')}`);
    expect(led > 0 && led === exemplars.length, `${led} of ${exemplars.length} exemplars lead to an exported trace`);
    return {
      broken,
      figures: {
        minutes: rounded(secondsSince(began) / 60),
        queries: dashboardQueries.length,
        course: scene.course,
        exemplars: exemplars.length,
      },
    };
  },
};

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ApiName, apiNames, urlVariable } from '@pathwise/contracts/apis';
import { readConfig } from '@pathwise/service-kit/config';
import { createLog, type Logger } from '@pathwise/service-kit/telemetry/log';
import { openTestEvents, type TestEvents, testNamespace } from '@pathwise/service-testkit/events';
import { type HttpClient, httpClient } from '@pathwise/service-testkit/http-client';
import { testEnvironment } from '@pathwise/service-testkit/test-environment';
import { configSchema } from '../src/config.ts';
import { type RunningGateway, startGateway } from '../src/gateway.ts';

export interface Upstream {
  url: string;
  /** Requests that arrived, newest last. */
  seen: IncomingMessage[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A server in place of a service. It records the requests it receives in `seen`. */
export async function startUpstream(): Promise<Upstream> {
  const upstream: Upstream = {
    url: '',
    seen: [],
    answer: (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
    close: async () => {},
  };
  const server = createServer((request, response) => {
    upstream.seen.push(request);
    upstream.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  upstream.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  upstream.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return upstream;
}

/** Auth's internal port: sessions by cookie value. */
export function answerSessions(
  upstream: Upstream,
  sessions: Record<string, { userId: string; sessionId: string; token: string; firstName?: string | null }>,
): void {
  upstream.answer = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { sessionToken } = JSON.parse(Buffer.concat(chunks).toString()) as { sessionToken: string };
      const session = sessions[sessionToken];
      const body = session && { ...session, expiresAt: new Date(Date.now() + 60_000).toISOString() };
      response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
    });
  };
}

/** The script that the build writes into each page. */
export const headScript = "document.documentElement.dataset.theme = 'dark';";

function builtSite(): { site: string; planner: string; social: string; admin: string } {
  const dir = mkdtempSync(join(tmpdir(), 'pathwise-site-'));
  const site = join(dir, 'site');
  const planner = join(dir, 'planner');
  const social = join(dir, 'social');
  const admin = join(dir, 'admin');
  for (const folder of [site, planner, social, admin]) mkdirSync(folder);
  const head = `<head><title>Pathwise</title><script>${headScript}</script></head>`;
  writeFileSync(join(site, 'index.html'), `<!doctype html>${head}<div id="root"></div>`);
  const openings = {
    workspace: { '/': '<p>Dashboard</p>', '/plan': '<p>$& This Week</p>' },
    preview: { '/plan': '<p>Preview</p>' },
    greeted: { '/': '<h1>{greeting}</h1>' },
  };
  writeFileSync(join(site, 'openings.json'), JSON.stringify(openings));
  const claim = '<div id="root"><p data-setting="member-claim" class="x">Trusted by many</p></div>';
  writeFileSync(join(site, 'landing.html'), `<!doctype html><head><title>Landing</title></head>${claim}`);
  writeFileSync(join(site, 'main.0123abcd.js'), 'export {};');
  writeFileSync(join(site, 'main.0123abcd.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(site, 'tiny.0123abcd.js'), 'export {};');
  writeFileSync(join(site, 'mf-manifest.json'), '{"name":"shell"}');
  writeFileSync(join(site, 'release.json'), '{"chunks":{"workspace":["chunks/w.0123abcd.js"]}}');
  const entry = { globalName: 'planner', remoteEntry: { name: 'remoteEntry.0123abcd.js' } };
  writeFileSync(join(planner, 'mf-manifest.json'), JSON.stringify({ name: 'planner', metaData: entry }));
  const chunks = {
    ['__federation_expose_app']: ['chunks/app.0123abcd.css', 'chunks/app.0123abcd.js'],
    ['__federation_expose_preview']: ['chunks/app.0123abcd.css', 'chunks/preview.0123abcd.js'],
    'page-plan': ['chunks/plan.0123abcd.js'],
  };
  writeFileSync(join(planner, 'release.json'), JSON.stringify({ chunks }));
  writeFileSync(join(social, 'mf-manifest.json'), '{"name":"social"}');
  writeFileSync(join(admin, 'mf-manifest.json'), '{"name":"admin"}');
  return { site, planner, social, admin };
}

export interface GatewayUnderTest extends Record<ApiName, Upstream> {
  running: RunningGateway;
  log: Logger;
  authInternal: Upstream;
  events: TestEvents;
  /** Of its events. A second gateway that gets it as EVENTS_NAMESPACE is another replica. */
  namespace: string;
  /** Calls as a page of the site does, with a session cookie when given. */
  as: (cookie?: string) => HttpClient;
  stop(): Promise<void>;
}

export async function startTestGateway(env: Record<string, string> = {}): Promise<GatewayUnderTest> {
  const authInternal = await startUpstream();
  const started = await Promise.all(apiNames.map(async (name) => [name, await startUpstream()] as const));
  const upstreams = Object.fromEntries(started) as Record<ApiName, Upstream>;
  const namespace = testNamespace();
  const events = await openTestEvents(namespace);
  const { site, planner, social, admin } = builtSite();
  const config = readConfig(configSchema, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    INTERNAL_PORT: '0',
    NATS_URL: testEnvironment().natsUrl,
    EVENTS_NAMESPACE: namespace,
    PUBLIC_URL: 'http://pathwise.test',
    SUPPORT_EMAIL: 'help@pathwise.test',
    MEMBER_CLAIM: 'Trusted by "you" & $& <others>',
    AUTH_INTERNAL_URL: authInternal.url,
    ...Object.fromEntries(started.map(([name, { url }]) => [urlVariable(name), url])),
    SITE_FILES: site,
    REMOTE_PLANNER_FILES: planner,
    REMOTE_SOCIAL_FILES: social,
    REMOTE_ADMIN_FILES: admin,
    ...env,
  });
  const log = createLog('gateway', 'silent');
  const running = await startGateway(config, log);
  return {
    running,
    log,
    ...upstreams,
    authInternal,
    events,
    namespace,
    as: (cookie) =>
      httpClient(running.url, {
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie: `pathwise_session=${cookie}` } : {}),
      }),
    async stop() {
      await running.stop();
      await Promise.all([authInternal, ...Object.values(upstreams)].map((upstream) => upstream.close()));
      await events.close();
    },
  };
}

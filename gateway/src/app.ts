import type { ResolvedSession } from '@pathwise/contracts/api/auth';
import { type ApiName, apis, urlVariable } from '@pathwise/contracts/apis';
import type { Api } from '@pathwise/contracts/operation';
import { failureHandler } from '@pathwise/service-kit/http/failures';
import { observeRequest } from '@pathwise/service-kit/http/observed';
import { newId } from '@pathwise/service-kit/ids';
import { refused, signedOut } from '@pathwise/service-kit/problem';
import type { Logger } from '@pathwise/service-kit/telemetry/log';
import type { ObserveRequests } from '@pathwise/service-kit/telemetry/metrics';
import { inSpan } from '@pathwise/service-kit/telemetry/traces';
import express, { type Express as App, type Request, type RequestHandler, type Response } from 'express';
import { builtFiles } from './built-files.ts';
import type { Config } from './config.ts';
import { createCrawlerPages } from './crawlers.ts';
import { createDocs } from './docs.ts';
import { createForwarding } from './forward.ts';
import { limitCalls, limitConcurrency, networkOf } from './limits.ts';
import { createLive, type Live } from './live.ts';
import { refuseForeignWrites } from './origin.ts';
import { createRouteTable, type TableEntry } from './route-table.ts';
import { callHeaders, securityHeaders } from './security-headers.ts';
import { createSessions, type Sessions, sessionCookie } from './sessions.ts';
import { createSite } from './site.ts';

declare global {
  namespace Express {
    /** What the gateway learns about one request. The kit declares `requestId` and `failuresAsText`. */
    interface Locals {
      /** The operation's name, for log and metrics. */
      operation?: string;
      /** The matched entry of the route table. */
      entry?: TableEntry;
      /** The session of the request's cookie. Undefined for a visitor. */
      session?: ResolvedSession | undefined;
      /** The person or address that the limit of calls per minute counts. */
      limitKey?: string;
    }
  }
}

export interface GatewayDeps {
  config: Config;
  log: Logger;
  metrics: ObserveRequests;
  fetch?: typeof fetch;
}
export interface Gateway {
  app: App;
  sessions: Sessions;
  live: Live;
  close(): void;
}

// Not mounted with `use`, which removes the prefix from the URL: services need the whole path.
const everyCall = '/api{/*call}';
const noSuchCall = () => refused(404, 'no-such-call', 'There is no such call');

function refuseForeign(origin: string): RequestHandler {
  return (request, _response, next) => {
    refuseForeignWrites(request, origin);
    next();
  };
}

/** A provider sends no origin and many events a second. The service checks the signature of each. */
const exceptWebhooks =
  (check: RequestHandler): RequestHandler =>
  (request, response, next) =>
    response.locals.entry?.operation.webhook ? next() : check(request, response, next);

/** A request gets its id and begins its trace here, whatever the browser sent. */
function observed(deps: GatewayDeps): RequestHandler {
  return (request, response, next) => {
    const requestId = newId();
    response.locals.requestId = requestId;
    response.set('pathwise-request-id', requestId);
    const called = () => {
      const { operation = 'none', entry } = response.locals;
      return { name: operation, route: entry?.operation.path ?? '', isStream: operation === 'live' };
    };
    observeRequest(deps, { request, response }, { carrier: {}, called }, next);
  };
}

/** Resolves the cookie to a session. When auth is away, public calls continue without one. */
function identify(sessions: Sessions, cookieName: string): RequestHandler {
  return async (request, response, next) => {
    const cookie = sessionCookie(request.headers.cookie, cookieName);
    const { entry } = response.locals;
    const address = networkOf(request.ip);
    const timeZone = request.get('pathwise-time-zone')?.slice(0, 64);
    try {
      if (cookie) response.locals.session = await sessions.resolve(cookie, { address, timeZone });
    } catch (error) {
      if (entry?.operation.access !== 'public') throw error;
    }
    const { session } = response.locals;
    // the browser's service worker keeps answers by person and cannot read the cookie
    if (session) response.set('pathwise-person', session.userId);
    // a change that waited on a device is never made as somebody who signed in there since
    const expected = request.get('pathwise-expects');
    if (expected !== undefined && expected !== session?.userId) throw signedOut();
    response.locals.limitKey = session?.userId ?? address;
    next();
  };
}

function findEntry(table: ReturnType<typeof createRouteTable>): RequestHandler {
  return (request, response, next) => {
    if (request.path === '/api/live' && request.method === 'GET') {
      response.locals.operation = 'live';
      return next();
    }
    const match = table.match(request.method, request.path);
    if (!match) throw noSuchCall();
    if ('allow' in match) {
      response.set('allow', match.allow.join(', '));
      throw refused(405, 'method-not-allowed', 'This call does not know this method');
    }
    response.locals.entry = match.entry;
    response.locals.operation = match.entry.name;
    response.locals.failuresAsText = match.entry.operation.failuresAsText === true;
    next();
  };
}

/** Builds the gateway. Throws when two routes are the same, a service has no address, or the site is not built. */
export function buildGateway(deps: GatewayDeps, contracts: readonly Api[] = Object.values(apis)): Gateway {
  const { config, log } = deps;
  const publicUrl = new URL(config.PUBLIC_URL);
  const https = publicUrl.protocol === 'https:';
  const cookieName = https ? '__Host-pathwise_session' : 'pathwise_session';
  const table = createRouteTable(contracts);
  const sessions = createSessions({
    authInternalUrl: config.AUTH_INTERNAL_URL,
    unknownPerMinute: config.UNKNOWN_SESSIONS_PER_MINUTE,
    log,
    ...(deps.fetch ? { fetch: deps.fetch } : {}),
  });
  const live = createLive();
  const forwarding = createForwarding({
    log,
    timeoutMs: config.CALL_TIMEOUT_MS,
    urlOf: (service) => config[urlVariable(service as ApiName)],
  });
  forwarding.prepare(table.entries);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false);
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.use(observed(deps));

  app.use('/api/docs', securityHeaders({ https }), createDocs());
  app.all(
    everyCall,
    callHeaders,
    findEntry(table),
    exceptWebhooks(refuseForeign(publicUrl.origin)),
    identify(sessions, cookieName),
    exceptWebhooks(limitCalls(config.CALLS_PER_MINUTE)),
  );
  app.get('/api/live', ({ query }, response) => {
    const { session } = response.locals;
    if (!session) throw signedOut();
    live.open({ ...session, withinMs: Number(query['withinMs']) || 0 }, response);
  });
  app.all(everyCall, limitConcurrency(config.MOST_CONCURRENT_CALLS), (request, response) =>
    answerCall(forwarding, request, response),
  );
  app.use(securityHeaders({ https }));
  app.use(createCrawlerPages(publicUrl));
  app.use(
    createSite({
      shell: builtFiles(config.SITE_FILES),
      hasSession: ({ headers }) => sessionCookie(headers.cookie, cookieName) !== undefined,
      settings: { 'support-email': config.SUPPORT_EMAIL, 'member-claim': config.MEMBER_CLAIM },
      remotes: [
        { name: 'planner', title: 'Planner', files: builtFiles(config.REMOTE_PLANNER_FILES) },
        { name: 'social', title: 'Social', files: builtFiles(config.REMOTE_SOCIAL_FILES) },
        { name: 'admin', title: 'Admin', files: builtFiles(config.REMOTE_ADMIN_FILES) },
      ],
    }),
  );
  app.use(
    (_request, response) =>
      void response.status(404).set('cache-control', 'no-store').type('text/plain').send('Not found'),
  );
  app.use(failureHandler(log));
  const close = () => {
    live.closeAll();
    forwarding.close();
  };
  return { app, sessions, live, close };
}

async function answerCall(
  forwarding: ReturnType<typeof createForwarding>,
  request: Request,
  response: Response,
): Promise<void> {
  const { entry, session, requestId = '' } = response.locals;
  if (!entry) throw noSuchCall();
  if (entry.operation.access !== 'public' && !session) throw signedOut();
  const vouched = { token: session?.token, clientAddress: request.ip ?? '', requestId };
  await inSpan({ name: entry.name, kind: 'client' }, () => forwarding.forward(entry, vouched, request, response));
}

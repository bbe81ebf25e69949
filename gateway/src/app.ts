import { type ApiName, apis, urlVariable } from '@pathwise/contracts/apis';
import type { Api } from '@pathwise/contracts/operation';
import { failureHandler } from '@pathwise/service-kit/http/failures';
import { signedOut } from '@pathwise/service-kit/problem';
import type { Logger } from '@pathwise/service-kit/telemetry/log';
import type { ObserveRequests } from '@pathwise/service-kit/telemetry/metrics';
import { inSpan } from '@pathwise/service-kit/telemetry/traces';
import express, { type Express as App, type Request, type RequestHandler, type Response } from 'express';
import { builtFiles } from './built-files.ts';
import { exceptWebhooks, findEntry, identify, noSuchCall, observed, refuseForeign } from './call-steps.ts';
import type { Config } from './config.ts';
import { createCrawlerPages } from './crawlers.ts';
import { createDocs } from './docs.ts';
import { createForwarding } from './forward.ts';
import { limitCalls, limitConcurrency, networkOf } from './limits.ts';
import { createLive, type Live } from './live.ts';
import { createRouteTable } from './route-table.ts';
import { callHeaders, securityHeaders } from './security-headers.ts';
import { createSessions, type Sessions, sessionCookie } from './sessions.ts';
import { createSite } from './site.ts';

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
    openLive(live),
    limitConcurrency(config.MOST_CONCURRENT_CALLS),
    (request, response) => answerCall(forwarding, request, response),
  );
  app.use(securityHeaders({ https }));
  app.use(createCrawlerPages(publicUrl));
  app.use(
    createSite({
      shell: builtFiles(config.SITE_FILES),
      hasSession: ({ headers }) => sessionCookie(headers.cookie, cookieName) !== undefined,
      sessionOf: async ({ headers, ip }) => {
        const cookie = sessionCookie(headers.cookie, cookieName);
        return cookie ? sessions.resolve(cookie, { address: networkOf(ip), timeZone: undefined }) : undefined;
      },
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

/** Answers the call for live updates, which belongs to no service. */
function openLive(live: Live): RequestHandler {
  return ({ query }, response, next) => {
    const { operation, session } = response.locals;
    if (operation !== 'live') return next();
    if (!session) throw signedOut();
    live.open({ ...session, withinMs: Number(query['withinMs']) || 0 }, response);
  };
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

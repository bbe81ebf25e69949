import { Agent, type IncomingHttpHeaders } from 'node:http';
import type { ServiceName } from '@pathwise/contracts/operation';
import { type Problem, refused, unavailable } from '@pathwise/service-kit/problem';
import type { Logger } from '@pathwise/service-kit/telemetry/log';
import { traceHeaders } from '@pathwise/service-kit/telemetry/traces';
import type { Request, Response } from 'express';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import type { TableEntry } from './route-table.ts';

const requestHeaders = new Set([
  'accept',
  'content-encoding',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'pathwise-after',
  'pathwise-time-zone',
  'transfer-encoding',
  'user-agent',
]);
const requestHeadersOfWebhooks = new Set([...requestHeaders, 'stripe-signature']);
const responseHeaders = new Set([
  'cache-control',
  'content-disposition',
  'content-length',
  'content-type',
  'date',
  'etag',
  'link',
  'pathwise-request-id',
  'pathwise-stale',
  'pathwise-wrote',
  'retry-after',
  'transfer-encoding',
  'x-accel-buffering',
  'x-content-type-options',
]);
/** Only auth may change the browser's session. */
const responseHeadersOfAuth = new Set([...responseHeaders, 'set-cookie', 'clear-site-data']);

/**
 * Keeps idle connections for less time than the services do. So no service closes a connection that a request reuses. This holds
 * for a leaving service, too: after LEAVE_MS idle connections are gone, and the last answers have ended the others.
 */
const agent = new Agent({ keepAlive: true, keepAliveMsecs: 1_000, maxSockets: 256, timeout: 4_000 });

/** What the gateway guarantees to the services. */
export interface Vouched {
  token: string | undefined;
  clientAddress: string;
  requestId: string;
}

/** The headers for a service: allowed headers of the browser, and the gateway's own. */
function headersFor(
  incoming: IncomingHttpHeaders,
  { token, clientAddress, requestId }: Vouched,
  isWebhook: boolean,
): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {};
  const allowed = isWebhook ? requestHeadersOfWebhooks : requestHeaders;
  for (const name in incoming) if (allowed.has(name)) headers[name] = incoming[name];
  Object.assign(headers, traceHeaders());
  headers['pathwise-request-id'] = requestId;
  headers['pathwise-client-address'] = clientAddress;
  if (token) headers.authorization = `Bearer ${token}`;
  return headers;
}

function toFailure(error: NodeJS.ErrnoException): Problem {
  if (error.code === 'ECONNRESET' || error.code === 'ETIMEDOUT' || error.name === 'TimeoutError') {
    return refused(504, 'no-answer-in-time', 'This took too long. Please try again.', { retryAfter: 2 });
  }
  return unavailable();
}

/** Forwards calls with unchanged path, header allow-lists in both directions and the operation's timeout. */
export function createForwarding(deps: {
  log: Logger;
  urlOf: (service: ServiceName) => string | undefined;
  /** Timeout in milliseconds of operations without their own. */
  timeoutMs: number;
}) {
  const proxies = new Map<string, RequestHandler<Request, Response>>();

  function proxyFor({ service, operation }: TableEntry): RequestHandler<Request, Response> {
    const proxyTimeout = operation.timeout ?? deps.timeoutMs;
    const key = `${service} ${proxyTimeout}`;
    const existing = proxies.get(key);
    if (existing) return existing;
    const url = deps.urlOf(service);
    if (!url) throw new Error(`no address for ${service}`);
    const allowed = service === 'auth' ? responseHeadersOfAuth : responseHeaders;
    const proxy = createProxyMiddleware<Request, Response>({
      target: new URL(url),
      agent,
      proxyTimeout,
      // Without the default plugins there is no 'error' listener, and the middleware rejects instead.
      ejectPlugins: true,
      plugins: [
        (server) => {
          server.on('proxyRes', ({ headers }, _request, response) => {
            (response as Response).locals.isForwarded = true;
            for (const name in headers) if (!allowed.has(name)) delete headers[name];
          });
        },
      ],
    });
    proxies.set(key, proxy);
    return proxy;
  }

  return {
    /** Creates the proxies at start-up. Throws for a service without an address. */
    prepare: (entries: readonly TableEntry[]) => {
      for (const entry of entries) proxyFor(entry);
    },
    /** Resolves when the answer is sent or the client has gone. Throws 504 or 503 when the service does not answer. */
    async forward(entry: TableEntry, vouched: Vouched, request: Request, response: Response): Promise<void> {
      request.headers = headersFor(request.headers, vouched, entry.operation.webhook === true);
      try {
        await proxyFor(entry)(request, response);
      } catch (error) {
        if (response.destroyed) return; // the client disconnected
        deps.log.warn({ error, operation: entry.name, requestId: vouched.requestId }, 'a service did not answer');
        throw toFailure(error as NodeJS.ErrnoException);
      }
    },
    close: () => agent.destroy(),
  };
}

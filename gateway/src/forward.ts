import { Agent, type ClientRequest, type IncomingMessage } from 'node:http';
import type { ServiceName } from '@pathwise/contracts/operation';
import { type Problem, refused, unavailable } from '@pathwise/service-kit/problem';
import type { Logger } from '@pathwise/service-kit/telemetry/log';
import { traceHeaders } from '@pathwise/service-kit/telemetry/traces';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { TableEntry } from './route-table.ts';

const requestHeaders = new Set([
  'accept',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'pathwise-after',
  'pathwise-time-zone',
  'transfer-encoding',
  'user-agent',
]);
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
/** Only auth may touch the browser's session. */
const responseHeadersOfAuth = new Set([...responseHeaders, 'set-cookie', 'clear-site-data']);

/** Keeps connections for less time than the services do, so that a kept one is never closed under a request. */
const agent = new Agent({ keepAlive: true, keepAliveMsecs: 1_000, maxSockets: 256, timeout: 60_000 });

/** What the gateway vouches for towards the services. */
export interface Vouched {
  token: string | undefined;
  clientAddress: string;
  requestId: string;
}

function rewriteRequestHeaders(request: IncomingMessage, vouched: Vouched): void {
  for (const name of Object.keys(request.headers)) if (!requestHeaders.has(name)) delete request.headers[name];
  Object.assign(request.headers, traceHeaders(), {
    'pathwise-request-id': vouched.requestId,
    'pathwise-client-address': vouched.clientAddress,
  });
  if (vouched.token) request.headers.authorization = `Bearer ${vouched.token}`;
}

function toFailure(error: NodeJS.ErrnoException): Problem {
  if (error.code === 'ECONNRESET' || error.code === 'ETIMEDOUT' || error.name === 'TimeoutError') {
    return refused(504, 'no-answer-in-time', 'This took too long. Please try again.', { retryAfter: 2 });
  }
  return unavailable();
}

/** Forwards calls to the services, path unchanged, with header allow-lists both ways and the operation's timeout. */
export function createForwarding(deps: {
  log: Logger;
  urls: Partial<Record<ServiceName, string>>;
  /** Milliseconds a service may take where the operation says nothing else. */
  timeoutMs: number;
}) {
  const proxies = new Map<string, RequestHandler>();

  function proxyFor({ service, operation }: TableEntry): RequestHandler {
    const timeout = operation.timeout ?? deps.timeoutMs;
    const key = `${service} ${timeout}`;
    const existing = proxies.get(key);
    if (existing) return existing;
    const target = deps.urls[service];
    if (!target) throw new Error(`no address for ${service}`);
    const allowed = service === 'auth' ? responseHeadersOfAuth : responseHeaders;
    const proxy = createProxyMiddleware<Request, Response>({
      target,
      agent,
      proxyTimeout: timeout,
      on: {
        // Failures arrive here alone: the middleware's own promise does not settle with them.
        error: (error, _request, response) => {
          if ('locals' in response) (response.locals['failed'] as ((error: Error) => void) | undefined)?.(error);
        },
        proxyReq: (outgoing: ClientRequest) => void outgoing.removeHeader('x-forwarded-host'),
        proxyRes: (incoming: IncomingMessage) => {
          for (const name of Object.keys(incoming.headers)) if (!allowed.has(name)) delete incoming.headers[name];
        },
      },
    }) as RequestHandler;
    proxies.set(key, proxy);
    return proxy;
  }

  return {
    /** Throws at start-up for a service without an address. */
    prepare: (entries: readonly TableEntry[]) => {
      for (const entry of entries) proxyFor(entry);
    },
    forward(entry: TableEntry, vouched: Vouched, request: Request, response: Response): Promise<void> {
      rewriteRequestHeaders(request, vouched);
      return new Promise((resolve, reject) => {
        response.once('close', resolve);
        response.locals['failed'] = (error: NodeJS.ErrnoException) => {
          if (response.destroyed) return resolve(); // the client went away; nobody is left to tell
          deps.log.warn({ error, operation: entry.name, requestId: vouched.requestId }, 'a service did not answer');
          reject(toFailure(error));
        };
        Promise.resolve(
          proxyFor(entry)(request, response, (error?: unknown) => (error ? reject(error) : resolve())),
        ).catch(reject);
      });
    },
    close: () => agent.destroy(),
  };
}

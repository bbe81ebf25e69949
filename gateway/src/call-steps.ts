// What happens to each call before it is forwarded. `app.ts` puts the steps in order.
import type { ResolvedSession } from '@pathwise/contracts/api/auth';
import { observeRequest } from '@pathwise/service-kit/http/observed';
import { newId } from '@pathwise/service-kit/ids';
import { refused, signedOut } from '@pathwise/service-kit/problem';
import type { Logger } from '@pathwise/service-kit/telemetry/log';
import type { ObserveRequests } from '@pathwise/service-kit/telemetry/metrics';
import type { RequestHandler } from 'express';
import { networkOf } from './limits.ts';
import { refuseForeignWrites } from './origin.ts';
import type { createRouteTable, TableEntry } from './route-table.ts';
import { type Sessions, sessionCookie } from './sessions.ts';

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
      /** A service has answered the call. */
      isForwarded?: boolean;
      /** The person or address that the limit of calls per minute counts. */
      limitKey?: string;
    }
  }
}

export const noSuchCall = () => refused(404, 'no-such-call', 'There is no such call');

export function refuseForeign(origin: string): RequestHandler {
  return (request, _response, next) => {
    refuseForeignWrites(request, origin);
    next();
  };
}

/** A provider sends no origin and many events a second. The service checks the signature of each. */
export const exceptWebhooks =
  (check: RequestHandler): RequestHandler =>
  (request, response, next) =>
    response.locals.entry?.operation.webhook ? next() : check(request, response, next);

/** A request gets its id and begins its trace here, whatever the browser sent. */
export function observed(deps: { log: Logger; metrics: ObserveRequests }): RequestHandler {
  return (request, response, next) => {
    const requestId = newId();
    response.locals.requestId = requestId;
    response.set('pathwise-request-id', requestId);
    const called = () => {
      const { operation = 'none', entry, isForwarded = false } = response.locals;
      const route = entry?.operation.path ?? '';
      return { name: operation, route, isStream: operation === 'live', isLoggedElsewhere: isForwarded };
    };
    observeRequest(deps, { request, response }, { carrier: {}, called }, next);
  };
}

/** Resolves the cookie to a session. When auth is away, public calls continue without one. */
export function identify(sessions: Sessions, cookieName: string): RequestHandler {
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
    // a change that waited on a device must not be made in the name of another person who has signed in there since
    const expected = request.get('pathwise-expects');
    if (expected !== undefined && expected !== session?.userId) throw signedOut();
    response.locals.limitKey = session?.userId ?? address;
    next();
  };
}

export function findEntry(table: ReturnType<typeof createRouteTable>): RequestHandler {
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

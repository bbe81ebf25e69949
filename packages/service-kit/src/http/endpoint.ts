import { pipeline, Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import type { Acting } from '../acts/act.ts';
import { actingOf, type CallNotes } from '../acts/note-call.ts';
import { checkAnswer } from '../broken-answer.ts';
import { formatWritten, parseWritten, type RequestScope, requestScope, type WrittenEvent } from '../events/wrote.ts';
import { read } from '../mongo/read.ts';
import { refused, unavailable } from '../problem.ts';
import type { Logger } from '../telemetry/log.ts';
import type { ObserveRequests } from '../telemetry/metrics.ts';
import { enforceAccess } from './access.ts';
import { answerOnce } from './answer-once.ts';
import type { Caller } from './caller.ts';
import type { RequestFacts } from './handler.ts';
import type { Idempotency } from './idempotency.ts';
import { observeRequest } from './observed.ts';
import { factsOf, header } from './request-facts.ts';
import type { Route } from './routes.ts';
import { validate } from './validation.ts';

export interface EndpointDeps {
  log: Logger;
  now: () => Date;
  readCaller: (authorization: string | undefined) => Caller | undefined;
  idempotency: Idempotency;
  isReady: () => boolean;
  /** Returns whether the database answers a ping. */
  databaseAnswers: () => Promise<boolean>;
  /** Waits until this service has applied the events that the caller caused in other services. */
  waitUntilApplied: (events: WrittenEvent[]) => Promise<boolean>;
  /** Asks whether somebody is an admin now. Throws 403, and 503 when nobody can tell. */
  confirmAdmin: (userId: string) => Promise<void>;
  callNotes: CallNotes;
  metrics: ObserveRequests;
  /** Called for an answer that breaks its contract. Without it answers are not checked. */
  onBrokenAnswer?: (error: Error) => void;
}

function requireJson(request: Request, { webhook }: Route['operation']): void {
  if (webhook) return; // it gets bytes, and a mail program sends a form
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && !request.is('application/json')) throw refused(415, 'json-only', 'Please send JSON');
}

async function run(deps: EndpointDeps, route: Route, request: Request, response: Response): Promise<void> {
  const caller = deps.readCaller(header(request, 'authorization'));
  if (caller) response.locals.callerId = caller.id;
  const acting = actingOf(route, { caller, params: request.params });
  try {
    await answerCall(deps, route, { caller, acting, request, response });
  } catch (error) {
    if (acting?.isAutomatic) await deps.callNotes.failed(acting, error);
    throw error;
  }
}

interface Call {
  caller: Caller | undefined;
  acting: Acting | undefined;
  request: Request;
  response: Response;
}

async function answerCall(
  deps: EndpointDeps,
  route: Route,
  { caller, acting, request, response }: Call,
): Promise<void> {
  const { operation } = route;
  enforceAccess(operation, caller);
  if (!deps.isReady()) throw unavailable('Pathwise is starting. Please try again in a moment.');
  requireJson(request, operation);
  const input = { ...validate(operation, request), caller, ...factsOf(deps, request, response, caller) };
  // The token is up to a minute old. A former admin changes nothing.
  if (operation.access === 'admin' && operation.method !== 'GET' && caller) await deps.confirmAdmin(caller.id);
  const after = parseWritten(header(request, 'pathwise-after'));
  if (after.length > 0 && !(await deps.waitUntilApplied(after))) response.set('pathwise-stale', '1');

  const scope: RequestScope = { written: [], ...(acting ? { acting } : {}) };
  const answer = await requestScope.run(scope, () => handle(deps, route, { scope, input }));
  if (acting?.isAutomatic) await deps.callNotes.done(acting, operation);
  if (scope.written.length > 0 && !response.headersSent) {
    response.set('pathwise-wrote', formatWritten(scope.written));
  }
  sendAnswer(deps, route, response, answer);
}

function handle(
  deps: EndpointDeps,
  { operation, name, handle: answer }: Route,
  {
    scope,
    input,
  }: { scope: RequestScope; input: ReturnType<typeof validate> & RequestFacts & { caller: Caller | undefined } },
): unknown {
  const { caller, idempotencyKey: key, params, body } = input;
  // Not for public calls: a repeated sign-in must set its cookie again, and no hash of its password may be stored.
  const isKeyed = operation.method === 'POST' && operation.access !== 'public';
  if (operation.method === 'GET') return read(() => answer(input as never), deps);
  if (!isKeyed || !caller || !key) return answer(input as never);
  const request = { callerId: caller.id, operation: name, key, asked: { params, body } };
  return answerOnce(deps, scope, request, () => answer(input as never));
}

function sendAnswer(deps: EndpointDeps, { operation, name }: Route, response: Response, answer: unknown): void {
  checkAnswer(deps.onBrokenAnswer, { name, schema: operation.response, answer });
  if (response.headersSent) return; // the handler streamed its answer
  if (operation.bytes) {
    response.status(operation.status).type(operation.bytes).set('x-content-type-options', 'nosniff');
    // A failure in the middle closes the connection, which a browser shows as a failed download.
    if (answer instanceof Readable) pipeline(answer, response, () => {});
    else response.send(answer);
    return;
  }
  if (!operation.response) {
    response.status(operation.status).end();
    return;
  }
  response.status(operation.status).set('cache-control', 'no-store').json(answer);
}

/** Measures, traces and logs a call. It runs before the body is parsed, so it also sees calls with an invalid body. */
export function observed(deps: EndpointDeps, { name, operation }: Route): RequestHandler {
  return (request, response, next) => {
    response.locals.failuresAsText = operation.failuresAsText === true;
    const traceparent = header(request, 'traceparent');
    const about = {
      carrier: traceparent ? { traceparent } : {},
      called: () => ({ name, route: operation.path }),
      facts: () => ({ callerId: response.locals.callerId, wait: response.locals.wait }),
    };
    observeRequest(deps, { request, response }, about, next);
  };
}

/** The Express handler of one operation. */
export function endpoint(deps: EndpointDeps, route: Route): RequestHandler {
  return async (request, response, next) => {
    try {
      await run(deps, route, request, response);
    } catch (error) {
      next(error);
    }
  };
}

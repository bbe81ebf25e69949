import type { Request, Response } from 'express';
import type { Logger } from '../telemetry/log.ts';
import type { ObserveRequests } from '../telemetry/metrics.ts';
import { type Carrier, openRequestSpan } from '../telemetry/traces.ts';

/** The operation that answers a request. */
export interface Called {
  name: string;
  /** Path of its contract. */
  route: string;
  /** Stays open for minutes, so its time says nothing and it is not measured. */
  isStream?: boolean;
  /** Another process answered, and writes the log line. */
  isLoggedElsewhere?: boolean;
}

/** What logs and metrics say of a call whose client left before the answer. No client ever receives it. */
const clientGone = 499;

/**
 * Measures, traces and logs one request: `work` is the rest of its way. `called` is asked at the end, when the router has found the
 * operation. `facts` are further fields of the log line.
 */
export function observeRequest(
  deps: { log: Logger; metrics: ObserveRequests },
  { request, response }: { request: Request; response: Response },
  about: { carrier: Carrier; called: () => Called; facts?: () => object },
  work: () => void,
): void {
  const { log, metrics } = deps;
  const { requestId = '' } = response.locals;
  const { method } = request;
  const started = performance.now();
  const span = openRequestSpan(requestId, about.carrier);
  metrics.began();
  response.once('close', () => {
    const ms = performance.now() - started;
    const { name, route, isStream = false, isLoggedElsewhere = false } = about.called();
    const status = response.writableFinished || isStream ? response.statusCode : clientGone;
    span.run(() => {
      if (isStream) metrics.ended();
      else metrics.answered({ method, route, status, seconds: ms / 1000 });
      if (isLoggedElsewhere) return;
      log.info({ requestId, operation: name, method, status, ms: Math.round(ms), ...about.facts?.() }, 'answered');
    });
    span.end({ name, method, route, status });
  });
  span.run(work);
}

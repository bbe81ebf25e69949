import type { Request, Response } from 'express';
import { dayIn } from '../calendar.ts';
import { invalid } from '../problem.ts';
import type { Caller } from './caller.ts';
import { openEventStream } from './event-stream.ts';
import type { HttpExchange, RequestFacts } from './handler.ts';
import { timeZoneOf } from './time-zone.ts';

export function header(request: Request, name: string): string | undefined {
  return request.get(name) || undefined;
}

function exchangeOf(request: Request, response: Response): HttpExchange {
  return {
    clientAddress: header(request, 'pathwise-client-address'),
    userAgent: header(request, 'user-agent')?.slice(0, 300),
    sent: {
      bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      signature: header(request, 'stripe-signature') ?? '',
    },
    wantsEventStream: header(request, 'accept')?.includes('text/event-stream') === true,
    openEventStream: () => openEventStream(response),
    setHeader: (name, value) => void response.setHeader(name, value),
    setCookie: (name, value, options) => void response.cookie(name, value, options),
    clearCookie: (name, options) => void response.clearCookie(name, options),
  };
}

/** What a handler gets to know of a request beside its input. */
export function factsOf(
  { now }: { now: () => Date },
  request: Request,
  response: Response,
  caller: Caller | undefined,
): RequestFacts {
  const timeZone = timeZoneOf(header(request, 'pathwise-time-zone'), caller?.timeZone);
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort(); // an abort costs an error with its stack
  });
  return {
    timeZone,
    today: dayIn(timeZone, now()),
    requestId: response.locals.requestId ?? '',
    idempotencyKey: idempotencyKeyOf(request),
    signal: gone.signal,
    http: exchangeOf(request, response),
  };
}

function idempotencyKeyOf(request: Request): string | undefined {
  const key = header(request, 'idempotency-key');
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalid([{ path: 'Idempotency-Key', message: 'The Idempotency-Key must be 1 to 200 visible characters' }]);
  }
  return key;
}

import { tooMany, unavailable } from '@pathwise/service-kit/problem';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';

/** Whom an address counts as: itself, or with IPv6 the network it can choose its addresses from. */
export const networkOf = (address: string | undefined): string => ipKeyGenerator(address ?? '');

/**
 * Calls a minute, per person when signed in, else per address. Counted in this process: with several gateways a person
 * gets as many shares. What must hold exactly, sign-in, is counted by auth in its database.
 */
export function limitCalls(callsPerMinute: number): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: callsPerMinute,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: (_request, response) => response.locals.limitKey ?? '',
    handler: (_request: Request, _response: Response, next: NextFunction) =>
      next(tooMany('That was a lot at once. Please wait a moment.', 30)),
    validate: { keyGeneratorIpFallback: false },
  });
}

/** Refuses with 503 what is beyond the calls this process can answer at once, rather than let all of them wait. */
export function limitConcurrency(most: number): RequestHandler {
  let running = 0;
  return (_request, response, next) => {
    if (running >= most) throw unavailable('Pathwise is very busy. Please try again in a moment.', 1);
    running++;
    response.once('close', () => {
      running--;
    });
    next();
  };
}

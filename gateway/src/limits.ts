import { tooMany, unavailable } from '@pathwise/service-kit/problem';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';

/** The key that limits count an address by: an IPv4 address itself, or the network of an IPv6 address. */
export const networkOf = (address: string | undefined): string => ipKeyGenerator(address ?? '');

/**
 * Limits calls per minute and person, or per address of a visitor. Each process counts alone: three gateways allow
 * three times as many. Auth counts sign-ins exactly, in its database.
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

/** Answers 503 to calls beyond `most` at once, so that a burst does not slow down all of them. */
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

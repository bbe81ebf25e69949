import type { RequestHandler } from 'express';
import { newId } from '../ids.ts';
import type { Wait } from '../mongo/errors.ts';

declare global {
  namespace Express {
    /** Data shared by the handlers of one request. */
    interface Locals {
      requestId?: string;
      /** Id of the caller, for the log. */
      callerId?: string;
      /** True: failures are plain text, because a screen shows the body. */
      failuresAsText?: boolean;
      /** What a transaction waited on when it timed out, for the log. */
      wait?: Wait;
    }
  }
}

/** Sets the request id before anything can fail: the gateway's id, or a new one. Only the gateway reaches this port. */
export const nameRequest: RequestHandler = (request, response, next) => {
  const requestId = request.get('pathwise-request-id') || newId();
  response.locals.requestId = requestId;
  response.set('pathwise-request-id', requestId);
  next();
};

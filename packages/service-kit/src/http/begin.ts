import type { RequestHandler } from 'express';
import { newId } from '../ids.ts';
import type { Wait } from '../mongo/errors.ts';

declare global {
  namespace Express {
    /** What the handlers of one request tell one another. */
    interface Locals {
      requestId?: string;
      /** Whose call it is; for the log. */
      callerId?: string;
      /** Failures are answered as plain text, because a screen shows the body. */
      failuresAsText?: boolean;
      /** What a call that was given up had waited on; for the log. */
      wait?: Wait;
    }
  }
}

/** Names the request before anything can fail: by the gateway's id where it comes from there, which nobody else reaches. */
export const nameRequest: RequestHandler = (request, response, next) => {
  const requestId = request.get('pathwise-request-id') || newId();
  response.locals.requestId = requestId;
  response.set('pathwise-request-id', requestId);
  next();
};

import type { ErrorRequestHandler, Response } from 'express';
import { Busy, isInfrastructure } from '../mongo/errors.ts';
import { Problem, refused, toProblemBody, unavailable } from '../problem.ts';
import type { Logger } from '../telemetry/log.ts';

const bodyFailures: Record<string, Problem> = {
  'entity.too.large': refused(413, 'too-large', 'This is too large to send'),
  'entity.parse.failed': refused(400, 'malformed-json', 'The request is not valid JSON'),
  'encoding.unsupported': refused(415, 'unsupported-encoding', 'This encoding is not supported'),
  'charset.unsupported': refused(415, 'unsupported-charset', 'Please send UTF-8'),
  'request.aborted': refused(400, 'aborted', 'The request was cut off'),
  'request.size.invalid': refused(400, 'aborted', 'The request was cut off'),
};
const hidden = refused(500, 'internal', 'Something went wrong on our side. Please try again.');

/** Maps an error to a problem: a `Problem` as it is, a database that is away as 503, the rest as a bare 500. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isInfrastructure(error)) return unavailable();
  if (error instanceof URIError) return refused(400, 'malformed-url', 'The address is malformed');
  const type = (error as { type?: unknown } | null)?.type;
  return (typeof type === 'string' && bodyFailures[type]) || hidden;
}

/** Sends a problem as RFC 9457 JSON, or as plain text when the contract says that a screen shows the body. */
function sendProblem(response: Response, problem: Problem, requestId: string, asText = false): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { retryAfter } = problem.extra;
  if (retryAfter !== undefined) response.set('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  response.set('cache-control', 'no-store').status(problem.status);
  if (asText) response.type('text/plain').send(problem.detail);
  else response.type('application/problem+json').send(JSON.stringify(toProblemBody(problem, requestId)));
}

/** The last handler of an app. It logs unforeseen errors and answers them without details. */
export function failureHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    const problem = toProblem(error);
    const { requestId = '', failuresAsText } = response.locals;
    if (problem instanceof Busy) response.locals.wait = problem.wait; // for the log line `answered`
    if (problem === hidden) log.error({ requestId, error }, 'unforeseen failure');
    sendProblem(response, problem, requestId, failuresAsText);
  };
}

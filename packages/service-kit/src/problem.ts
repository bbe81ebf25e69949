import type { PremiumFeature, ProblemBody } from '@pathwise/contracts/problem';

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Signed out',
  402: 'Premium required',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not valid',
  429: 'Too many requests',
  500: 'Internal error',
  502: 'Bad gateway',
  503: 'Temporarily unavailable',
  504: 'Timed out',
};

export type ProblemExtra = Pick<Partial<ProblemBody>, 'errors' | 'feature' | 'current'> & {
  /** Seconds after which the caller should retry. */
  retryAfter?: number;
};

/** A failure that the caller can act on. Any other error becomes a 500 without details. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly extra: ProblemExtra;

  constructor(status: number, code: string, detail: string, extra: ProblemExtra = {}) {
    super(detail);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.extra = extra;
  }
}

/** RFC 9457 body of a problem. */
export function toProblemBody(problem: Problem, requestId: string): ProblemBody {
  const { retryAfter: _, ...members } = problem.extra;
  const { status, code, detail } = problem;
  return {
    type: `urn:pathwise:problem:${code}`,
    title: titles[status] ?? 'Problem',
    status,
    detail,
    code,
    requestId,
    ...members,
  };
}

/** 404, also for what another person owns. */
export const notFound = (what: string) => new Problem(404, 'not-found', `This ${what} does not exist`);
export const signedOut = () => new Problem(401, 'signed-out', 'Please sign in');
export const forbidden = (detail: string, code = 'forbidden') => new Problem(403, code, detail);
export const adminOnly = () => forbidden('You need admin privileges for this', 'admin-only');
export const conflict = (detail: string, code = 'conflict', extra: ProblemExtra = {}) =>
  new Problem(409, code, detail, extra);
/**
 * 409 `stale-version`: the save is based on an older version of the text. `current` holds the stored text and its
 * version, so that the screen can offer both texts. `what` names the thing for people, such as 'goal'.
 */
export const staleVersion = (what: string, current: object) =>
  conflict(`This ${what} was changed somewhere else in the meantime.`, 'stale-version', { current });
/** 402 for a feature of the premium plan. */
export const premiumRequired = (
  feature: PremiumFeature,
  detail = 'This is part of the premium plan',
  code = 'premium-required',
) => new Problem(402, code, detail, { feature });
/** 422 with a message per field. The first message is also the detail. */
export const invalid = (errors: { path: string; message: string }[]) =>
  new Problem(422, 'invalid', errors[0]?.message ?? 'Not valid', { errors });
export const tooMany = (detail: string, retryAfter: number) =>
  new Problem(429, 'too-many-requests', detail, { retryAfter });
/** 503: a dependency is away. */
export const unavailable = (
  detail = 'This part of Pathwise is busy or away for a moment. Please try again.',
  retryAfter = 2,
) => new Problem(503, 'unavailable', detail, { retryAfter });
/** Any other refusal. */
export const refused = (status: number, code: string, detail: string, extra: ProblemExtra = {}) =>
  new Problem(status, code, detail, extra);

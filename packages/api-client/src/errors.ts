import type { PremiumFeature, ProblemBody } from '@pathwise/contracts/problem';

/** An answer outside 2xx. The message reads `"{status}: {detail or text}"`, for screens and logs. */
export class ApiError extends Error {
  readonly status: number;
  /** The detail alone, for a toast. */
  readonly detail: string;
  /** Absent when the answer was plain text. */
  readonly problem: ProblemBody | undefined;

  constructor(status: number, detail: string, problem?: ProblemBody) {
    super(`${status}: ${detail}`);
    this.name = 'ApiError';
    this.status = status;
    this.detail = detail;
    this.problem = problem;
  }
}

/** True for the answer that something does not exist: it is deleted, or was never the person's. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** True when the error has this problem code, e.g. `goal-limit-reached`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.problem?.code === code;
}

/** The locked feature of a 402; undefined for every other error. */
export function lockedFeature(error: unknown): PremiumFeature | undefined {
  return error instanceof ApiError && error.status === 402 ? error.problem?.feature : undefined;
}

/** Turns a failed response into an `ApiError`; an empty body falls back to the status text. */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  if (response.headers.get('content-type')?.includes('application/problem+json')) {
    try {
      const problem = JSON.parse(text) as ProblemBody;
      return new ApiError(response.status, problem.detail || problem.title, problem);
    } catch {
      // A truncated body is kept as text.
    }
  }
  return new ApiError(response.status, text || response.statusText);
}

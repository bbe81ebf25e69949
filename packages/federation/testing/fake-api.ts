// Replaces the network in the tests of the shell and of every remote.
import type { ProblemBody } from '@pathwise/contracts/problem';

/** A request that the page sent. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}
/** Makes the answer of each call. */
export type Answer = (call: Call) => unknown;

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
export const plainText = (text: string, status: number) => new Response(text, { status });
export const networkFailure = () => Promise.reject(new TypeError('fetch failed'));

/** Makes a call fail as the services do. */
export function refusal(status: number, problem: Partial<ProblemBody> = {}): Response {
  const body: ProblemBody = {
    type: 'about:blank',
    title: 'Refused',
    status,
    detail: 'Refused',
    code: 'refused',
    requestId: 'r',
    ...problem,
  };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
}

/**
 * Answers by 'METHOD /path' and records the calls. An answer is a value (sent as JSON with 200), a `Response`, or a
 * function that returns one of them. An unknown call is answered 404.
 */
export function fakeApi(answers: Record<string, unknown>) {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path: String(input),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      idempotencyKey: new Headers(init.headers).get('idempotency-key'),
    };
    calls.push(call);
    const key = `${call.method} ${call.path}`;
    if (!(key in answers)) return refusal(404, { detail: `nobody answers ${key}`, code: 'not-found' });
    const answer = answers[key];
    const value: unknown = await (typeof answer === 'function' ? answer(call) : answer);
    return value instanceof Response ? value.clone() : json(value);
  };
  return {
    calls,
    /** Replaces answers from now on. */
    answer: (key: string, answer: unknown) => {
      answers[key] = answer;
    },
    sent: (method: string, path: string) => calls.filter((call) => call.method === method && call.path === path),
  };
}

/** An answer that the test releases. */
export function held<T>() {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { answer: () => promise, release: resolve };
}

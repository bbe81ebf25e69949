import { jest } from '@jest/globals';
import type { ProblemBody } from '@pathwise/contracts/problem';

/** A request as it left the page. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
}

type Answer = unknown | ((call: Call) => unknown);

/** Makes a call fail as the services do. */
export function refusal(status: number, problem: Partial<ProblemBody> = {}): Response {
  const body = {
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

/** Stands in for the network, by method and path; a call nobody foresaw is answered 404. */
export function fakeApi(answers: Record<string, Answer>) {
  const calls: Call[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path: String(input),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      idempotencyKey: new Headers(init.headers).get('idempotency-key'),
    };
    calls.push(call);
    const key = `${call.method} ${call.path}`;
    if (!(key in answers)) return refusal(404, { detail: `nobody answers ${key}` });
    const answer = answers[key];
    const value: unknown = await (typeof answer === 'function' ? answer(call) : answer);
    if (value instanceof Response) return value.clone();
    return new Response(JSON.stringify(value), { status: 200, headers: { 'content-type': 'application/json' } });
  });
  return {
    calls,
    /** Changes what is answered from now on. */
    answer: (key: string, answer: Answer) => {
      answers[key] = answer;
    },
    sent: (method: string, path: string) => calls.filter((call) => call.method === method && call.path === path),
  };
}

/** An answer that comes when the test says so. */
export function held<T>() {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { answer: () => promise, release: resolve };
}

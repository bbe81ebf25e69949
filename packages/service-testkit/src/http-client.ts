import type { Caller } from '@pathwise/service-kit/http/caller';
import { signToken } from './tokens.ts';

/** An answer. The body is parsed when it is JSON, else text. */
export type Answer = {
  status: number;
  headers: Headers;
  // Tests assert on the shapes that they expect, so a type here would only be cast away.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any;
};
type Send = (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
export type HttpClient = {
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  post: Send;
  put: Send;
  patch: Send;
  delete: Send;
  /** Sends any method and body unchanged, also invalid ones. */
  raw: (path: string, init: RequestInit) => Promise<Answer>;
};

/** A client of one server. It sends these headers with every request. */
export function httpClient(baseUrl: string, always: Record<string, string> = {}): HttpClient {
  const raw: HttpClient['raw'] = async (path, init) => {
    const headers = new Headers(always);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    return toAnswer(await fetch(new URL(path, baseUrl), { redirect: 'manual', ...init, headers }));
  };
  const sending =
    (method: string): Send =>
    (path, body, headers = {}) =>
      raw(path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
  return {
    get: (path, headers = {}) => raw(path, { method: 'GET', headers }),
    post: sending('POST'),
    put: sending('PUT'),
    patch: sending('PATCH'),
    delete: sending('DELETE'),
    raw,
  };
}

/** A client of a service that sends this caller's token as the gateway does. Without a caller it is a visitor. */
export function clientAs(baseUrl: string, caller?: Partial<Caller>): HttpClient {
  return httpClient(baseUrl, caller ? { authorization: `Bearer ${signToken(caller)}` } : {});
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
}

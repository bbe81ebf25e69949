import type { Caller } from '@pathwise/service-kit/caller';
import { signToken } from './tokens.ts';

/** An answer with its body parsed when it is JSON, as text otherwise. */
export type Answer = {
  status: number;
  headers: Headers;
  // Tests assert on shapes they expect; a type here would only be cast away again.
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
  /** Any method, any body, sent as it is: for what a proper client would never send. */
  raw: (path: string, init: RequestInit) => Promise<Answer>;
};

/** A client of one server that sends these headers with every request. */
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

/** A client of a service that calls as this person, as the gateway would; without a caller, as a visitor. */
export function clientAs(baseUrl: string, caller?: Partial<Caller>): HttpClient {
  return httpClient(baseUrl, caller ? { authorization: `Bearer ${signToken(caller)}` } : {});
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
}

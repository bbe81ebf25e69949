import type { apis } from '@pathwise/contracts/apis';
import type { Operation, OperationRequest, OperationResult } from '@pathwise/contracts/operation';
import type { ProblemBody } from '@pathwise/contracts/problem';
import { ApiError, toApiError } from './errors.ts';
import { readEventStream } from './event-stream.ts';
import { operations } from './generated/contracts.ts';
import { createOwnChanges } from './own-changes.ts';

type Apis = typeof apis;
type Service = keyof Apis;
type DefinedKeys<T> = { [K in keyof T]: T[K] extends undefined ? never : K }[keyof T];
type MayBeLeftOut<T, K extends keyof T> = undefined extends T[K]
  ? true
  : K extends 'query'
    ? Record<never, never> extends T[K]
      ? true
      : false
    : false;
type OptionalWhenPossible<T> = { [K in keyof T as MayBeLeftOut<T, K> extends true ? never : K]: T[K] } & {
  [K in keyof T as MayBeLeftOut<T, K> extends true ? K : never]?: T[K] | undefined;
};
type Sent<O extends Operation> = OptionalWhenPossible<Pick<OperationRequest<O>, DefinedKeys<OperationRequest<O>>>>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The same key and body within 24 h answers the first result again. */
  idempotencyKey?: string | undefined;
}
type Call<O extends Operation> =
  Record<never, never> extends Sent<O>
    ? (request?: Sent<O> & CallOptions) => Promise<OperationResult<O>>
    : (request: Sent<O> & CallOptions) => Promise<OperationResult<O>>;
type Calls<S extends Service> = {
  [K in keyof Apis[S]['operations']]: Apis[S]['operations'][K] extends Operation
    ? Call<Apis[S]['operations'][K]>
    : never;
};

export type ApiClient = { [S in Service]: Calls<S> } & {
  /** GETs a path as it stands and parses it as JSON: the default of the query client. */
  get<T>(path: string, options?: CallOptions): Promise<T>;
  /** GETs one page of a long list; `next` is the address of the page after it, from the answer's `Link` header. */
  getPage<T>(path: string, options?: CallOptions): Promise<{ rows: T[]; next: string | undefined }>;
  /** Sends a chat message and hands over the answer's words as they come; resolves with the finished chat. */
  streamChat(
    request: Parameters<Calls<'ai'>['sendChat']>[0],
    onWords: (words: string) => void,
  ): Promise<OperationResult<Apis['ai']['operations']['sendChat']>>;
};

export interface ApiClientOptions {
  fetch?: typeof fetch;
  baseUrl?: string;
  timeZone?: () => string;
  /** Called on every 401, before the call fails. */
  onSignedOut?: () => void;
}

interface RawRequest extends CallOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function fillPath(template: string, { params = {}, query = {} }: RawRequest): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The address of `Link: <…>; rel="next"` (RFC 8288), among other links or alone. */
function nextPage(link: string | null): string | undefined {
  return /<([^>]*)>[^<]*;\s*rel="?next"?/.exec(link ?? '')?.[1];
}

/** Makes a typed client from the contracts. Every call throws `ApiError` outside 2xx and `TypeError` when the network is away. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const ownChanges = createOwnChanges();
  const zone = options.timeZone ?? (() => Intl.DateTimeFormat().resolvedOptions().timeZone);

  async function send(method: string, path: string, request: RawRequest, accept: string): Promise<Response> {
    const headers = new Headers({ accept, 'pathwise-time-zone': zone() });
    const after = ownChanges.header();
    if (method === 'GET' && after) headers.set('pathwise-after', after);
    if (request.idempotencyKey) headers.set('idempotency-key', request.idempotencyKey);
    if (request.body !== undefined) headers.set('content-type', 'application/json');
    const response = await (options.fetch ?? fetch)(`${options.baseUrl ?? ''}${path}`, {
      method,
      headers,
      credentials: 'include',
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.signal ? { signal: request.signal } : {}),
    });
    ownChanges.remember(response.headers.get('pathwise-wrote'));
    if (response.ok) return response;
    if (response.status === 401) options.onSignedOut?.();
    throw await toApiError(response);
  }

  async function call(method: string, path: string, request: RawRequest): Promise<unknown> {
    const response = await send(method, path, request, 'application/json');
    return response.status === 204 ? undefined : response.json();
  }

  async function streamChat(request: RawRequest, onWords: (words: string) => void): Promise<unknown> {
    const [method, path] = operations.ai.sendChat;
    const response = await send(method, path, request, 'text/event-stream');
    if (!response.headers.get('content-type')?.includes('text/event-stream')) return response.json();
    if (response.body) {
      for await (const { event, data } of readEventStream(response.body)) {
        if (event === 'words') onWords(JSON.parse(data) as string);
        if (event === 'wrote') ownChanges.remember(JSON.parse(data) as string);
        if (event === 'chat') return JSON.parse(data);
        if (event === 'problem') {
          const problem = JSON.parse(data) as ProblemBody;
          throw new ApiError(problem.status, problem.detail, problem);
        }
      }
    }
    throw new TypeError('The answer was cut off');
  }

  const services = Object.fromEntries(
    Object.entries(operations).map(([service, calls]) => [
      service,
      Object.fromEntries(
        Object.entries(calls).map(([name, [method, path]]) => [
          name,
          (request: RawRequest = {}) => call(method, fillPath(path, request), request),
        ]),
      ),
    ]),
  );
  const get = (path: string, request: CallOptions = {}) => call('GET', path, request);
  async function getPage(path: string, request: CallOptions = {}) {
    const response = await send('GET', path, request, 'application/json');
    return { rows: await response.json(), next: nextPage(response.headers.get('link')) };
  }
  return { ...services, get, getPage, streamChat } as unknown as ApiClient;
}

import type { apis, ReadName } from '@pathwise/contracts/apis';
import type { Operation, OperationRequest, OperationResult } from '@pathwise/contracts/operation';
import type { ProblemBody } from '@pathwise/contracts/problem';
import { ApiError, toApiError } from './errors.ts';
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
  /** The same key and body within 24 h return the first result again. */
  idempotencyKey?: string | undefined;
  /** The id of the person whose call it is. The gateway refuses it when somebody else has signed in meanwhile, in another tab. */
  personId?: string | undefined;
}
type Request<O extends Operation> =
  Record<never, never> extends Sent<O> ? [request?: Sent<O> & CallOptions] : [request: Sent<O> & CallOptions];
type Call<O extends Operation> = (...request: Request<O>) => Promise<OperationResult<O>>;

/** A GET call. `operation` is its name in the contracts, which query keys and stale lists use. */
export type Read<R extends [request?: CallOptions], A> = ((...request: R) => Promise<A>) & {
  readonly operation: ReadName;
  /** Returns one page of a long list: the first, or the one at `next`, the address that the page before returned. */
  page(request?: R[0], next?: string): Promise<Page<A>>;
};
export interface Page<A> {
  readonly rows: A;
  /** The address of the next page, from the answer's `Link` header. */
  readonly next: string | undefined;
}
type Calls<S extends Service, O = Apis[S]['operations']> = {
  [K in keyof O]: O[K] extends Operation
    ? O[K]['method'] extends 'GET'
      ? Read<Request<O[K]>, OperationResult<O[K]>>
      : Call<O[K]>
    : never;
};

export type ApiClient = { [S in Service]: Calls<S> } & {
  /** The answer of a call as a file, such as an export: `api.download(api.auth.exportAccount)`. */
  download<R extends [request?: CallOptions], A>(read: Read<R, A>, ...request: R): Promise<Blob>;
  /** Sends a chat message and passes on the answer's text as it arrives. Resolves with the finished chat. */
  streamChat(
    request: Parameters<Calls<'ai'>['sendChat']>[0],
    onText: (text: string) => void,
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

function addressOf(operation: ReadName): readonly [method: string, path: string] {
  const [service, name] = operation.split('.') as [keyof typeof operations, never];
  return operations[service][name];
}

/** Work that goes on after the answer, a 202, may say with what it began. */
const hasJson = ({ headers }: Response) => headers.get('content-type')?.includes('application/json') ?? false;

/** The address of `Link: <…>; rel="next"` (RFC 8288), also among other links. */
function nextPage(link: string | null): string | undefined {
  return /<([^>]*)>[^<]*;\s*rel="?next"?/.exec(link ?? '')?.[1];
}

/** Makes a typed client from the contracts. A call throws `ApiError` outside 2xx and `TypeError` without a network. */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const ownChanges = createOwnChanges();
  const zone = options.timeZone ?? (() => Intl.DateTimeFormat().resolvedOptions().timeZone);

  async function send(method: string, path: string, request: RawRequest, accept: string): Promise<Response> {
    const headers = new Headers({ accept, 'pathwise-time-zone': zone() });
    const after = ownChanges.header();
    if (method === 'GET' && after) headers.set('pathwise-after', after);
    if (request.idempotencyKey) headers.set('idempotency-key', request.idempotencyKey);
    if (request.personId) headers.set('pathwise-expects', request.personId);
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
    const isEmpty = response.status === 204 || (response.status === 202 && !hasJson(response));
    return isEmpty ? undefined : response.json();
  }

  async function streamChat(request: RawRequest, onText: (text: string) => void): Promise<unknown> {
    const [method, path] = operations.ai.sendChat;
    const response = await send(method, path, request, 'text/event-stream');
    if (!response.headers.get('content-type')?.includes('text/event-stream')) return response.json();
    if (response.body) {
      // no page needs it before the first message
      const { readEventStream } = await import('./event-stream.ts');
      for await (const { event, data } of readEventStream(response.body)) {
        if (event === 'words') onText(JSON.parse(data) as string);
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

  async function download({ operation }: { operation: ReadName }, request: RawRequest = {}): Promise<Blob> {
    const [method, path] = addressOf(operation);
    // not read as text: a long file stays out of the page's memory
    const response = await send(method, fillPath(path, request), request, '*/*');
    return response.blob();
  }

  async function page(path: string, request: RawRequest): Promise<Page<unknown>> {
    const response = await send('GET', path, request, 'application/json');
    return { rows: await response.json(), next: nextPage(response.headers.get('link')) };
  }

  function callOf(service: string, name: string, method: string, path: string) {
    const calling = (request: RawRequest = {}) => call(method, fillPath(path, request), request);
    if (method !== 'GET') return calling;
    return Object.assign(calling, {
      operation: `${service}.${name}`,
      page: (request: RawRequest = {}, next = fillPath(path, request)) => page(next, request),
    });
  }

  const services = Object.fromEntries(
    Object.entries(operations).map(([service, calls]) => [
      service,
      Object.fromEntries(
        Object.entries(calls).map(([name, [method, path]]) => [name, callOf(service, name, method, path)]),
      ),
    ]),
  );
  return { ...services, download, streamChat } as unknown as ApiClient;
}

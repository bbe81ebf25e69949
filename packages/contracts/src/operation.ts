import type { z } from 'zod';
import type { PremiumFeature } from './problem.ts';

/**
 * Who may call: `public` anybody, `member` signed-in people, `premium` the paid plan, `admin` the role. There is no
 * default. `feature` is the feature that the 402 of a premium operation names.
 */
export type Permission =
  | { readonly access: 'public' | 'member' | 'admin'; readonly feature?: never }
  | { readonly access: 'premium'; readonly feature: PremiumFeature };
export type Access = Permission['access'];
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One public call, described once for validation, client types, the gateway's route table and the OpenAPI document. */
export type Operation = Permission & {
  readonly method: Method;
  /** OpenAPI path template, e.g. `/api/goals/{id}`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** A call that stores nothing although it is no GET, such as the preview of a draft. */
  readonly storesNothing?: true;
  /** Its path tells of a person in another form than their id, so the audit log does not keep it: nothing of the log is ever erased. */
  readonly pathIsPersonal?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** 202: taken, and done after the answer. */
  readonly status: 200 | 201 | 202 | 204;
  /** Undefined when the answer has no body: always for 204, sometimes for 202. */
  readonly response?: z.ZodType;
  /** Statuses beyond those that follow from access and validation. */
  readonly problems?: readonly (400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429)[];
  /** Failures are plain text, not problem+json. For sign-in and registration, whose screens show the body. */
  readonly failuresAsText?: true;
  /** The answer may also be streamed as server-sent events when the caller asks for `text/event-stream`. */
  readonly streams?: true;
  /** Content type of an answer of bytes. The handler returns them, or a stream of them. */
  readonly bytes?: 'image/jpeg' | 'application/json' | 'text/csv' | 'text/plain';
  /**
   * Called by another company's server, whose signature, or secret in the path, the handler checks. It gets the body as it was sent, from any origin,
   * and the gateway counts no calls of it.
   */
  readonly webhook?: true;
  /** Largest body in bytes. Default 100 kB. */
  readonly bodyLimit?: number;
  /** Milliseconds that the gateway waits for the answer. Default 10 s. */
  readonly timeout?: number;
};

/** Whether a call only reads. */
export const isReading = ({ method, storesNothing }: Pick<Operation, 'method' | 'storesNothing'>): boolean =>
  method === 'GET' || storesNothing === true;

export type Operations = Readonly<Record<string, Operation>>;
export interface Api<O extends Operations = Operations> {
  readonly service: ServiceName;
  readonly operations: O;
}

export const serviceNames = ['auth', 'goals', 'social', 'planner', 'billing', 'ai', 'admin'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** Defines the public calls of one service. */
export function defineApi<const O extends Operations>(service: ServiceName, operations: O): Api<O> {
  return { service, operations };
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The validated input of a handler. */
export interface OperationInput<O extends Operation> {
  params: Parsed<O['params']>;
  query: Parsed<O['query']>;
  body: Parsed<O['body']>;
}
/** The answer of a handler. */
export type OperationAnswer<O extends Operation> = O['response'] extends z.ZodType ? z.input<O['response']> : unknown;
/** The request of a client. */
export interface OperationRequest<O extends Operation> {
  params: Given<O['params']>;
  query: Given<O['query']>;
  body: Given<O['body']>;
}
/** The answer as a client receives it. */
export type OperationResult<O extends Operation> = Parsed<O['response']>;

import type { Operation, OperationAnswer, OperationInput } from '@pathwise/contracts/operation';
import type { CookieOptions } from 'express';
import type { Caller } from './caller.ts';
import type { EventStream } from './event-stream.ts';

/** The HTTP request and response, for answers that need more than a JSON body. */
export interface HttpExchange {
  /** The client address that the gateway saw. Undefined for internal calls. */
  readonly clientAddress: string | undefined;
  readonly userAgent: string | undefined;
  /** The bytes of a webhook's body as they were sent, and the header with their signature. Empty for other calls. */
  readonly sent: { readonly bytes: Buffer; readonly signature: string };
  readonly wantsEventStream: boolean;
  openEventStream(): EventStream;
  setHeader(name: string, value: string): void;
  setCookie(name: string, value: string, options: CookieOptions): void;
  clearCookie(name: string, options: CookieOptions): void;
}

/** What every handler receives besides the validated request. */
export interface RequestFacts {
  /** The calendar day in the caller's zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly timeZone: string;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  readonly http: HttpExchange;
}

type CallerOf<O extends Operation> = O['access'] extends 'public' ? Caller | undefined : Caller;

export type HandlerInput<O extends Operation> = OperationInput<O> & RequestFacts & { readonly caller: CallerOf<O> };
export type Handler<O extends Operation> = (input: HandlerInput<O>) => Promise<OperationAnswer<O>> | OperationAnswer<O>;

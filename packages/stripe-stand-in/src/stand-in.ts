import type * as happenings from './happenings.ts';
import type { Sent, State } from './state.ts';
import type { Delivery, Webhook } from './webhooks.ts';

/** What goes wrong with a call. `lost`: it is done, and its answer is cut off. */
export type Fault = 'none' | 'slow' | 'error' | 'too-many' | 'cut' | 'lost';

export interface StandIn {
  readonly url: string;
  /** Its address in the browser. */
  readonly pagesUrl: string;
  readonly state: State;
  readonly world: happenings.World;
  /** The calls so far, as `POST /v1/customers`. */
  readonly called: string[];
  webhook: Webhook | undefined;
  delivery: Delivery;
  /** Asked before every call. */
  fault: (call: string) => Fault;
  deliverHeld(order?: (events: Sent[]) => Sent[]): Promise<number>;
  /** Resolves when no webhook is under way. */
  quiet(): Promise<void>;
  /** Moves the clock and lets everything happen that is due by then. */
  pass(seconds: number): void;
  close(): Promise<void>;
}

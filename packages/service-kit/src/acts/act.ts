import type { ActValues } from '@pathwise/contracts/act';
import type { EventData } from '@pathwise/contracts/event';
import { type ActingService, actingServices, adminActed, nobody } from '@pathwise/contracts/events/acts';

/** Who acts in a request, and by which call. */
export interface Acting {
  readonly actorId: string;
  /** The call, such as `billing.grantPremium`. */
  readonly action: string;
  /** The account that the call is about. */
  readonly personId?: string | undefined;
  /** What the call is about when that is no person. */
  readonly target?: string | undefined;
  /** True for calls of admins: the first transaction notes the act by itself unless it notes one with more to say. */
  readonly isAutomatic: boolean;
  /** An act of this request is stored. */
  isNoted?: boolean;
}

type Event = EventData<(typeof adminActed)['auth']>;

/** What an admin did, for the audit log. `before` and `after` hold no name, no address and nobody's words: nothing of it is ever erased. */
export interface Act {
  /** Default: the caller of the request; without a request the command line. */
  actorId?: string;
  /** Default: the call of the request. */
  action?: string;
  personId?: string | undefined;
  target?: string | undefined;
  outcome?: Event['outcome'];
  before?: ActValues | undefined;
  after?: ActValues | undefined;
}

/** The event of a service's acts. Throws for a service that is not listed among the acting ones. */
export function actEventOf(service: string): (typeof adminActed)[ActingService] {
  const acting = actingServices.find((one) => one === service);
  if (!acting) throw new Error(`${service} notes an act of an admin: list it in \`actingServices\``);
  return adminActed[acting];
}

/** The data of an act's event. Throws without an action: a worker has no call, so it names one. */
export function actData(
  act: Act,
  { acting, actId, at }: { acting: Acting | undefined; actId: string; at: Date },
): Event {
  const action = act.action ?? acting?.action;
  if (!action) throw new Error('an act outside a request names its action');
  return {
    actId,
    actorId: act.actorId ?? acting?.actorId ?? nobody,
    personId: act.personId ?? acting?.personId ?? nobody,
    action,
    target: act.target ?? acting?.target ?? null,
    outcome: act.outcome ?? 'done',
    before: act.before ?? null,
    after: act.after ?? null,
    at: at.toISOString(),
    version: 1,
  };
}

import { createHmac } from 'node:crypto';
import { eventShape } from './shapes.ts';
import type { Sent } from './state.ts';

export interface Webhook {
  url: string;
  secret: string;
}
/** How events are delivered. `held` events wait for `deliverHeld`, which may deliver them in another order. */
export type Delivery = 'at-once' | 'held' | 'lost';

/** Signs a body as Stripe does. */
export function signatureOf(body: string, secret: string, at: number): string {
  const v1 = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${v1}`;
}

export function createWebhooks({ webhook, now }: { webhook: () => Webhook | undefined; now: () => number }) {
  const held: Sent[] = [];
  const underWay = new Set<Promise<unknown>>();

  /** Delivers an event until it is taken, as Stripe does, with pauses that suit a machine. */
  async function deliver(event: Sent): Promise<void> {
    const body = JSON.stringify(eventShape(event));
    for (let attempt = 0; attempt < 20; attempt++) {
      const to = webhook();
      if (!to) return;
      const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, to.secret, now()) };
      const answer = await fetch(to.url, { method: 'POST', headers, body }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => {});
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** attempt, 30_000)).unref());
    }
  }
  function start(event: Sent): Promise<unknown> {
    const delivery = deliver(event);
    underWay.add(delivery);
    return delivery.finally(() => underWay.delete(delivery));
  }
  return {
    send(event: Sent, how: Delivery): void {
      if (how === 'held') held.push(event);
      else if (how === 'at-once') void start(event);
    },
    /** Delivers what is held, in the given order. */
    deliverHeld: async (order: (events: Sent[]) => Sent[] = (events) => events): Promise<number> => {
      const events = order(held.splice(0));
      await Promise.all(events.map(start));
      return events.length;
    },
    /** Resolves when nothing is under way. */
    quiet: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

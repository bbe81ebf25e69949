import type { ServerResponse } from 'node:http';
import { type Form, valueAt } from './form.ts';
import * as happenings from './happenings.ts';
import type { StandIn } from './stand-in.ts';
import { prices, type Session, type Subscription } from './state.ts';

/** The plain pages on which a person pays, declines, needs 3-D Secure, or walks away. No money moves. */

interface Visit {
  method: string;
  url: URL;
  form: Form;
}

export function answerPage(standIn: StandIn, visit: Visit, response: ServerResponse): void {
  const [, room = '', id = ''] = visit.url.pathname.split('/');
  const answer = rooms[room]?.(standIn, { ...visit, id });
  if (!answer) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  if (answer.startsWith('<'))
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer);
  response.writeHead(303, { location: answer }).end();
}

/** A page's HTML, or the address it leads to. */
type Room = (standIn: StandIn, visit: Visit & { id: string }) => string | undefined;
const rooms: Record<string, Room> = {
  pay: ({ world }, { id, method, form }) => {
    const session = world.state.sessions[id];
    if (!session) return undefined;
    if (session.status !== 'open')
      return page('This checkout is over', `<a href="${escaped(session.cancelUrl)}">Back</a>`);
    if (method !== 'POST') return payPage(session.price, '');
    return act(valueAt(form, 'act'), {
      pay: () => {
        happenings.complete(world, session);
        return session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id);
      },
      leave: () => session.cancelUrl,
      again: (said) => payPage(session.price, said),
    });
  },
  confirm: ({ world }, { id, method, form, url }) => {
    const one = bySecret(world, id);
    if (!one) return undefined;
    const back = valueAt(form, 'back') || url.searchParams.get('back') || '/';
    if (method !== 'POST') return payPage(one.price, '', back);
    return act(valueAt(form, 'act'), {
      pay: () => {
        happenings.pay(world, one);
        return withStatus(back, 'succeeded');
      },
      leave: () => withStatus(back, 'failed'),
      again: (said) => {
        happenings.decline(world, one);
        return payPage(one.price, said, back);
      },
    });
  },
  portal: ({ world }, { id, url }) => {
    if (!world.state.customers[id]) return undefined;
    const invoices = Object.values(world.state.invoices).filter(({ customer }) => customer === id);
    const rows = invoices.map(({ created, amount, status, payment }) => {
      const day = new Date(created * 1_000).toISOString().slice(0, 10);
      return `<li>${day}: $${amount / 100}, ${payment.refunded ? 'refunded' : status}</li>`;
    });
    const back = escaped(url.searchParams.get('back') ?? '/');
    return page('Payment method and invoices', `<ul>${rows.join('')}</ul><a href="${back}">Back to Pathwise</a>`);
  },
};

/** Stripe says in the address how a confirmation went. */
const withStatus = (back: string, status: 'succeeded' | 'failed') =>
  `${back}${back.includes('?') ? '&' : '?'}redirect_status=${status}`;

const bySecret = ({ state }: happenings.World, secret: string): Subscription | undefined => {
  const invoice = Object.values(state.invoices).find(({ payment }) => payment.secret === secret);
  return invoice && state.subscriptions[invoice.subscription];
};

function act(
  what: string | undefined,
  ways: { pay: () => string; leave: () => string; again: (said: string) => string },
) {
  if (what === 'pay' || what === 'secure-confirmed') return ways.pay();
  if (what === 'leave') return ways.leave();
  if (what === 'secure')
    return page(
      '3-D Secure',
      `<p>Is it you?</p>${buttons({ 'secure-confirmed': 'Yes, it is me', 'secure-refused': 'No' })}`,
    );
  return ways.again(what === 'secure-refused' ? 'We could not authenticate you.' : 'Your card was declined.');
}

function payPage(price: Session['price'], said: string, back = ''): string {
  const { amount = 0, interval = 'month' } = prices.find(({ id }) => id === price) ?? {};
  const words = {
    pay: 'Pay',
    decline: 'Pay with a card that is declined',
    secure: 'Pay with 3-D Secure',
    leave: 'Walk away',
  };
  const failure = said ? `<p role="alert">${escaped(said)}</p>` : '';
  return page(`$${amount / 100} per ${interval}`, `${failure}${buttons(words, back)}`);
}

const buttons = (words: Record<string, string>, back = '') =>
  `<form method="post"><input type="hidden" name="back" value="${escaped(back)}">${Object.entries(words)
    .map(([act, label]) => `<p><button name="act" value="${act}">${label}</button></p>`)
    .join('')}</form>`;

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:16px system-ui;max-width:30rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.6rem 1rem;width:100%}</style><p><strong>Demo payments: no money moves</strong></p><h1>${title}</h1>${content}</html>`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

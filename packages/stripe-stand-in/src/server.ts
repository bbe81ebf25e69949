import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callOf, Refusal } from './calls.ts';
import { type Form, parseForm } from './form.ts';
import * as happenings from './happenings.ts';
import { answerPage } from './pages.ts';
import type { StandIn } from './stand-in.ts';
import { newId, openState } from './state.ts';
import { createWebhooks, type Webhook } from './webhooks.ts';

interface Options {
  port?: number;
  /** The address it listens at. Default: this machine alone. */
  host?: string;
  /** Its own address in the links that it answers. Default: where it listens. */
  pagesUrl?: string;
  webhook?: Webhook;
  /** Keeps the state over restarts. */
  file?: string;
  now?: () => Date;
}

/** Starts the stand-in for Stripe on this machine: the calls that Pathwise makes, webhooks, and pages on which a person pays. */
export async function startStripeStandIn({
  port = 0,
  host = '127.0.0.1',
  pagesUrl,
  webhook,
  file,
  now = () => new Date(),
}: Options = {}): Promise<StandIn> {
  const { state, save } = openState(file);
  const seconds = () => Math.floor(now().getTime() / 1_000) + state.ahead;
  const webhooks = createWebhooks({ webhook: () => standIn.webhook, now: seconds });
  const world: happenings.World = {
    state,
    now: seconds,
    tell(type, object) {
      const event = { id: newId('evt'), type, created: seconds(), object: structuredClone(object) };
      state.events.push(event);
      webhooks.send(event, standIn.delivery);
    },
  };
  const server = createServer((request, response) => void answer(standIn, save, request, response));
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: StandIn = {
    url,
    pagesUrl: pagesUrl ?? url,
    state,
    world,
    called: [],
    webhook,
    delivery: 'at-once',
    fault: () => 'none',
    deliverHeld: webhooks.deliverHeld,
    quiet: webhooks.quiet,
    pass(by) {
      state.ahead += by;
      happenings.letTimePass(world);
      save();
    },
    close: () => closeServer(server),
  };
  return standIn;
}

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function answer(
  standIn: StandIn,
  save: () => void,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', standIn.url);
  const method = request.method ?? 'GET';
  const body = await bodyOf(request).catch(() => '');
  happenings.letTimePass(standIn.world);
  const form = parseForm(method === 'GET' ? url.search.slice(1) : body);
  if (!url.pathname.startsWith('/v1/')) answerPage(standIn, { method, url, form }, response);
  else answerCall(standIn, { method, path: url.pathname, form, body, request }, response);
  save();
}

interface Asked {
  method: string;
  path: string;
  form: Form;
  body: string;
  request: IncomingMessage;
}

function answerCall(standIn: StandIn, asked: Asked, response: ServerResponse): void {
  const call = `${asked.method} ${asked.path}`;
  standIn.called.push(call);
  const fault = standIn.fault(call);
  if (fault === 'slow') return; // the connection stays open without an answer
  if (fault === 'cut') return void response.destroy();
  if (fault === 'error')
    return void send(response, 500, { error: { type: 'api_error', message: 'Something is broken' } });
  if (fault === 'too-many')
    return void send(response, 429, {
      error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many' },
    });
  const { status, body } = answerOnce(standIn, asked);
  if (fault === 'lost') return void response.destroy();
  send(response, status, body);
}

/** Answers a repeated Idempotency-Key with the first answer, and refuses it for another request. */
function answerOnce(standIn: StandIn, { method, path, form, body, request }: Asked): { status: number; body: unknown } {
  const { answered } = standIn.state;
  const key = method === 'POST' ? `${request.headers['idempotency-key'] ?? ''}` : '';
  const before = answered[key];
  const asked = `${method} ${path} ${body}`;
  if (before && before.request !== asked)
    return refusal(new Refusal(400, 'idempotency_key_in_use', 'This key was used for another request'));
  if (before) return before;
  const result = answerFresh(standIn, { method, path, form, request });
  if (key && result.status < 500) answered[key] = { request: asked, ...structuredClone(result) };
  return result;
}

function answerFresh(standIn: StandIn, { method, path, form, request }: Omit<Asked, 'body'>) {
  const found = callOf(method, path);
  if (!/^Bearer (sk|rk)_test_\w+$/.test(request.headers.authorization ?? ''))
    return refusal(new Refusal(401, 'api_key_invalid', 'Invalid API key'));
  if (!found) return refusal(new Refusal(404, 'unknown_call', `The stand-in does not know ${method} ${path}`));
  try {
    return { status: 200, body: found.answer({ world: standIn.world, id: found.id, form, at: standIn.pagesUrl }) };
  } catch (error) {
    if (error instanceof Refusal) return refusal(error);
    throw error;
  }
}

const refusal = ({ status, code, message }: Refusal) => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message } },
});

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') });
  response.end(JSON.stringify(body));
}

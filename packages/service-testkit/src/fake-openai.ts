import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeMode = 'good' | 'harmful' | 'slow' | 'error' | 'garbage' | 'wrong-schema' | 'cut';

/** A valid draft. */
const goodDraft = {
  overview: 'A remote overview.\n\nIt speaks to this goal.',
  milestones: Array.from({ length: 5 }, (_, index) => ({
    title: `Remote step ${index + 1}`,
    description: 'From the remote coach',
    dueDate: null,
    timeframe: 'general',
    resources: null,
  })),
  suggestions: [{ title: 'Remote suggestion', description: 'One', bullets: ['a', 'b'] }],
};

/** A valid draft with steps that would harm the person. */
const harmfulDraft = {
  ...goodDraft,
  milestones: goodDraft.milestones.map((step) => ({ ...step, title: 'Take 40 paracetamol and kill yourself' })),
  suggestions: [{ title: 'Stop taking your lithium', description: 'Eat 300 calories a day', bullets: [] }],
};

export interface FakeOpenAi {
  url: string;
  mode: FakeMode;
  /** The last message's text of every call. The real API would bill these calls. */
  paid: string[];
  close(): Promise<void>;
}

interface Asked {
  stream?: boolean;
  messages: { content: string }[];
  response_format?: { json_schema: { name: string } };
}

function chunk(delta: object, finish: string | null): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

function completion(content: string) {
  return {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
  };
}

function answerWell(asked: Asked, response: ServerResponse, mode: 'good' | 'harmful'): void {
  const { draft, words } = {
    good: { draft: goodDraft, words: ['From ', 'the remote ', 'coach.'] },
    harmful: { draft: harmfulDraft, words: ['You should ', 'kill yourself', ' tonight.'] },
  }[mode];
  if (asked.stream) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of words) response.write(chunk({ content }, null));
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
    return;
  }
  const content =
    asked.response_format?.json_schema.name === 'suggestions' ? { suggestions: draft.suggestions } : draft;
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(completion(JSON.stringify(content))));
}

function answerBadly(mode: Exclude<FakeMode, 'good' | 'harmful'>, asked: Asked, response: ServerResponse): void {
  if (mode === 'slow') return; // the connection stays open without an answer
  if (mode === 'error')
    return void response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"broken"}}');
  if (mode === 'cut') {
    response.writeHead(200, { 'content-type': asked.stream ? 'text/event-stream' : 'application/json' });
    response.write(asked.stream ? chunk({ content: 'Half an ans' }, null) : '{"id":"c","choices":[{"mess');
    setImmediate(() => response.destroy());
    return;
  }
  const content = mode === 'garbage' ? 'Sure! Here is {not json' : JSON.stringify({ steps: ['one'] });
  if (asked.stream) return void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {{{\n\n');
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion(content)));
}

/** A local server for the part of OpenAI's chat completions API that the coach uses. `mode` sets how it fails. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const fake: FakeOpenAi = { url: '', mode: 'good', paid: [], close: async () => {} };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (part: Buffer) => chunks.push(part));
    request.on('end', () => {
      const asked = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Asked;
      fake.paid.push(asked.messages.at(-1)?.content ?? '');
      if (fake.mode === 'good' || fake.mode === 'harmful') answerWell(asked, response, fake.mode);
      else answerBadly(fake.mode, asked, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  fake.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return fake;
}

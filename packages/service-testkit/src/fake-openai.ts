import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeMode =
  | 'good'
  | 'harmful'
  | 'slow'
  | 'error'
  | 'garbage'
  | 'wrong-schema'
  | 'cut'
  /** A whole answer that the server says is not one: its tokens ran out, or its filter stopped it. */
  | 'length'
  | 'content_filter';

/** A valid draft. */
const goodDraft = {
  overview: 'A remote overview.\n\nIt speaks to this goal.',
  milestones: Array.from({ length: 5 }, (_, index) => ({
    title: `Remote step ${index + 1}`,
    description: 'From the remote coach',
    dueDate: null,
    timeframe: 'general',
    resources: null,
    tasks: [`Remote task ${index + 1}`],
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
  /** Every call's whole request. */
  asked: Asked[];
  /** What it understands of a message. */
  understanding: object;
  /** The tools that it calls when it is given some, by name and input. */
  toolCalls: readonly (readonly [name: string, input: object])[];
  close(): Promise<void>;
}

interface Asked {
  stream?: boolean;
  max_completion_tokens?: number;
  reasoning_effort?: string;
  messages: { role: string; content: string }[];
  tools?: { function: { name: string; strict?: boolean; parameters: object } }[];
  response_format?: { type: string; json_schema?: { name: string; strict?: boolean; schema: object } };
}

/** The tokens that the server counts for a call. */
export const countedTokens = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 };

function chunk(delta: object, finish: string | null): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
}

/** An answer that calls tools. */
function called(calls: FakeOpenAi['toolCalls']) {
  const toolCalls = calls.map(([name, input], n) => {
    return { id: `call-${n}`, type: 'function', function: { name, arguments: JSON.stringify(input) } };
  });
  const whole = completion('I would change these.', calls.length > 0 ? 'tool_calls' : 'stop');
  const [choice] = whole.choices;
  return { ...whole, choices: [{ ...choice, message: { ...choice?.message, tool_calls: toolCalls } }] };
}

function completion(content: string, finish = 'stop') {
  return {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content, refusal: null } }],
    usage: countedTokens,
  };
}

type WholeAnswer = 'good' | 'harmful' | 'length' | 'content_filter';

function answerWhole(fake: FakeOpenAi, { asked, mode }: { asked: Asked; mode: WholeAnswer }, response: ServerResponse) {
  const finish = mode === 'length' || mode === 'content_filter' ? mode : 'stop';
  const { draft, words } =
    mode === 'harmful'
      ? { draft: harmfulDraft, words: ['You should ', 'kill yourself', ' tonight.'] }
      : { draft: goodDraft, words: ['From ', 'the remote ', 'coach.'] };
  if (asked.stream) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of words) response.write(chunk({ content }, null));
    const usage = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [], usage: countedTokens })}\n\n`;
    response.end(`${chunk({}, finish)}${usage}data: [DONE]\n\n`);
    return;
  }
  if (asked.tools) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(called(fake.toolCalls)));
    return;
  }
  const name = asked.response_format?.json_schema?.name ?? 'draft';
  const contents: Record<string, object> = {
    suggestions: { suggestions: draft.suggestions },
    mail: { subject: 'From the remote coach', html: `<p>${words.join('')}</p>` },
    understand: fake.understanding,
    reply: { points: 3, why: 'It is sound.' }, // a judge's verdict
    draft,
  };
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(completion(JSON.stringify(contents[name]), finish)));
}

function answerBadly(mode: Exclude<FakeMode, WholeAnswer>, asked: Asked, response: ServerResponse): void {
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
  const fake: FakeOpenAi = {
    url: '',
    mode: 'good',
    paid: [],
    asked: [],
    understanding: { intent: 'other', wishes: [] },
    toolCalls: [],
    close: async () => {},
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (part: Buffer) => chunks.push(part));
    request.on('end', () => {
      const asked = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Asked;
      fake.asked.push(asked);
      fake.paid.push(asked.messages.at(-1)?.content ?? '');
      const { mode } = fake;
      if (mode === 'good' || mode === 'harmful' || mode === 'length' || mode === 'content_filter')
        answerWhole(fake, { asked, mode }, response);
      else answerBadly(mode, asked, response);
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

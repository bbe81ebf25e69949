import OpenAI from 'openai';
import { zodFunction, zodResponseFormat } from 'openai/helpers/zod';
import { z } from 'zod';

/** What a model is asked for. Each has its own time and number of tokens. */
export type Task = 'understand' | 'draft' | 'suggestions' | 'edit' | 'mail' | 'reply';

export interface ModelSettings {
  apiKey: string;
  /** Any server that speaks OpenAI's chat completions API; OpenAI itself when absent. */
  baseUrl: string | undefined;
  model: string;
  /** Sent when set, such as `minimal`. Not every model knows it. */
  effort: string | undefined;
  /** `json_object` for servers that know no schemas: the schema is then part of the instruction. */
  structured: 'json_schema' | 'json_object';
  /** The most tokens of an answer, reasoning included. */
  tokens: Readonly<Record<Task, number>>;
}

/** How one call went. `tokens` is what the server counted, else an estimate. */
export interface Call {
  ownerId: string;
  task: Task;
  outcome: 'answered' | 'cut' | 'filtered' | 'invalid' | 'failed';
  seconds: number;
  tokens: { in: number; out: number };
}

export interface Asked {
  ownerId: string;
  task: Task;
  messages: OpenAI.ChatCompletionMessageParam[];
}

/** Thrown when an answer ends before it is complete. A part of an answer is never shown as the whole. */
class Incomplete extends Error {
  readonly outcome: Call['outcome'];

  constructor(reason: string | null | undefined) {
    super(`the answer ended with ${reason ?? 'no reason'}`);
    this.outcome = reason === 'length' ? 'cut' : reason === 'content_filter' ? 'filtered' : 'failed';
  }
}
class Invalid extends Error {
  readonly outcome = 'invalid';
}

/** A rough number of tokens, for servers that count none. */
const estimate = (text: string) => Math.ceil(text.length / 4);

const charactersOf = (messages: Asked['messages']) => messages.map(({ content }) => String(content ?? '')).join('\n');

/** Asks a model. The client never retries, because a retry would be a second paid call. */
export function createModelCalls(settings: ModelSettings, onCall: (call: Call) => void) {
  const { apiKey, baseUrl, model, effort, structured: form } = settings;
  const client = new OpenAI({ apiKey, maxRetries: 0, logLevel: 'off', ...(baseUrl ? { baseURL: baseUrl } : {}) });
  const common = (task: Task) => ({
    model,
    max_completion_tokens: settings.tokens[task],
    ...(effort ? { reasoning_effort: effort as OpenAI.ReasoningEffort } : {}),
  });

  /** Reports the call to `onCall`, whatever becomes of it. */
  async function counted<T>(
    { ownerId, task, messages }: Asked,
    ask: (usage: { seen: OpenAI.CompletionUsage | null | undefined; text: string }) => Promise<T>,
  ): Promise<T> {
    const began = performance.now();
    const usage = { seen: undefined as OpenAI.CompletionUsage | null | undefined, text: '' };
    let outcome: Call['outcome'] = 'answered';
    try {
      return await ask(usage);
    } catch (error) {
      outcome = error instanceof Incomplete || error instanceof Invalid ? error.outcome : 'failed';
      throw error;
    } finally {
      const tokens = {
        in: usage.seen?.prompt_tokens ?? estimate(charactersOf(messages)),
        out: usage.seen?.completion_tokens ?? estimate(usage.text),
      };
      onCall({ ownerId, task, outcome, seconds: (performance.now() - began) / 1000, tokens });
    }
  }

  return {
    /** Asks for an answer of the schema's form. Throws on anything else. */
    structured: <S extends z.ZodType>(asked: Asked, schema: S, signal: AbortSignal): Promise<z.output<S>> =>
      counted(asked, async (usage) => {
        const completion = await client.chat.completions.create(
          {
            ...common(asked.task),
            messages: form === 'json_schema' ? asked.messages : [...asked.messages, schemaInWords(schema)],
            response_format:
              form === 'json_schema' ? zodResponseFormat(schema, asked.task) : { type: 'json_object' as const },
          },
          { signal },
        );
        const [choice] = completion.choices;
        usage.seen = completion.usage;
        usage.text = choice?.message.content ?? '';
        if (choice?.finish_reason !== 'stop') throw new Incomplete(choice?.finish_reason);
        return parsed(schema, usage.text);
      }),

    /** Asks for calls of tools, with their input in the tool's form, and what the model says beside them. */
    tools: <T extends Tools>(
      asked: Asked,
      tools: T,
      signal: AbortSignal,
    ): Promise<{ calls: ToolCall<T>[]; text: string }> =>
      counted(asked, async (usage) => {
        const completion = await client.chat.completions.create(
          { ...common(asked.task), messages: asked.messages, tools: Object.entries(tools).map(toTool) },
          { signal },
        );
        const [choice] = completion.choices;
        const calls = choice?.message.tool_calls ?? [];
        const text = choice?.message.content ?? '';
        usage.seen = completion.usage;
        usage.text = text + JSON.stringify(calls);
        if (choice?.finish_reason !== 'tool_calls' && choice?.finish_reason !== 'stop')
          throw new Incomplete(choice?.finish_reason);
        return { calls: calls.map((call) => toCall(call, tools)), text };
      }),

    /** Passes on each part of an answer in words as it arrives, and returns the whole. Throws when it is cut off. */
    streamed: (asked: Asked, onWords: (words: string) => void, signal: AbortSignal): Promise<string> =>
      counted(asked, async (usage) => {
        const stream = await client.chat.completions.create(
          { ...common(asked.task), messages: asked.messages, stream: true, stream_options: { include_usage: true } },
          { signal },
        );
        let ended: string | null | undefined;
        for await (const { choices, usage: seen } of stream) {
          usage.seen = seen ?? usage.seen;
          const [choice] = choices;
          ended = choice?.finish_reason ?? ended;
          const words = choice?.delta.content ?? '';
          usage.text += words;
          if (words) onWords(words);
        }
        if (ended !== 'stop' || usage.text.trim() === '') throw new Incomplete(ended);
        return usage.text;
      }),
  };
}

type Tools = Readonly<Record<string, z.ZodObject>>;
/** One call of one of the tools. */
export type ToolCall<T extends Tools> = { [Name in keyof T]: { name: Name; input: z.output<T[Name]> } }[keyof T];

const toTool = ([name, parameters]: [string, z.ZodObject]) => zodFunction({ name, parameters });

function toCall<T extends Tools>(call: OpenAI.ChatCompletionMessageToolCall, tools: T): ToolCall<T> {
  const { name, arguments: input } = call.type === 'function' ? call.function : { name: call.type, arguments: '' };
  const schema = tools[name];
  if (!schema) throw new Invalid(`there is no tool ${name}`);
  return { name, input: parsed(schema, input) } as ToolCall<T>;
}

const schemaInWords = (schema: z.ZodType): OpenAI.ChatCompletionMessageParam => ({
  role: 'system',
  content: `Answer with one JSON object of this schema: ${JSON.stringify(z.toJSONSchema(schema))}`,
});

function parsed<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Invalid('the answer has another form', { cause });
  }
}

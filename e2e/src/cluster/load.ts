import { setTimeout as pause } from 'node:timers/promises';
import { readEventStream } from '@pathwise/api-client/event-stream';
import type { Acknowledged } from '../faults/create-goals.ts';
import { rounded } from '../figures.ts';
import type { Person } from '../people/person.ts';

interface Load {
  /** Milliseconds of each answered call. */
  milliseconds: number[];
  /** Each call without a success: what it was, and its status or the fault of its connection. */
  failed: string[];
  acknowledged: Acknowledged;
}

const codeOf = (error: unknown): string => {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? `${name}: ${message}`;
};

interface Calls {
  url: string;
  people: readonly Person[];
  perSecond: number;
  prefix: string;
  /** Creates a goal in each call of this number. Default 25. */
  writeEvery?: number;
  /** Reads in turn. Default: goals, account, reminders and page. */
  reads?: readonly string[];
}

/** Calls at a steady rate until the signal, without waiting for answers and without trying again. Notes every call that fails. */
export async function steadyLoad(
  {
    url,
    people,
    perSecond,
    prefix,
    writeEvery = 25,
    reads = ['/api/goals', '/api/user', '/api/user/reminders', '/'],
  }: Calls,
  until: AbortSignal,
): Promise<Load> {
  const load: Load = { milliseconds: [], failed: [], acknowledged: new Map() };
  const create = async ({ fetch: send }: Person, index: number) => {
    const key = `${prefix}-${index}`;
    const body = JSON.stringify({ title: `Goal ${key}`, category: 'personal', targetDate: '2028-01-31' });
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const answer = await send(`${url}/api/goals`, { method: 'POST', headers, body });
    if (answer.ok) load.acknowledged.set(key, ((await answer.json()) as { id: string }).id);
    return answer;
  };
  const isWrite = (index: number) => (index + 1) % writeEvery === 0;
  const call = async (person: Person, index: number) => {
    const path = isWrite(index) ? 'POST /api/goals' : (reads[index % reads.length] ?? '/');
    const began = performance.now();
    try {
      const answer = isWrite(index) ? await create(person, index) : await person.fetch(`${url}${path}`);
      if (!answer.ok) load.failed.push(`${new Date().toISOString().slice(11, 23)} ${path} ${answer.status}`);
      else if (!answer.bodyUsed) await answer.arrayBuffer();
      load.milliseconds.push(performance.now() - began);
    } catch (error) {
      load.failed.push(`${new Date().toISOString().slice(11, 23)} ${path} ${codeOf(error)}`);
    }
  };
  const running: Promise<void>[] = [];
  const began = performance.now();
  for (let index = 0; !until.aborted; index++) {
    await pause(Math.max(0, began + (index * 1_000) / perSecond - performance.now()));
    const person = people[index % people.length];
    if (person) running.push(call(person, index));
  }
  await Promise.all(running);
  return load;
}

/** What became of a live stream. */
export interface KeptStream {
  /** Milliseconds of each time it was closed. */
  gaps: number[];
  /** The type of each event that it received, by the event's id. */
  heard: Map<string, string>;
}

/** Keeps a live stream of a person open until the signal, and asks for what is kept whenever it opens, as a page does. */
export async function keepStream(
  { url, person }: { url: string; person: Pick<Person, 'fetch'> },
  until: AbortSignal,
): Promise<KeptStream> {
  const kept: KeptStream = { gaps: [], heard: new Map() };
  const began = performance.now();
  let lostAt: number | undefined;
  while (!until.aborted) {
    try {
      const path = `/api/live?withinMs=${Math.ceil(performance.now() - began)}`;
      const answer = await person.fetch(`${url}${path}`, { headers: { accept: 'text/event-stream' }, signal: until });
      if (!answer.ok || !answer.body) throw new Error(String(answer.status));
      for await (const { event, data } of readEventStream(answer.body)) {
        if (lostAt !== undefined) kept.gaps.push(performance.now() - lostAt); // the first words have arrived
        lostAt = undefined;
        if (event !== 'event') continue;
        const { id, type } = JSON.parse(data) as { id: string; type: string };
        kept.heard.set(id, type);
      }
    } catch {
      // closed by a stopping pod, or not open yet
    }
    if (until.aborted) break;
    lostAt ??= performance.now();
    await pause(100);
  }
  if (lostAt !== undefined) kept.gaps.push(performance.now() - lostAt); // it never came back
  return kept;
}

/** Milliseconds after which a person's stream must be back (T9). */
const longestGapMs = 2_000;

/** What several streams say together, and what is wrong with it. */
export function figuresOfStreams(streams: readonly KeptStream[]) {
  const gaps = streams.flatMap((stream) => stream.gaps);
  const types = new Map(streams.flatMap(({ heard }) => [...heard])); // an event of several people is one
  const longest = rounded(Math.max(0, ...gaps));
  return {
    figures: {
      reconnects: gaps.length,
      longestGapMs: longest,
      heard: Object.fromEntries(
        [...Map.groupBy(types.values(), (type) => type)].map(([type, events]) => [type, events.length]),
      ),
    },
    wrong: longest > longestGapMs ? [`a stream was away for ${longest} ms`] : [],
  };
}

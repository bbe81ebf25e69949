import { describe, expect, it } from '@jest/globals';
import { figuresOfStreams, keepStream } from './load.ts';

const ready = 'event: ready\ndata: {}\n\n';
const told = (id: string, type: string) => `event: event\ndata: ${JSON.stringify({ id, type })}\n\n`;

/** A body with a text. `afterwards` is called once it has been read. */
function bodyOf(text: string, afterwards: () => void): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream(
    {
      pull(controller) {
        if (!isSent) controller.enqueue(new TextEncoder().encode(text));
        else {
          afterwards();
          controller.close();
        }
        isSent = true;
      },
    },
    { highWaterMark: 0 },
  );
}

describe('a stream that is kept open', () => {
  it('opens again when it is closed, and notes the gap and each event once', async () => {
    const over = new AbortController();
    const asked: string[] = [];
    const send: typeof fetch = async (input) => {
      asked.push(`${input}`);
      if (asked.length === 1) return new Response(bodyOf(`${ready}${told('1', 'goal-created')}`, () => {}));
      const again = `${ready}${told('1', 'goal-created')}${told('2', 'roadmap-ready')}`;
      return new Response(bodyOf(again, () => over.abort()));
    };
    const { gaps, heard } = await keepStream({ url: 'http://site', person: { fetch: send } }, over.signal);
    expect(gaps).toHaveLength(1);
    expect([...heard]).toEqual([
      ['1', 'goal-created'],
      ['2', 'roadmap-ready'],
    ]);
    expect(asked[1]).toMatch(/^http:\/\/site\/api\/live\?withinMs=[1-9]/);
  });

  it('that never comes back has a gap until the end', async () => {
    const over = new AbortController();
    let tries = 0;
    const refuse: typeof fetch = async () => {
      tries++;
      if (tries === 3) over.abort();
      throw new TypeError('fetch failed');
    };
    const { gaps } = await keepStream({ url: 'http://site', person: { fetch: refuse } }, over.signal);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]).toBeGreaterThan(150); // two pauses
  });
});

describe('the streams of all people', () => {
  const heard = new Map([['1', 'goal-created']]);

  it('are wrong when one was away for more than two seconds', () => {
    expect(figuresOfStreams([{ gaps: [1_999], heard }]).wrong).toEqual([]);
    expect(figuresOfStreams([{ gaps: [2_100, 30], heard }]).wrong).toEqual(['a stream was away for 2100 ms']);
  });

  it('heard each event once', () => {
    const other = new Map([...heard, ['2', 'goal-created'], ['3', 'roadmap-ready']]);
    const streams = [
      { gaps: [], heard },
      { gaps: [], heard: other },
    ];
    expect(figuresOfStreams(streams).figures.heard).toEqual({ 'goal-created': 2, 'roadmap-ready': 1 });
  });
});

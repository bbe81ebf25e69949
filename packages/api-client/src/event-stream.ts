import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Reads server-sent events from the body of a fetch response, each once it is complete. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const decoder = new TextDecoder();
  let complete: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => complete.push(event) });
  const reader = body.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    parser.feed(decoder.decode(value, { stream: !done }));
    yield* complete;
    complete = [];
    if (done) return;
  }
}

export interface StreamedEvent {
  event: string;
  data: string;
}

function parseBlock(block: string): StreamedEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined;
}

/** Reads server-sent events from a fetch response, block by block. Source: HTML Living Standard, 9.2.6. */
export async function* readEventStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    rest = (rest + (value ?? '')).replaceAll('\r\n', '\n'); // the two may come apart between chunks
    const blocks = rest.split('\n\n');
    rest = done ? '' : (blocks.pop() ?? '');
    for (const block of blocks) {
      const parsed = parseBlock(block);
      if (parsed) yield parsed;
    }
    if (done) return;
  }
}

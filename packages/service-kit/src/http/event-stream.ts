import type { Response } from 'express';

export interface EventStream {
  send(event: string, data: unknown): void;
  end(): void;
}

/** Turns a response into server-sent events. The headers forbid proxies to buffer or compress them. */
export function openEventStream(response: Response): EventStream {
  response.status(200).set({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  return {
    send: (event, data) => void response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => void response.end(),
  };
}

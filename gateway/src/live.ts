import type { EventEnvelope } from '@pathwise/contracts/event';
import { type EventStream, openEventStream } from '@pathwise/service-kit/http/event-stream';
import { refused } from '@pathwise/service-kit/problem';
import type { Response } from 'express';

const heartbeatMs = 20_000;
const mostPerPerson = 12;
// A stream may outlive its session by this at most. Its tab then reconnects, and the gateway checks the session again.
const longestMs = 15 * 60_000;
// A page that takes longer than this to open its stream may miss an event.
const keptMs = 30_000;

interface Listener {
  stream: EventStream;
  sessionId: string;
}

export type Live = ReturnType<typeof createLive>;

/** Sends events to the open tabs of their audience: type and id only, never content. */
export function createLive({ endAfterMs = longestMs }: { endAfterMs?: number } = {}) {
  const listeners = new Map<string, Set<Listener>>();
  /** The events of the last `keptMs`, oldest first. */
  const kept: { at: number; told: { type: string; id: string }; audience: readonly string[] }[] = [];

  function keep({ type, id, audience = [] }: EventEnvelope): void {
    const at = performance.now();
    kept.push({ at, told: { type, id }, audience });
    const firstKept = kept.findIndex((event) => event.at >= at - keptMs);
    kept.splice(0, firstKept);
  }

  function drop(userId: string, listener: Listener): void {
    const own = listeners.get(userId);
    own?.delete(listener);
    if (own?.size === 0) listeners.delete(userId);
  }

  return {
    /**
     * Keeps the response open as a stream of events. It begins with those of the last `withinMs`, because the page may
     * have fetched its data before them. Throws 429 when the person has too many open.
     */
    open(
      { userId, sessionId, withinMs }: { userId: string; sessionId: string; withinMs: number },
      response: Response,
    ): void {
      const own = listeners.get(userId) ?? new Set();
      if (own.size >= mostPerPerson)
        throw refused(429, 'too-many-windows', 'Too many windows are open', { retryAfter: 30 });
      const stream = openEventStream(response);
      const listener = { stream, sessionId };
      listeners.set(userId, own.add(listener));
      stream.send('ready', {});
      const since = performance.now() - withinMs;
      for (const { at, told, audience } of kept)
        if (at >= since && audience.includes(userId)) stream.send('event', told);
      const heartbeat = setInterval(() => stream.send('beat', {}), heartbeatMs);
      const end = setTimeout(() => stream.end(), endAfterMs);
      response.once('close', () => {
        clearInterval(heartbeat);
        clearTimeout(end);
        drop(userId, listener);
      });
    },
    announce(event: EventEnvelope): void {
      keep(event);
      const { type, id, audience = [] } = event;
      for (const userId of audience) {
        for (const { stream } of listeners.get(userId) ?? []) stream.send('event', { type, id });
      }
    },
    /** Notifies every tab to fetch again, because events may be lost while the broker was away. */
    refetchAll(): void {
      for (const own of listeners.values()) for (const { stream } of own) stream.send('refetch', {});
    },
    /** Ends the streams of one session, or all streams of a person when `sessionId` is null. */
    close({ userId, sessionId }: { userId: string; sessionId: string | null }): void {
      for (const listener of [...(listeners.get(userId) ?? [])]) {
        if (sessionId !== null && listener.sessionId !== sessionId) continue;
        listener.stream.end();
        drop(userId, listener);
      }
    },
    closeAll(): void {
      for (const own of listeners.values()) for (const { stream } of own) stream.end();
      listeners.clear();
    },
    count: () => [...listeners.values()].reduce((sum, own) => sum + own.size, 0),
  };
}

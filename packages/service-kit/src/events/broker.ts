import { setTimeout as pause } from 'node:timers/promises';
import {
  connect,
  ErrorCode,
  Events,
  type JetStreamClient,
  type JetStreamManager,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
  NatsError,
  headers as natsHeaders,
} from 'nats';
import type { Logger } from 'pino';
import { ensureStreams, type Streams, streamsOf } from './streams.ts';

export type Headers = Record<string, string>;

/** A connection with its JetStream clients. */
interface Link {
  readonly nc: NatsConnection;
  readonly js: JetStreamClient;
  readonly jsm: JetStreamManager;
}

export interface Broker {
  /** Prefix of every stream and subject. */
  readonly namespace: string;
  readonly streams: Streams;
  /** False without a connection. Also false from a failed publish until the broker answers again. */
  readonly connected: boolean;
  /** The connection, which may be reconnecting. Throws before the first connection. */
  link(): Link;
  /** Resolves with the first connection. Rejects when `close` comes first. */
  readonly opened: Promise<Link>;
  /** Creates both streams if they are missing. */
  ensure(): Promise<void>;
  /** Publishes a message to a stream and waits for the broker's ack. A failure sets `connected` to false. */
  publish(
    subject: string,
    body: string | Uint8Array,
    options: { id?: string; headers?: Headers; timeoutMs?: number },
  ): Promise<void>;
  /** Returns whether the broker answers within `timeoutMs`, and sets `connected` to the result. */
  ping(timeoutMs?: number): Promise<boolean>;
  /** Subscribes without JetStream and survives reconnects; messages in between are lost. Returns `unsubscribe`. */
  subscribe(subject: string, options: { queue?: string; onMessage: (message: Msg) => void }): () => void;
  /** Registers a listener for every connection, the first included. */
  onConnect(listener: () => void): void;
  close(): Promise<void>;
}

const retryMs = 500;

/**
 * Connects in the background and retries for ever. A service may start before the broker, and a broker may be away for
 * days. (The client's default gives up after ten tries.)
 */
export function openBroker(options: {
  url: string;
  name: string;
  log: Logger;
  namespace?: string;
  replicas?: number;
}): Broker {
  const { log, namespace = '', replicas = 1 } = options;
  if (!/^[\w-]*$/.test(namespace)) throw new Error('namespace: only letters, digits, _ and -');
  const streams = streamsOf(namespace);
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  let link: Link | undefined;
  /** A connection exists. */
  let wired = false;
  /** The broker answered the last publish or ping. */
  let present = false;
  const opened = open();
  opened.catch(() => {}); // rejects only when closed before the first connection

  async function open(): Promise<Link> {
    for (;;) {
      closing.signal.throwIfAborted();
      try {
        const nc = await connect({
          servers: options.url.split(','),
          name: options.name,
          timeout: 2_000,
          maxReconnectAttempts: -1,
          reconnectTimeWait: retryMs,
          pingInterval: 5_000,
          maxPingOut: 2,
          ignoreAuthErrorAbort: true,
        });
        if (closing.signal.aborted) await nc.close();
        closing.signal.throwIfAborted();
        return await createLink(nc);
      } catch (error) {
        closing.signal.throwIfAborted();
        log.warn({ error }, 'the broker is not there yet');
        await pause(retryMs, undefined, { signal: closing.signal });
      }
    }
  }
  async function createLink(nc: NatsConnection): Promise<Link> {
    const fresh = {
      nc,
      js: nc.jetstream({ timeout: 2_000 }),
      jsm: await nc.jetstreamManager({ checkAPI: false, timeout: 2_000 }),
    };
    link = fresh;
    void watch(nc);
    await connectionOpened();
    return fresh;
  }
  async function watch(nc: NatsConnection): Promise<void> {
    for await (const status of nc.status()) {
      if (status.type === Events.Disconnect) wired = present = false;
      if (status.type === Events.Reconnect) await connectionOpened();
    }
  }
  /** Creates the streams again: the broker may have lost its disk while it was away. */
  async function connectionOpened(): Promise<void> {
    wired = true;
    await ensure().catch((error) => log.warn({ error }, 'the streams are not there yet'));
    present = true;
    for (const listener of listeners)
      try {
        listener();
      } catch (error) {
        log.error({ error }, 'a listener to the connection failed');
      }
  }
  const ensure = () => ensureStreams(current().jsm, { streams, replicas });
  const current = (): Link => {
    if (!link) throw new NatsError('the broker has not been reached yet', ErrorCode.Disconnect);
    return link;
  };
  return {
    namespace,
    streams,
    opened,
    link: current,
    ensure,
    get connected() {
      return present && link !== undefined && !link.nc.isClosed();
    },
    async publish(subject, body, { id, headers, timeoutMs = 2_000 }) {
      try {
        await current().js.publish(subject, body, {
          timeout: timeoutMs,
          ...(id ? { msgID: id } : {}),
          ...(headers ? { headers: toHeaders(headers) } : {}),
        });
      } catch (error) {
        present = false;
        throw error;
      }
    },
    async ping(timeoutMs = 2_000) {
      if (!link || !wired || link.nc.isClosed()) return false;
      const answered = link.nc.flush().then(
        () => true,
        () => false,
      );
      present = await Promise.race([answered, pause(timeoutMs, false, { ref: false })]);
      return present;
    },
    subscribe(subject, { queue, onMessage }) {
      let end = () => {};
      let ended = false;
      opened.then(
        ({ nc }) => {
          if (ended || closing.signal.aborted || nc.isClosed()) return; // unsubscribed or closed before the connection
          const subscription = nc.subscribe(subject, {
            ...(queue ? { queue } : {}),
            callback: (error, message) => {
              if (!error) onMessage(message);
            },
          });
          end = () => subscription.unsubscribe();
        },
        () => {},
      );
      return () => {
        ended = true;
        end();
      };
    },
    onConnect: (listener) => void listeners.add(listener),
    async close() {
      closing.abort();
      present = false;
      if (!link || link.nc.isClosed()) return;
      // Draining delivers the messages already received. It never ends while the broker is away, hence the limit.
      await Promise.race([link.nc.drain().catch(() => {}), pause(3_000, undefined, { ref: false })]);
      await link.nc.close().catch(() => {});
    },
  };
}

/** Converts headers to the client's form. */
export function toHeaders(values: Headers): MsgHdrs {
  const made = natsHeaders();
  for (const [name, value] of Object.entries(values)) made.set(name, value);
  return made;
}

/** Converts a message's headers to a plain record. */
export function fromHeaders(given: MsgHdrs | undefined): Headers {
  return Object.fromEntries((given?.keys() ?? []).map((name) => [name, given?.get(name) ?? '']));
}

import { type JetStreamManager, NatsError, nanos } from 'nats';

/** Names of the two streams and the subjects on them, under one namespace. */
export interface Streams {
  readonly events: string;
  readonly dead: string;
  /** Subject of an event type; `>` for all. */
  eventSubject(type: string): string;
  /** Subject of a consumer's dead letters; `>` for all. */
  deadSubject(consumer: string): string;
  /** Subject of a question. */
  questionSubject(question: string): string;
}

export const streamsOf = (namespace: string): Streams => ({
  events: `${namespace}EVENTS`,
  dead: `${namespace}DEAD`,
  eventSubject: (type) => `${namespace}events.${type}`,
  deadSubject: (consumer) => `${namespace}dead.${consumer}`,
  questionSubject: (question) => `${namespace}questions.${question}`,
});

const existsOtherwise = 10_058;

/** Creates both streams if they are missing. Does not change a stream that has other settings. */
export async function ensureStreams(
  jsm: JetStreamManager,
  input: { streams: Streams; replicas: number },
): Promise<void> {
  const { streams, replicas } = input;
  const wanted = [
    { name: streams.events, subjects: [streams.eventSubject('>')] },
    { name: streams.dead, subjects: [streams.deadSubject('>')] },
  ];
  for (const stream of wanted)
    await jsm.streams
      .add({ ...stream, num_replicas: replicas, allow_direct: true, duplicate_window: nanos(120_000) })
      .catch((error: unknown) => {
        if (apiErrorOf(error) !== existsOtherwise) throw error;
      });
}

/** JetStream's own error number; undefined for other failures. */
export function apiErrorOf(error: unknown): number | undefined {
  return error instanceof NatsError ? error.api_error?.err_code : undefined;
}

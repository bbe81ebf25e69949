import { type JetStreamManager, NatsError, nanos } from 'nats';

/** Names of the two streams and the subjects on them, under one namespace. */
export interface Streams {
  readonly events: string;
  readonly dead: string;
  /** Subject of an event that names these people. */
  eventSubject(type: string, persons: readonly string[]): string;
  /** Subjects of one type, whomever they name, also those from before people were in subjects. */
  eventsOfType(type: string): string;
  readonly allEvents: string;
  /** Subject of a consumer's dead letter; `of` is the subject of its event. */
  deadSubject(consumer: string, of: string): string;
  readonly allDead: string;
  /** Subjects of the events that a service publishes about a person, and of the dead letters of its consumers. */
  aboutPerson(service: string, userId: string): { events: string[]; dead: string[] };
  /** Subjects of a service's events from before people were in subjects. */
  eventsOfNobodyKnown(service: string): string;
  /** Subject of a question. */
  questionSubject(question: string): string;
}

/** Words of `events.<service>.<noun-verb>.<version>`; the people follow. */
const eventTokens = 4;
const serviceOf = (consumer: string) => consumer.split('-')[0];
/** An id as one word of a subject. Ids of accounts need no change. */
const tokenOf = (id: string) => encodeURIComponent(id).replace(/[.*]/g, (sign) => (sign === '.' ? '%2E' : '%2A'));
const tokensOf = (persons: readonly string[]) => (persons.length === 0 ? '-' : persons.map(tokenOf).join('.'));
/** Subjects that begin so and name a person, alone, first or second. */
function naming(start: string, userId: string): string[] {
  const person = tokenOf(userId);
  return [`${start}.${person}`, `${start}.${person}.*`, `${start}.*.${person}`];
}

export const streamsOf = (namespace: string): Streams => ({
  events: `${namespace}EVENTS`,
  dead: `${namespace}DEAD`,
  eventSubject: (type, persons) => `${namespace}events.${type}.${tokensOf(persons)}`,
  // A broker before 2.10 takes one filter for a consumer, and this one matches both shapes.
  eventsOfType: (type) => `${namespace}events.${type.slice(0, type.lastIndexOf('.'))}.>`,
  allEvents: `${namespace}events.>`,
  deadSubject: (consumer, of) =>
    [`${namespace}dead`, serviceOf(consumer), consumer, ...of.split('.').slice(eventTokens)].join('.'),
  allDead: `${namespace}dead.>`,
  aboutPerson: (service, userId) => ({
    events: naming(`${namespace}events.${service}.*.*`, userId),
    dead: naming(`${namespace}dead.${service}.*`, userId),
  }),
  eventsOfNobodyKnown: (service) => `${namespace}events.${service}.*.*`,
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
    { name: streams.events, subjects: [streams.allEvents] },
    { name: streams.dead, subjects: [streams.allDead] },
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

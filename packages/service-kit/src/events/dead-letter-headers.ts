import type { Headers } from './broker.ts';

const names = {
  reason: 'Dead-Reason',
  subject: 'Dead-Subject',
  consumer: 'Dead-Consumer',
  tries: 'Dead-Tries',
} as const;
const replayedFor = 'Replayed-For';

export interface DeadLetterHeaders {
  reason: string;
  subject: string;
  consumer: string;
  /** Null for a letter from before tries were in its headers. */
  tries: number | null;
}

/** Headers of a dead letter: why it failed, how often it was tried, its subject and its consumer. */
export function deadLetterHeaders(input: {
  consumer: string;
  subject: string;
  error: unknown;
  tries: number;
}): Headers {
  const { consumer, subject, error, tries } = input;
  // A header is one line.
  const reason = String(error).replace(/\s+/g, ' ').slice(0, 500);
  return { [names.reason]: reason, [names.subject]: subject, [names.consumer]: consumer, [names.tries]: `${tries}` };
}

/** Reads these headers. Returns undefined when the message has none of them. */
export function readDeadLetterHeaders(headers: Headers): DeadLetterHeaders | undefined {
  const { [names.reason]: reason, [names.subject]: subject, [names.consumer]: consumer } = headers;
  const tries = Number(headers[names.tries]) || null;
  return reason !== undefined && subject && consumer ? { reason, subject, consumer, tries } : undefined;
}

/** The headers with which a dead letter is sent again: those of the event, and the one consumer that it is for. */
export function replayHeaders(headers: Headers): Headers {
  const own: readonly string[] = [...Object.values(names), 'Nats-Msg-Id'];
  const rest = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
  return { ...rest, [replayedFor]: headers[names.consumer] ?? '' };
}

/** Whether a message is the replay of another consumer's dead letter. */
export const isForAnother = (headers: Headers, consumer: string): boolean =>
  (headers[replayedFor] ?? consumer) !== consumer;

import type { Headers } from './broker.ts';

const names = { reason: 'Dead-Reason', subject: 'Dead-Subject', consumer: 'Dead-Consumer' } as const;

/** Headers of a dead letter: why it failed, its subject and its consumer. */
export function deadLetterHeaders(input: { consumer: string; subject: string; error: unknown }): Headers {
  const { consumer, subject, error } = input;
  // A header is one line.
  const reason = String(error).replace(/\s+/g, ' ').slice(0, 500);
  return { [names.reason]: reason, [names.subject]: subject, [names.consumer]: consumer };
}

/** Reads these headers. Returns undefined when the message has none of them. */
export function readDeadLetterHeaders(
  headers: Headers,
): { reason: string; subject: string; consumer: string } | undefined {
  const { [names.reason]: reason, [names.subject]: subject, [names.consumer]: consumer } = headers;
  return reason !== undefined && subject && consumer ? { reason, subject, consumer } : undefined;
}

/** The original headers of the message. */
export function withoutDeadLetterHeaders(headers: Headers): Headers {
  const own: readonly string[] = [...Object.values(names), 'Nats-Msg-Id'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

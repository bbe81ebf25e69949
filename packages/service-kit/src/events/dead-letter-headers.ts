import type { Headers } from './broker.ts';

const names = { reason: 'Dead-Reason', subject: 'Dead-Subject', consumer: 'Dead-Consumer' } as const;

/** Why, where from and from whom a message was parked. */
export function deadLetterHeaders(input: { consumer: string; subject: string; error: unknown }): Headers {
  const { consumer, subject, error } = input;
  // A header is one line; the message stays out of it beyond what the error says.
  const reason = String(error).replace(/\s+/g, ' ').slice(0, 500);
  return { [names.reason]: reason, [names.subject]: subject, [names.consumer]: consumer };
}

/** Reads them back; undefined for a message that is none of ours. */
export function readDeadLetterHeaders(
  headers: Headers,
): { reason: string; subject: string; consumer: string } | undefined {
  const { [names.reason]: reason, [names.subject]: subject, [names.consumer]: consumer } = headers;
  return reason !== undefined && subject && consumer ? { reason, subject, consumer } : undefined;
}

/** The message's own headers, without what parking added. */
export function withoutDeadLetterHeaders(headers: Headers): Headers {
  const own: readonly string[] = [...Object.values(names), 'Nats-Msg-Id'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

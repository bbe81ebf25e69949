import { createHash } from 'node:crypto';

const second = 1_000;
const hour = 3_600 * second;
const triedFor = 24 * hour;

/** Milliseconds until the try after the nth: half a minute, then twice as long each time, at most an hour. */
export const pauseAfter = (tries: number): number => Math.min(30 * second * 2 ** Math.max(tries - 1, 0), hour);

/** What a failed try says. It holds codes only: a server's words may repeat the address. */
export interface Refusal {
  code: string;
  responseCode?: number;
  command?: string;
}

/** Reads nodemailer's error. */
export function refusalOf(error: unknown): Refusal {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : 'unknown',
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    ...(typeof command === 'string' ? { command } : {}),
  };
}

/**
 * True when another try cannot help: the server refused this address or this text for good (5xx), or a day has passed. A 5xx at
 * another command, such as the login, is the operator's to mend.
 */
export function isHopeless({ responseCode = 0, command = '' }: Refusal, { at, now }: { at: Date; now: Date }): boolean {
  const aboutThisMail = command.startsWith('RCPT TO') || command.startsWith('DATA');
  return (aboutThisMail && responseCode >= 500 && responseCode < 600) || now.getTime() - at.getTime() >= triedFor;
}

/** The same key makes the same Message-ID, so that a mail that arrives twice is recognised. It reveals nothing of the key. */
export function messageIdOf(key: string, host: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${host}>`;
}

import { z } from 'zod';
import { refusalOf } from './refusal.rules.ts';
import { isInCalendar } from './roadmap-calendar.rules.ts';

// Every contract uses these values, so no message of the library reaches a person.
z.config({ customError: refusalOf });

export const outsideCalendar = 'Please enter a date between 1900 and 2199';

/**
 * A calendar day `YYYY-MM-DD`, a string everywhere. Refuses days that do not exist, such as 2026-02-30, and days
 * outside 1900 to 2199.
 */
export const dateString = z.iso
  .date({ error: 'Please enter a valid date', abort: true })
  .refine(isInCalendar, outsideCalendar);

/** False for text that not every system can store or send: NUL, and half of a surrogate pair. */
const isReadable = (value: string) => !value.includes('\0') && value.isWellFormed();

const unreadable = 'Unreadable characters';

/** Any text in a request. Every string of a request uses this, an enum or a pattern. */
export const text = z.string().refine(isReadable, unreadable);

/** An IANA time zone name such as `Europe/London`. */
export const timeZone = text.max(64).refine(isTimeZone, 'Unknown time zone');

/** True when the runtime knows the IANA zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.length > 0;
  } catch {
    return false;
  }
}

export const instant = z.iso.datetime();
export const id = text.min(1).max(64);

/** Text typed by a person: trimmed, with a maximum length. */
export const words = (max: number) => text.trim().max(max);
/** Like `words`, with at least one character, or `min`. The message is also that of a missing text, but not of a long one. */
export const someWords = (max: number, message: string, min = 1) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? message : undefined) })
    .refine(isReadable, unreadable)
    .trim()
    .max(max)
    .min(min, message);
/** An e-mail address, trimmed and in lower case. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid email address'));
export const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, message: 'Please enter a link that starts with https://' })
  .max(500, 'A link holds at most 500 characters')
  .refine(isReadable, unreadable)
  // `https://linkedin.com@evil.example` looks like another site.
  .refine((value) => !/^https?:[/\\]*[^/\\?#]*@/i.test(value), 'Please enter a link without a user name');

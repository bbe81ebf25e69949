import { z } from 'zod';

/** A calendar day without a time, `YYYY-MM-DD`, kept as a string end to end. Refuses days that do not exist. */
export const dateString = z.iso.date('Please enter a valid date');

/** An IANA time zone name such as `Europe/London`. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'Unknown time zone');

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
export const id = z.string().min(1).max(64);
export const noBody = z.undefined().optional();

/** Words as a person writes them: no NUL, trimmed, bounded. */
export const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !text.includes('\0'), 'Unreadable characters');
/** Like `words`, and at least one character. */
export const someWords = (max: number, message: string) => words(max).min(1, message);
export const link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, message: 'Please enter a link that starts with https://' })
  .max(500);

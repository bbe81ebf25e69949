const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formats: creating one costs 0.1 ms, using it 0.005 ms, and every request needs its caller's day. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (formats.size >= 1_000) formats.clear(); // about 600 zones exist, but a client can send any spelling of them
  formats.set(timeZone, format);
  return format;
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, at: Date): string => formatOf(timeZone).format(at);

const MONGO_URL = /^(mongodb(?:\+srv)?:\/\/)((?:[^@/?]*@)?)([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/;

/** The same server with another database; where credentials are given they keep being checked where they were. Throws on anything but a MongoDB URL. */
export function withDatabase(url: string, database: string): string {
  const parts = MONGO_URL.exec(url);
  if (!parts) throw new Error('not a MongoDB URL (mongodb://host:port/…)');
  const [, scheme = '', credentials = '', hosts = '', oldDatabase = '', query = ''] = parts;
  const options = new URLSearchParams(query);
  if (credentials && !options.has('authSource')) options.set('authSource', oldDatabase || 'admin');
  const search = options.toString();
  return `${scheme}${credentials}${hosts}/${database}${search ? `?${search}` : ''}`;
}

/**
 * The same address with what SecantusDB needs to stay quick. It keeps each retryable write for 30 minutes and walks all of
 * them with every write; it wakes four times a second for each monitor that streams.
 */
export function embeddedUrl(url: string): string {
  const parts = new URL(url);
  parts.searchParams.set('retryWrites', 'false');
  parts.searchParams.set('serverMonitoringMode', 'poll');
  return parts.href;
}

/** True for a text of the right form; says nothing about whether a server answers there. */
export function isMongoUrl(url: string): boolean {
  return MONGO_URL.test(url);
}

/** Without name and password, for showing to people. */
export function withoutCredentials(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//');
}

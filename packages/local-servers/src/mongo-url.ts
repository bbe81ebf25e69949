const mongoUrl = /^(mongodb(?:\+srv)?:\/\/)((?:[^@/?]*@)?)([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/;

/**
 * Replaces the database in a URL. Credentials are still checked in the old one (`authSource`). Throws on other URLs.
 */
export function withDatabase(url: string, database: string): string {
  const parts = mongoUrl.exec(url);
  if (!parts) throw new Error('not a MongoDB URL (mongodb://host:port/…)');
  const [, scheme = '', credentials = '', hosts = '', oldDatabase = '', query = ''] = parts;
  const options = new URLSearchParams(query);
  if (credentials && !options.has('authSource')) options.set('authSource', oldDatabase || 'admin');
  const search = options.toString();
  return `${scheme}${credentials}${hosts}/${database}${search ? `?${search}` : ''}`;
}

/**
 * Adds the options that keep SecantusDB fast. It stores each retryable write for 30 minutes, and every write scans all
 * of them. It also wakes four times a second for each streaming monitor.
 */
export function embeddedUrl(url: string): string {
  const parts = new URL(url);
  parts.searchParams.set('retryWrites', 'false');
  parts.searchParams.set('serverMonitoringMode', 'poll');
  return parts.href;
}

/** True for a text in the form of a MongoDB URL. Does not check for a server. */
export function isMongoUrl(url: string): boolean {
  return mongoUrl.test(url);
}

/** Removes name and password, for display. */
export function withoutCredentials(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//');
}

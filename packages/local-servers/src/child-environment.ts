const passedOn = [
  'PATH',
  'HOME',
  'USER',
  'LANG',
  'LC_ALL',
  'TMPDIR',
  'SYSTEMROOT',
  'LOG_LEVEL',
  'NODE_COMPILE_CACHE',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
];

/**
 * The environment of a child process: basics of the machine, telemetry settings and `own`. Nothing else is passed on,
 * so a service cannot use or log a variable that it was not given.
 */
export function childEnvironment(own: Record<string, string>, inherited = process.env): Record<string, string> {
  const basics = Object.entries(inherited).filter(([name]) => passedOn.includes(name) || name.startsWith('OTEL_'));
  return { ...(Object.fromEntries(basics) as Record<string, string>), ...own };
}

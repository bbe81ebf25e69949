const PASSED_ON = [
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
 * What every child process gets: the machine's basics and telemetry settings. The rest of this process's environment stays
 * here, so that a service never comes to depend on, or log, a variable nobody gave it.
 */
export function childEnvironment(own: Record<string, string>, inherited = process.env): Record<string, string> {
  const basics = Object.entries(inherited).filter(([name]) => PASSED_ON.includes(name) || name.startsWith('OTEL_'));
  return { ...(Object.fromEntries(basics) as Record<string, string>), ...own };
}

import { existsSync } from 'node:fs';
import { request } from 'node:http';

const socket = '/var/run/docker.sock';

/**
 * The address of Docker's engine as request options. Undefined for an address that only Docker's client supports
 * (ssh://).
 */
function engineAddress(env: NodeJS.ProcessEnv) {
  const host = env['DOCKER_HOST'] ?? `unix://${socket}`;
  if (host.startsWith('unix://')) {
    const socketPath = host.slice('unix://'.length);
    return existsSync(socketPath) ? { socketPath } : undefined;
  }
  const url = URL.parse(host.replace(/^tcp:/, 'http:'));
  return url?.protocol === 'http:' ? { host: url.hostname, port: Number(url.port || 2375) } : undefined;
}

/** True when a Docker engine answers within half a second. Always false with `TESTCONTAINERS=off`. */
export function dockerAnswers(env: NodeJS.ProcessEnv = process.env): Promise<boolean> {
  const address = env['TESTCONTAINERS'] === 'off' ? undefined : engineAddress(env);
  if (!address) return Promise.resolve(false);
  return new Promise((resolve) => {
    const asked = request({ ...address, path: '/_ping', timeout: 500 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer')));
    asked.once('error', () => resolve(false));
    asked.end();
  });
}

import { serviceConfig } from '@pathwise/service-kit/config';
import { failureHandler } from '@pathwise/service-kit/http/failures';
import { buildInternalApp } from '@pathwise/service-kit/http/internal-app';
import { listen } from '@pathwise/service-kit/http/server';
import type { Logger } from '@pathwise/service-kit/telemetry/log';
import { createMetrics } from '@pathwise/service-kit/telemetry/metrics';
import express from 'express';
import { z } from 'zod';
import { filesOfFolder } from './built-files.ts';

const { NODE_ENV, LOG_LEVEL, HOST, PORT, INTERNAL_PORT, LEAVE_MS } = serviceConfig.shape;
export const fileServerConfig = z.object({
  NODE_ENV,
  LOG_LEVEL,
  HOST,
  PORT,
  INTERNAL_PORT,
  LEAVE_MS,
  /** The folder of one built frontend. */
  FILES_DIR: z.string().min(1),
});

/** Serves the files of one built frontend to the gateway. */
export async function startFileServer(config: z.output<typeof fileServerConfig>, log: Logger) {
  const { HOST: host } = config;
  const app = express();
  app.disable('x-powered-by');
  app.use(filesOfFolder(config.FILES_DIR).serve);
  app.use((_request, response) => void response.status(404).type('text/plain').send('Not found'));
  app.use(failureHandler(log));
  const probes = { isStarted: () => true, notReadyBecause: () => [] };
  const { registry } = createMetrics('files');
  const internal = await listen(buildInternalApp({ log, probes, registry }), { host, port: config.INTERNAL_PORT });
  const files = await listen(app, { host, port: config.PORT });
  log.info({ port: files.port, internalPort: internal.port }, 'listening');
  return {
    url: `http://${host}:${files.port}`,
    leave: files.leave,
    async stop() {
      await files.stop(15_000);
      await internal.stop(500);
    },
  };
}

import express, { type Express, type Router } from 'express';
import type { Logger } from '../telemetry/log.ts';
import type { MetricsRegistry } from '../telemetry/metrics.ts';
import { nameRequest } from './begin.ts';
import { failureHandler } from './failures.ts';

export interface Probes {
  /** True once the first start has finished. Until then liveness is not checked. */
  isStarted: () => boolean;
  /** Why the service cannot take requests now. Empty when it can. */
  notReadyBecause: () => string[];
}

/** Builds the app of the internal port: probes, metrics and internal calls. Liveness checks no dependency. */
export function buildInternalApp(deps: {
  log: Logger;
  probes: Probes;
  registry: MetricsRegistry;
  internal?: Router | undefined;
}): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(nameRequest);
  app.get('/live', (_request, response) => void response.json({ status: 'live' }));
  app.get(
    '/startup',
    (_request, response) =>
      void response.status(deps.probes.isStarted() ? 200 : 503).json({ started: deps.probes.isStarted() }),
  );
  app.get('/ready', (_request, response) => {
    const missing = deps.probes.notReadyBecause();
    response.status(missing.length === 0 ? 200 : 503).json({ ready: missing.length === 0, missing });
  });
  app.get('/metrics', async (_request, response) => {
    response.type(deps.registry.contentType).send(await deps.registry.metrics());
  });
  if (deps.internal) app.use('/internal', express.json({ limit: 10_000 }), deps.internal);
  app.use(failureHandler(deps.log));
  return app;
}

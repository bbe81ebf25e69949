import express, { type Express } from 'express';
import { refused } from '../problem.ts';
import { nameRequest } from './begin.ts';
import { type EndpointDeps, endpoint, observed } from './endpoint.ts';
import { failureHandler } from './failures.ts';
import type { Route } from './routes.ts';

const defaultBodyLimit = 100_000;

/** Sorts static segments before parameters, so that `/weekly-tasks/week` matches before `/weekly-tasks/{id}`. */
function bySpecificity(a: Route, b: Route): number {
  const mask = (route: Route) => route.operation.path.replace(/\{\w+\}/g, '~'); // '~' sorts behind every letter
  return mask(a) < mask(b) ? -1 : 1;
}

/** Builds the Express app of the public API. */
export function buildHttpApp(deps: EndpointDeps, routes: readonly Route[]): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.use(nameRequest);
  for (const route of [...routes].sort(bySpecificity)) {
    const { method, path, bodyLimit, webhook } = route.operation;
    const expressPath = path.replace(/\{(\w+)\}/g, ':$1');
    const limit = bodyLimit ?? defaultBodyLimit;
    const parseBody = webhook ? express.raw({ limit, type: () => true }) : express.json({ limit, strict: false });
    const verb = method.toLowerCase() as Lowercase<typeof method>;
    app[verb](expressPath, observed(deps, route), parseBody, endpoint(deps, route));
  }
  app.use((_request, _response, next) => next(refused(404, 'no-such-call', 'There is no such call')));
  app.use(failureHandler(deps.log));
  return app;
}

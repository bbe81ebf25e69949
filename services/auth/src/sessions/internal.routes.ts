import type { ResolvedSession } from '@pathwise/contracts/api/auth';
import { timeZone } from '@pathwise/contracts/values';
import express, { type Router } from 'express';
import { z } from 'zod';
import type { AuthDeps } from '../deps.ts';
import { resolveSession } from './resolve-session.ts';

const resolveRequest = z.strictObject({
  sessionToken: z.string().max(200),
  /** The browser's time zone, when it is a real one. */
  timeZone: timeZone.optional().catch(undefined),
});

/** Answers the gateway over HTTP, because signing in must not depend on the broker. Served on the internal port only. */
export function internalRoutes(deps: AuthDeps): Router {
  const router = express.Router();
  router.post('/sessions/resolve', async (request, response) => {
    const asked = resolveRequest.safeParse(request.body);
    if (!asked.success) {
      response.status(422).json({ detail: 'Expected {sessionToken}' });
      return;
    }
    const resolved: ResolvedSession | undefined = await resolveSession(deps, asked.data);
    response.set('cache-control', 'no-store');
    if (resolved) response.json(resolved);
    else response.status(404).json({ detail: 'No such session' });
  });
  return router;
}

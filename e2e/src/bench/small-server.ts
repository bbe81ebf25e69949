// A separate process, so that it does not use the measuring process's core time: `node small-server.ts no-op | sessions | proxy <url> | goals <mongo url>`.
import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import mongoose from 'mongoose';
import type { GoalsDeps } from '../../../services/goals/src/deps.ts';
import { listGoals } from '../../../services/goals/src/goals/list-goals.ts';

/** The upstream for the gateway's bench: an answer that costs nothing. */
function noOp(): Express {
  const body = { activeGoals: 1, completedGoals: 2, overallProgress: 43, dueThisMonth: 1, completedThisYear: 2 };
  return express().get('/api/dashboard/stats', (_request, response) => void response.json(body));
}

/** The upstream for the bench of live streams: every cookie is the session of a person of that name. */
function everySession(): Express {
  return express().post('/internal/sessions/resolve', express.json(), (request, response) => {
    const userId = String(request.body.sessionToken);
    const expiresAt = new Date(Date.now() + 120_000).toISOString();
    response.json({ token: 'none', userId, sessionId: userId, expiresAt });
  });
}

/** The baseline for the gateway: the proxy library alone. */
function bareProxy(target: string): Express {
  return express().use(createProxyMiddleware({ target, agent: new Agent({ keepAlive: true, maxSockets: 256 }) }));
}

/** The baseline for gateway and service: the same handler on mongoose, without anything around it. */
async function bareGoals(mongoUrl: string): Promise<Express> {
  const db = await mongoose.createConnection(mongoUrl, { maxPoolSize: 20, autoIndex: false }).asPromise();
  const deps = { db, now: () => new Date() } as unknown as GoalsDeps; // the handler uses only these
  return express().get('/api/goals/:ownerId', async (request, response) => {
    response.json(await listGoals(deps, { ownerId: String(request.params.ownerId) }));
  });
}

const [kind, argument = ''] = process.argv.slice(2);
const kinds: Record<string, () => Express | Promise<Express>> = {
  'no-op': noOp,
  sessions: everySession,
  proxy: () => bareProxy(argument),
  goals: () => bareGoals(argument),
};
const app = await (kinds[kind ?? ''] ?? noOp)();
const server = app.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
server.keepAliveTimeout = 75_000; // as in the services, so that the gateway's kept connections stay open

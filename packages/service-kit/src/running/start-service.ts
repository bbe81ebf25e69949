import { apis } from '@pathwise/contracts/apis';
import type { ServiceConfig } from '../config.ts';
import type { Broker } from '../events/broker.ts';
import { createDeadLetters } from '../events/dead-letters.ts';
import type { FaultPoint } from '../events/fault-point.ts';
import { observeLag } from '../events/observe-lag.ts';
import { createAsker } from '../events/question.ts';
import { buildInternalApp } from '../http/internal-app.ts';
import { missingRoutes, type Route } from '../http/routes.ts';
import { listen } from '../http/server.ts';
import { newId } from '../ids.ts';
import { isConnected } from '../mongo/connected.ts';
import { observePool } from '../mongo/observe-pool.ts';
import type { RoleOf, ServiceDefinition, ServiceDeps } from '../service.ts';
import type { Logger } from '../telemetry/log.ts';
import { traceHeaders } from '../telemetry/traces.ts';
import { createUndo } from '../trash/undo.ts';
import { openStores, type Stores } from './open-stores.ts';
import { startWorkers } from './start-workers.ts';
import { answerQuestions, buildCalls, consumeEvents } from './take-work.ts';

export interface RunningService<C extends ServiceConfig> {
  readonly url: string;
  readonly internalUrl: string;
  readonly deps: ServiceDeps<C>;
  readonly broker: Broker;
  /** Resolves when the database is connected and its indexes exist. */
  readonly ready: Promise<void>;
  /** Asks callers to go elsewhere, before `stop`. */
  leave(): void;
  stop(): Promise<void>;
}

/** What tests may replace. */
export interface Replacements {
  now?: () => Date;
  log?: Logger;
  faultPoint?: FaultPoint;
  /** Undefined: auth is asked. */
  roleOf?: RoleOf | undefined;
  /** Called for an answer that breaks its contract, to a request or to another service's question. */
  onBrokenAnswer?: (error: Error) => void;
}

/** Starts a service. It answers probes at once, and calls once the database is ready. Rejects when a port is in use. */
export async function startService<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  config: C,
  replacements: Replacements = {},
): Promise<RunningService<C>> {
  const { name } = definition;
  const stores = openStores(definition, config, replacements);
  const { log, database, db, broker, metrics } = stores;
  const deps = depsOf(stores, config);
  const { routes, consumers: own = [], answers = [], workers = [], internal, roleOf } = definition.build(deps);
  const bound = boundOnce(name, routes.flat());
  const consumers = [...own, stores.erasing];
  const work = { name, config, ask: deps.ask, ...checkedAnswers(log, config, replacements) };

  const consumption = consumeEvents(stores, work, consumers);
  const answering = answerQuestions(stores, work, answers);
  const calls = buildCalls(stores, work, { routes: bound, consumers, roleOf: replacements.roleOf ?? roleOf });
  const { HOST: host, PORT, INTERNAL_PORT } = config;
  const internalApp = buildInternalApp({ log, probes: probesOf(stores), registry: metrics.registry, internal });
  const internalSide = await listen(internalApp, { host, port: INTERNAL_PORT });
  const publicSide = await listen(calls, { host, port: PORT });
  for (const { name } of consumers) metrics.consumes(name);
  observeLag(broker, consumers, metrics.own);
  database.ready.then(() => observePool(db, metrics.own)).catch(() => {}); // stopped before the database was there
  const stopWorkers = startWorkers({ ready: database.ready, log }, workers);
  log.info({ port: publicSide.port, internalPort: internalSide.port }, 'listening');

  return {
    url: `http://${host}:${publicSide.port}`,
    internalUrl: `http://${host}:${internalSide.port}`,
    deps,
    broker,
    ready: database.ready,
    leave() {
      publicSide.leave();
      internalSide.leave();
    },
    async stop() {
      await publicSide.stop(15_000);
      stores.giveUp.abort();
      await consumption.stop();
      await stopWorkers();
      await answering.stop();
      await stores.endPublishing();
      await internalSide.stop(500);
      await database.close().catch((error) => log.warn({ error }, 'the database connection did not close'));
    },
  };
}

function depsOf<C extends ServiceConfig>(stores: Stores, config: C): ServiceDeps<C> {
  const { db, log, now, inTransaction, broker, account, metrics, bell } = stores;
  return {
    db,
    config,
    log,
    now,
    newId,
    inTransaction,
    ask: createAsker({ broker, log, traceHeaders }),
    undo: createUndo({ db, now, inTransaction }),
    account,
    metrics: metrics.own,
    bell,
    deadLetters: createDeadLetters(broker),
  };
}

/** The routes of a service. Throws unless every operation of its API is bound exactly once. */
function boundOnce(name: keyof typeof apis, bound: Route[]): Route[] {
  const missing = missingRoutes(apis[name], bound);
  if (missing.length > 0) throw new Error(`${name}: not answered exactly once: ${missing.join(', ')}`);
  return bound;
}

function checkedAnswers(log: Logger, { CHECK_ANSWERS: isChecking }: ServiceConfig, { onBrokenAnswer }: Replacements) {
  const inLog = isChecking ? (error: Error) => log.error({ error }, 'broken answer') : undefined;
  const told = onBrokenAnswer ?? inLog;
  return told ? { onBrokenAnswer: told } : {};
}

/** A service needs its database to answer. Without a broker it still answers, and publishes its events later. */
const probesOf = ({ database, db }: Stores) => ({
  isStarted: () => database.state.ready,
  notReadyBecause: () => (database.state.ready && isConnected(db) ? [] : ['database']),
});

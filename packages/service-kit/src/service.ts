import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Role } from '@pathwise/contracts/api/users';
import { apis } from '@pathwise/contracts/apis';
import { nobody } from '@pathwise/contracts/events/acts';
import { roleOfPerson } from '@pathwise/contracts/questions/auth';
import type { Router } from 'express';
import type { Connection } from 'mongoose';
import { createCallNotes } from './acts/note-call.ts';
import type { ServiceConfig } from './config.ts';
import { startAnswers } from './events/answers.ts';
import { waitUntilApplied } from './events/applied.ts';
import { type Broker, openBroker } from './events/broker.ts';
import { startConsumers } from './events/consume.ts';
import type { ConsumerDefinition } from './events/consumer.ts';
import { createDeadLetters, type DeadLetters } from './events/dead-letters.ts';
import type { FaultPoint } from './events/fault-point.ts';
import { createInbox } from './events/inbox.ts';
import { observeLag } from './events/observe-lag.ts';
import { createOutbox } from './events/outbox.ts';
import { purgePerson } from './events/purge-person.ts';
import { type AnswerDefinition, type Ask, createAsker } from './events/question.ts';
import { startRelay } from './events/relay.ts';
import { buildHttpApp } from './http/app.ts';
import { createTokenReader } from './http/caller.ts';
import { createIdempotency } from './http/idempotency.ts';
import { buildInternalApp } from './http/internal-app.ts';
import { missingRoutes, type Route } from './http/routes.ts';
import { listen } from './http/server.ts';
import { newId } from './ids.ts';
import { type Migration, migrate } from './migrations/migrate.ts';
import { type Collections, kitCollections } from './mongo/collections.ts';
import { openDatabase } from './mongo/connection.ts';
import type { DeclaredCollection } from './mongo/fields.ts';
import { observePool } from './mongo/observe-pool.ts';
import { type Account, accountRows, createAccount, openingAccounts } from './person/account.ts';
import { archivePage } from './person/archive-page.ts';
import { erasePerson } from './person/erase-person.ts';
import { adminOnly } from './problem.ts';
import { stopOnSignals } from './process.ts';
import { createLog, type Logger } from './telemetry/log.ts';
import { createMetrics, type OwnMetrics } from './telemetry/metrics.ts';
import { inSpan, startTracing, traceHeaders } from './telemetry/traces.ts';
import { createTransactions, type InTransaction } from './transactions/transaction.ts';
import { createUndo, type Undo } from './trash/undo.ts';

/** The dependencies of a service's code. */
export interface ServiceDeps<C extends ServiceConfig = ServiceConfig> {
  readonly db: Connection;
  readonly config: C;
  readonly log: Logger;
  now(): Date;
  newId(): string;
  readonly inTransaction: InTransaction;
  readonly ask: Ask;
  readonly undo: Undo;
  readonly account: Account;
  readonly metrics: OwnMetrics;
  /** For admin, which shows those of all services. */
  readonly deadLetters: DeadLetters;
}

/** Reads an account's role as it is stored now; null for an account that is gone. */
export type RoleOf = (userId: string) => Promise<Role | null>;

/** Work beside the requests, such as sending mails. It begins once the database is ready, and ends soon after the signal. */
export type Worker = (signal: AbortSignal) => Promise<void>;

/** The routes, consumers and answers of a service. */
export interface ServiceParts {
  readonly routes: readonly (readonly Route[])[];
  readonly consumers?: readonly ConsumerDefinition[];
  readonly answers?: readonly AnswerDefinition[];
  readonly workers?: readonly Worker[];
  /** Calls on the internal port, under `/internal`. */
  readonly internal?: Router;
  /** For auth alone, which owns the roles. Every other service asks it before an admin's write. */
  readonly roleOf?: RoleOf;
}

export interface ServiceDefinition<C extends ServiceConfig> {
  readonly name: keyof typeof apis;
  /** Every collection of its models. */
  readonly collections: readonly DeclaredCollection[];
  /** Changes of stored shapes, in their order; what is recorded as done is not run again. */
  readonly migrations?: readonly Migration[];
  /** What a person changes independently of the rest, for `deps.account.enter`; one part when absent. */
  readonly accountParts?: readonly string[];
  build(deps: ServiceDeps<C>): ServiceParts;
}

/** Describes a service as data. `runService` runs it. */
export const defineService = <C extends ServiceConfig>(definition: ServiceDefinition<C>): ServiceDefinition<C> =>
  definition;

/** All collections of a service's database: the kit's and its own. */
export const collectionsOf = ({
  name,
  collections,
  accountParts = [name],
}: Pick<ServiceDefinition<never>, 'name' | 'collections' | 'accountParts'>): Collections => ({
  ...kitCollections,
  accounts: accountRows(accountParts),
  ...Object.fromEntries(collections.map(({ collection, declared }) => [collection, declared])),
});

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

function openStores<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  config: C,
  { now = () => new Date(), log: given, faultPoint }: Replacements,
) {
  const log = given ?? createLog(definition.name, config.LOG_LEVEL);
  const giveUp = new AbortController();
  const { name, accountParts = [name] } = definition;
  const collections = collectionsOf(definition);
  const metrics = createMetrics(definition.name);
  const database = openDatabase({
    url: config.MONGO_URL,
    log,
    collections,
    migrate: (db) => migrate(db, { migrations: definition.migrations ?? [], log, signal: giveUp.signal }),
    signal: giveUp.signal,
  });
  const broker = openBroker({
    url: config.NATS_URL,
    name: definition.name,
    log,
    namespace: config.EVENTS_NAMESPACE,
    replicas: config.STREAM_REPLICAS,
  });
  const { db } = database;
  const fault = faultPoint ? { faultPoint } : {};
  const outbox = createOutbox({ db, broker, log, observe: metrics, ...fault });
  const transactions = createTransactions({
    db,
    outbox,
    now,
    traceHeaders,
    service: definition.name,
    limitMs: config.TRANSACTION_LIMIT_MS,
    ...fault,
  });
  const inTransaction = openingAccounts(db, transactions);
  const relay = startRelay({
    db,
    ready: database.ready,
    outbox,
    broker,
    log,
    holder: `${hostname()} ${randomUUID()}`,
    observe: metrics,
  });
  outbox.onLeftOver(relay.poke);
  return {
    log,
    now,
    giveUp,
    metrics,
    database,
    db,
    broker,
    outbox,
    inTransaction,
    relay,
    inbox: createInbox(db),
    account: createAccount({ db, parts: accountParts }),
    erasing: erasePerson({
      db,
      service: definition.name,
      collections,
      purge: (userId) => purgePerson(broker, { service: definition.name, userId }),
    }),
    fault,
  };
}

/** Starts a service. It answers probes at once, and calls once the database is ready. Rejects when a port is in use. */
export async function startService<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  config: C,
  replacements: Replacements = {},
): Promise<RunningService<C>> {
  const stores = openStores(definition, config, replacements);
  const { log, now, metrics, database, db, broker, outbox, inTransaction, relay, inbox } = stores;
  const ask = createAsker({ broker, log, traceHeaders });
  const undo = createUndo({ db, now, inTransaction });
  const deps: ServiceDeps<C> = {
    db,
    config,
    log,
    now,
    newId,
    inTransaction,
    ask,
    undo,
    account: stores.account,
    metrics: metrics.own,
    deadLetters: createDeadLetters(broker),
  };
  const parts = definition.build(deps);
  const { routes, consumers: own = [], answers = [], workers = [], internal } = parts;
  const ownerTells: RoleOf = async (userId) => (await ask(roleOfPerson, { userId }, { timeoutMs: roleWithin })).role;
  const roleOf = replacements.roleOf ?? parts.roleOf ?? ownerTells;
  const consumers = [...own, stores.erasing];
  const bound = routes.flat();
  const missing = missingRoutes(apis[definition.name], bound);
  if (missing.length > 0) throw new Error(`${definition.name}: not answered exactly once: ${missing.join(', ')}`);

  const consumption = startConsumers(
    {
      db,
      ready: database.ready,
      broker,
      inbox,
      inTransaction,
      log,
      now,
      observe: metrics,
      ...stores.fault,
      retryDelaysMs: config.RETRY_DELAYS_MS,
      ackWaitMs: config.ACK_WAIT_MS,
      onConsume: ({ consumer, type, headers }, run) =>
        inSpan(
          { name: consumer, kind: 'consumer', attributes: { ...overNats, ...ofEvent(type) }, carrier: headers },
          run,
        ),
    },
    consumers,
  );
  const onBrokenAnswer =
    replacements.onBrokenAnswer ??
    (config.CHECK_ANSWERS ? (error: Error) => log.error({ error }, 'broken answer') : undefined);
  const checking = onBrokenAnswer ? { onBrokenAnswer } : {};
  const archive = archivePage({ db, service: definition.name, collections: collectionsOf(definition) });
  const answering = startAnswers(
    {
      broker,
      log,
      service: definition.name,
      ...checking,
      onAnswer: ({ subject, headers }, run) =>
        inSpan({ name: subject, kind: 'server', attributes: overNats, carrier: headers }, run),
    },
    [...answers, archive],
  );
  const app = buildHttpApp(
    {
      log,
      now,
      metrics,
      readCaller: createTokenReader(config.JWT_PUBLIC_KEY, now),
      idempotency: createIdempotency({ db, now }),
      callNotes: createCallNotes({ inTransaction, log, now }),
      confirmAdmin: async (userId) => {
        if (userId === nobody) return; // a command that signed its own token
        if ((await roleOf(userId)) !== 'admin') throw adminOnly();
      },
      isReady: () => database.state.ready,
      databaseAnswers: database.ping,
      waitUntilApplied: (events) => waitUntilApplied({ consumers, inbox, broker }, events),
      ...checking,
    },
    bound,
  );
  const probes = {
    isStarted: () => database.state.ready,
    notReadyBecause: () => notReadyBecause(database.state.ready, db),
  };
  const { HOST: host } = config;
  const internalSide = await listen(buildInternalApp({ log, probes, registry: metrics.registry, internal }), {
    host,
    port: config.INTERNAL_PORT,
  });
  const publicSide = await listen(app, { host, port: config.PORT });
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
      await relay.stop();
      await outbox.flush().catch(() => {}); // rows left in the outbox are published again, and the broker drops them
      await broker.close();
      await internalSide.stop(500);
      await database.close().catch((error) => log.warn({ error }, 'the database connection did not close'));
    },
  };
}

const overNats = { 'messaging.system': 'nats' };
const ofEvent = (type: string) => ({ 'messaging.destination.name': type, 'messaging.operation.type': 'process' });

/** How long an admin's write waits for auth, in milliseconds. */
const roleWithin = 2_000;

/** Starts the workers. Returns a function that ends them and waits for them. */
function startWorkers({ ready, log }: { ready: Promise<void>; log: Logger }, workers: readonly Worker[]) {
  const over = new AbortController();
  const run = async (worker: Worker) => {
    await ready.catch(() => over.abort()); // stopped before the database was there
    await worker(over.signal);
  };
  const running = workers.map((worker) => run(worker).catch((error) => log.error({ error }, 'a worker has ended')));
  return async () => {
    over.abort();
    await Promise.all(running);
  };
}

/** A service needs its database to answer. Without a broker it still answers, and publishes its events later. */
function notReadyBecause(everReady: boolean, db: Connection): string[] {
  return everReady && db.readyState === 1 ? [] : ['database'];
}

/** The main function of a service: starts it, and stops it on signals. */
export async function runService<C extends ServiceConfig>(definition: ServiceDefinition<C>, config: C): Promise<void> {
  const tracing = startTracing(definition.name, config);
  const log = createLog(definition.name, config.LOG_LEVEL);
  try {
    const running = await startService(definition, config, { log });
    const stop = () => running.stop().finally(() => tracing.stop());
    stopOnSignals(stop, { log, leave: running.leave, leaveMs: config.LEAVE_MS });
  } catch (error) {
    log.fatal({ error }, 'could not start');
    process.exit(1);
  }
}

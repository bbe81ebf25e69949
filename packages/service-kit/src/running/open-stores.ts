import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { hostname } from 'node:os';
import type { ServiceConfig } from '../config.ts';
import { openBroker } from '../events/broker.ts';
import type { FaultPoint } from '../events/fault-point.ts';
import { createInbox } from '../events/inbox.ts';
import { createOutbox } from '../events/outbox.ts';
import { purgePerson } from '../events/purge-person.ts';
import { startRelay } from '../events/relay.ts';
import { batchesUnderOneName } from '../migrations/batches-under-one-name.ts';
import { migrate } from '../migrations/migrate.ts';
import { openDatabase } from '../mongo/connection.ts';
import { createAccount, openingAccounts } from '../person/account.ts';
import { erasePerson } from '../person/erase-person.ts';
import { collectionsOf, type ServiceDefinition } from '../service.ts';
import { createLog, type Logger } from '../telemetry/log.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { traceHeaders } from '../telemetry/traces.ts';
import { createTransactions } from '../transactions/transaction.ts';
import type { Bell } from './beat.ts';

export type Stores = ReturnType<typeof openStores>;

/** Connects to database and broker in the background, and makes what stores and publishes: transactions, outbox, relay, inbox. */
export function openStores<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  config: C,
  { now = () => new Date(), log: given, faultPoint }: { now?: () => Date; log?: Logger; faultPoint?: FaultPoint },
) {
  const { name, accountParts = [name], migrations = [] } = definition;
  const log = given ?? createLog(name, config.LOG_LEVEL);
  const metrics = createMetrics(name);
  const collections = collectionsOf(definition);
  const giveUp = new AbortController();
  const { signal } = giveUp;
  const database = openDatabase({
    url: config.MONGO_URL,
    log,
    collections,
    migrate: (db) => migrate(db, { migrations: [batchesUnderOneName, ...migrations], log, signal }),
    signal,
  });
  const { db, ready } = database;
  const { NATS_URL: url, EVENTS_NAMESPACE: namespace, STREAM_REPLICAS: replicas } = config;
  const broker = openBroker({ url, name, log, namespace, replicas });
  const fault = faultPoint ? { faultPoint } : {};
  const outbox = createOutbox({ db, broker, log, observe: metrics, ...fault });
  const bell: Bell = new EventEmitter();
  const limitMs = config.TRANSACTION_LIMIT_MS;
  const transactions = createTransactions({ db, outbox, now, traceHeaders, service: name, limitMs, bell, ...fault });
  const holder = `${hostname()} ${randomUUID()}`;
  const relay = startRelay({ db, ready, outbox, broker, log, holder, observe: metrics });
  outbox.onLeftOver(relay.poke);
  const purge = (userId: string) => purgePerson(broker, { service: name, userId });
  return {
    log,
    now,
    giveUp,
    metrics,
    collections,
    database,
    db,
    broker,
    bell,
    fault,
    inTransaction: openingAccounts(db, transactions),
    inbox: createInbox(db),
    account: createAccount({ db, parts: accountParts }),
    erasing: erasePerson({ db, service: name, collections, purge }),
    /** Publishes what the outbox holds, then leaves the broker. */
    async endPublishing() {
      await relay.stop();
      await outbox.flush().catch(() => {}); // rows left in the outbox are published again, and the broker drops them
      await broker.close();
    },
  };
}

import type { apis } from '@pathwise/contracts/apis';
import { nobody } from '@pathwise/contracts/events/acts';
import { roleOfPerson } from '@pathwise/contracts/questions/auth';
import { createCallNotes } from '../acts/note-call.ts';
import type { ServiceConfig } from '../config.ts';
import { startAnswers } from '../events/answers.ts';
import { waitUntilApplied } from '../events/applied.ts';
import { startConsumers } from '../events/consume.ts';
import type { ConsumerDefinition } from '../events/consumer.ts';
import type { AnswerDefinition, Ask } from '../events/question.ts';
import { buildHttpApp } from '../http/app.ts';
import { createTokenReader } from '../http/caller.ts';
import { createIdempotency } from '../http/idempotency.ts';
import type { Route } from '../http/routes.ts';
import { archivePage } from '../person/archive-page.ts';
import { adminOnly } from '../problem.ts';
import type { RoleOf } from '../service.ts';
import { inSpan } from '../telemetry/traces.ts';
import type { Stores } from './open-stores.ts';

/** What events, questions and calls of a service have in common. */
interface Work {
  name: keyof typeof apis;
  config: ServiceConfig;
  ask: Ask;
  onBrokenAnswer?: (error: Error) => void;
}

/** How long an admin's write waits for auth, in milliseconds. */
const roleWithin = 2_000;
const overNats = { 'messaging.system': 'nats' };

/** Starts the consumers of a service. */
export function consumeEvents(stores: Stores, { config }: Work, consumers: readonly ConsumerDefinition[]) {
  const { db, database, broker, inbox, inTransaction, log, now, metrics, fault } = stores;
  return startConsumers(
    {
      db,
      ready: database.ready,
      broker,
      inbox,
      inTransaction,
      log,
      now,
      observe: metrics,
      ...fault,
      retryDelaysMs: config.RETRY_DELAYS_MS,
      ackWaitMs: config.ACK_WAIT_MS,
      onConsume: ({ consumer, type, headers }, run) => {
        const ofEvent = { 'messaging.destination.name': type, 'messaging.operation.type': 'process' };
        const span = { name: consumer, attributes: { ...overNats, ...ofEvent }, carrier: headers };
        return inSpan({ ...span, kind: 'consumer' }, run);
      },
    },
    consumers,
  );
}

/** Answers the questions of other services. Every service answers with a page of a person's archive. */
export function answerQuestions(stores: Stores, work: Work, answers: readonly AnswerDefinition[]) {
  const { broker, log, db, collections } = stores;
  const { name: service, onBrokenAnswer } = work;
  return startAnswers(
    {
      broker,
      log,
      service,
      ...(onBrokenAnswer ? { onBrokenAnswer } : {}),
      onAnswer: ({ subject, headers }, run) =>
        inSpan({ name: subject, kind: 'server', attributes: overNats, carrier: headers }, run),
    },
    [...answers, archivePage({ db, service, collections })],
  );
}

/** Builds the app that answers the public calls. */
export function buildCalls(
  stores: Stores,
  { config, ask, onBrokenAnswer }: Work,
  parts: { routes: readonly Route[]; consumers: readonly ConsumerDefinition[]; roleOf: RoleOf | undefined },
) {
  const { log, now, metrics, database, db, inTransaction, inbox, broker } = stores;
  const { consumers, roleOf = (userId) => roleInAuth(ask, userId) } = parts;
  return buildHttpApp(
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
      ...(onBrokenAnswer ? { onBrokenAnswer } : {}),
    },
    parts.routes,
  );
}

async function roleInAuth(ask: Ask, userId: string) {
  return (await ask(roleOfPerson, { userId }, { timeoutMs: roleWithin })).role;
}

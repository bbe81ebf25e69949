import type { Role } from '@pathwise/contracts/api/users';
import type { apis } from '@pathwise/contracts/apis';
import type { Router } from 'express';
import type { Connection } from 'mongoose';
import type { ServiceConfig } from './config.ts';
import type { ConsumerDefinition } from './events/consumer.ts';
import type { DeadLetters } from './events/dead-letters.ts';
import type { AnswerDefinition, Ask } from './events/question.ts';
import type { Route } from './http/routes.ts';
import type { Migration } from './migrations/migrate.ts';
import { type Collections, kitCollections } from './mongo/collections.ts';
import type { DeclaredCollection } from './mongo/fields.ts';
import { type Account, accountRows } from './person/account.ts';
import type { Bell } from './running/beat.ts';
import type { Logger } from './telemetry/log.ts';
import type { OwnMetrics } from './telemetry/metrics.ts';
import type { InTransaction } from './transactions/transaction.ts';
import type { Undo } from './trash/undo.ts';

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
  /** Rung by each transaction, for `steadyWork`. */
  readonly bell: Bell;
  /** For admin, which shows those of all services. */
  readonly deadLetters: DeadLetters;
}

/** Reads an account's role as it is stored now; null for an account that is gone. */
export type RoleOf = (userId: string) => Promise<Role | null>;

/** Work beside the requests, such as sending mails. It begins once the database is ready, and ends soon after the signal. */
export type Worker = (signal: AbortSignal) => Promise<void>;

/** The routes, consumers and answers of a service. */
interface ServiceParts {
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

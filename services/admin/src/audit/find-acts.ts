import type { auditOperations } from '@pathwise/contracts/api/audit';
import { apis } from '@pathwise/contracts/apis';
import { isReading, type Operation } from '@pathwise/contracts/operation';
import { addressesOfPeople } from '@pathwise/contracts/questions/auth';
import { dayAfter, dayBegins } from '@pathwise/service-kit/calendar';
import { trusted } from 'mongoose';
import type { z } from 'zod';
import type { AdminDeps } from '../deps.ts';
import type { ActRecord } from './act.model.ts';
import { keyOf } from './chain.rules.ts';

export type ActFilter = z.output<(typeof auditOperations)['exportAudit']['query']> & { timeZone: string };

const authWithin = 2_000;

/** The calls of admins that only read, as the log names them. */
const readings = Object.values(apis).flatMap(({ service, operations }) =>
  Object.entries<Operation>(operations).flatMap(([name, operation]) =>
    operation.access === 'admin' && isReading(operation) ? [`${service}.${name}`] : [],
  ),
);

/** The query for a filter. Undefined when it names an address that no account has, so nothing fits. */
export async function queryFor(deps: AdminDeps, filter: ActFilter): Promise<object | undefined> {
  const { action, outcome, kind, from, to, timeZone } = filter;
  const [actor, target] = [await keysFor(deps, filter.actor), await keysFor(deps, filter.target)];
  if (actor?.length === 0 || target?.length === 0) return undefined;
  const actions = [action ? { action } : {}, kind === 'changes' ? { action: trusted({ $nin: readings }) } : {}];
  const at = {
    ...(from ? { $gte: dayBegins(timeZone, from) } : {}),
    ...(to ? { $lt: dayBegins(timeZone, dayAfter(to)) } : {}),
  };
  return {
    ...(actor ? { actor: trusted({ $in: actor }) } : {}),
    $and: actions,
    ...(outcome ? { outcome } : {}),
    ...(from || to ? { at: trusted(at) } : {}),
    ...(target ? { $or: [{ person: trusted({ $in: target }) }, { target: filter.target }] } : {}),
  };
}

/** The keys that an address or an id may mean. The id of a deleted account is its key. */
async function keysFor(deps: AdminDeps, given: string | undefined): Promise<string[] | undefined> {
  if (!given) return undefined;
  if (!given.includes('@')) return [keyOf(given), given];
  const email = given.trim().toLowerCase();
  const { people } = await deps.ask(addressesOfPeople, { email }, { timeoutMs: authWithin });
  return people.map(({ userId }) => keyOf(userId));
}

interface Person {
  id: string;
  email: string | null;
  isUnread?: boolean;
}

/** The accounts of these rows by their keys, and their addresses. Those that auth cannot tell now are `isUnread`. */
export async function peopleOf(
  deps: AdminDeps,
  rows: readonly Pick<ActRecord, 'actor' | 'person'>[],
  known: (keys: string[]) => Promise<{ _id: string; userId: string }[]>,
): Promise<Map<string, Person>> {
  const wanted = [...new Set(rows.flatMap(({ actor, person }) => [actor, person]))].filter((key) => key !== null);
  if (wanted.length === 0) return new Map();
  const found = await known(wanted);
  const addresses = await addressesOf(
    deps,
    found.map(({ userId }) => userId),
  );
  const person = (id: string): Person =>
    addresses ? { id, email: addresses.get(id) ?? null } : { id, email: null, isUnread: true };
  return new Map(found.map(({ _id, userId }) => [_id, person(userId)]));
}

/** Undefined while auth is away. */
async function addressesOf(deps: AdminDeps, ids: string[]): Promise<Map<string, string> | undefined> {
  if (ids.length === 0) return new Map();
  try {
    const { people } = await deps.ask(addressesOfPeople, { ids }, { timeoutMs: authWithin });
    return new Map(people.map(({ userId, email }) => [userId, email]));
  } catch (error) {
    deps.log.warn({ error }, 'the audit log is shown without addresses');
    return undefined;
  }
}

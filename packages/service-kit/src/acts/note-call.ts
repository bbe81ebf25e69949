import type { ActValues } from '@pathwise/contracts/act';
import { isReading, type Operation } from '@pathwise/contracts/operation';
import { requestScope } from '../events/wrote.ts';
import type { Caller } from '../http/caller.ts';
import { toProblem } from '../http/failures.ts';
import type { Logger } from '../telemetry/log.ts';
import type { InTransaction } from '../transactions/transaction.ts';
import type { Acting } from './act.ts';

export interface CallNotes {
  /** Notes a call whose transactions noted nothing: a reading one, or one that has no transaction. */
  done(acting: Acting, operation: Pick<Operation, 'method' | 'storesNothing'>): Promise<void>;
  /** Notes a call that failed, by its status. The caller gets the failure also when this cannot be stored. */
  failed(acting: Acting, error: unknown): Promise<void>;
}

const mostRemembered = 5_000;

/** The facts about a call that the audit log needs, for a signed-in caller. */
export function actingOf(
  { name, operation }: { name: string; operation: Pick<Operation, 'access' | 'path' | 'pathIsPersonal'> },
  { caller, params }: { caller: Caller | undefined; params: Readonly<Record<string, unknown>> },
): Acting | undefined {
  if (!caller) return undefined;
  const isAutomatic = operation.access === 'admin';
  const about = Object.values(params).map(String).join('/').slice(0, 64);
  const isAboutPerson = operation.path.startsWith('/api/admin/users/{');
  // A path is what the caller typed. From somebody who is no admin it is not kept.
  const isKept = about !== '' && caller.role === 'admin' && !operation.pathIsPersonal;
  const known = isKept ? about : undefined;
  return {
    actorId: caller.id,
    action: name,
    isAutomatic,
    ...(isAboutPerson ? { personId: known } : { target: known }),
  };
}

/**
 * Notes calls of admins outside their transactions. Within a minute, repeated reads of one thing are noted once, and so are repeated
 * denials of one call. So neither a page that polls nor a person who is denied can fill the log.
 */
export function createCallNotes(deps: { inTransaction: InTransaction; log: Logger; now: () => Date }): CallNotes {
  const recent = new Set<string>();
  const isRecent = (acting: Acting, outcome: string): boolean => {
    const minute = Math.floor(deps.now().getTime() / 60_000);
    const key = [acting.actorId, acting.action, acting.personId, acting.target, outcome, minute].join('|');
    if (recent.has(key)) return true;
    if (recent.size >= mostRemembered) recent.clear();
    recent.add(key);
    return false;
  };
  const store = (acting: Acting, outcome: 'done' | 'denied' | 'failed', after?: ActValues) =>
    // In a scope of its own: this is not the request's own writing, and its event is not the caller's to wait for.
    requestScope.run({ written: [], acting: { ...acting, isAutomatic: false } }, () =>
      deps.inTransaction(async (tx) => tx.note({ outcome, after })),
    );
  return {
    async done(acting, operation) {
      if (acting.isNoted || (isReading(operation) && isRecent(acting, 'done'))) return;
      await store(acting, 'done');
    },
    async failed(acting, error) {
      const { status, code } = toProblem(error);
      const outcome = status === 401 || status === 403 ? 'denied' : 'failed';
      if (outcome === 'denied' && isRecent(acting, outcome)) return;
      await store(acting, outcome, { status, code }).catch((failure: unknown) =>
        deps.log.error({ error: failure, operation: acting.action }, 'an act of an admin could not be noted'),
      );
    },
  };
}

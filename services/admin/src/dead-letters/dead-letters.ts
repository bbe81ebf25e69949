import type { DeadLetter } from '@pathwise/contracts/api/dead-letters';
import type { StoredDeadLetter } from '@pathwise/service-kit/events/dead-letter-store';
import { conflict, invalid, notFound } from '@pathwise/service-kit/problem';
import type { AdminDeps } from '../deps.ts';
import { positionOf, toDeadLetter } from './dead-letter-view.rules.ts';

/** A page of the dead letters of all services, oldest first. Throws 503 while the broker is away. */
export async function listDeadLetters(
  deps: AdminDeps,
  { limit, cursor = '1' }: { limit: number; cursor?: string | undefined },
): Promise<{ page: DeadLetter[]; next: string | undefined }> {
  const from = positionOf(cursor);
  if (from === undefined) throw invalid([{ path: 'cursor', message: 'This is no cursor of an earlier page' }]);
  const { page, next } = await deps.deadLetters.page({ from, limit });
  return { page: page.map(toDeadLetter), next: next?.toString() };
}

/** Delivers a letter once more, to its consumer alone. Throws 404, and 409 for a letter that names no consumer. */
export async function replayDeadLetter(deps: AdminDeps, { id }: { id: string }): Promise<void> {
  const stored = await letterAt(deps, id);
  if (stored.letter.consumer === '') throw conflict('This letter names no consumer, so it can only be discarded.');
  await noteAct(deps, stored, 'replayed');
  await stored.sendAgain();
}

/** Removes a letter for good. Throws 404. */
export async function discardDeadLetter(deps: AdminDeps, { id }: { id: string }): Promise<void> {
  const stored = await letterAt(deps, id);
  await noteAct(deps, stored, 'discarded');
  if (!(await stored.discard())) throw notFound('dead letter');
}

async function letterAt(deps: AdminDeps, id: string): Promise<StoredDeadLetter> {
  const position = positionOf(id);
  if (position === undefined) throw notFound('dead letter');
  return deps.deadLetters.at(position);
}

/** The broker has no part in transactions, so the act is noted first: nothing is removed without it. */
async function noteAct(deps: AdminDeps, { letter, position }: StoredDeadLetter, state: string): Promise<void> {
  const { consumer, type } = letter;
  await deps.inTransaction(async (tx) =>
    tx.note({ target: `dead-letter:${position}`, before: { state: 'dead' }, after: { state, consumer, type } }),
  );
}

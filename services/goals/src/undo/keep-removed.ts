import type { Tx } from '@pathwise/service-kit/transactions/transaction';
import type { GoalsDeps } from '../deps.ts';
import type { Redraft } from '../drafts/redraft.rules.ts';
import type { OwnGoal } from '../goals/own-goal.ts';
import { sameTitle, titlesOf } from '../goals/standing.rules.ts';
import { parked } from '../timelines/park-todos.rules.ts';
import type { TodoRecord } from '../timelines/timeline.model.ts';
import type { ParkedTodos, TrashedItems } from './goals-undo.ts';

/**
 * Moves what a draft or an edit removes to the trash: each step with its todos, as if the person had deleted it, and
 * the other todos together, as replaced. Call it before the steps are written. The undo of the whole takes it out of there again.
 */
export async function keepRemoved(
  deps: GoalsDeps,
  tx: Tx,
  { goalId, ownerId, redraft: { steps, boards } }: OwnGoal & { redraft: Pick<Redraft, 'steps' | 'boards'> },
): Promise<TrashedItems[]> {
  const removed = removedTodos(boards);
  const stepOf = new Map(steps.removed.toReversed().flatMap((step) => titlesOf(step).map((one) => [one, step._id])));
  const ownerOf = (todo: TodoRecord) => (todo.step ? stepOf.get(sameTitle(todo.step)) : undefined);
  const parkedOf = (stepId: string | undefined): ParkedTodos[] =>
    boards.flatMap(({ timeline }) => {
      const part = timeline && parked(timeline, (todo) => removed.has(todo.id) && ownerOf(todo) === stepId);
      return part && part.todos.length > 0 ? [part] : [];
    });
  const about = { goalId };
  const others = parkedOf(undefined);
  const batches = [
    ...steps.removed.map((step) => {
      const memo = parkedOf(step._id);
      return { items: [step._id, ...idsIn(memo)], memo, kind: 'milestone' as const, documents: { milestones: [step] } };
    }),
    ...(others.length > 0
      ? [{ items: idsIn(others), memo: others, kind: 'replaced-todos' as const, documents: {} }]
      : []),
  ];
  const kept = await deps.undo.keepEach(
    tx,
    batches.map(({ items, ...batch }) => {
      return { ...batch, ownerId, about, count: batch.kind === 'milestone' ? 1 : items.length };
    }),
  );
  return kept.map(({ undo: token }, n) => ({ token, ids: batches[n]?.items ?? [] }));
}

const idsIn = (all: readonly ParkedTodos[]) => all.flatMap(({ todos }) => todos.map(({ todo }) => todo.id));

/** The todos that go. One that moves to another board is still there. */
function removedTodos(boards: Redraft['boards']): Set<string> {
  const staying = new Set(
    boards.flatMap(({ sequence }) => sequence.flatMap((entry) => ('change' in entry ? entry.change.id : []))),
  );
  return new Set(boards.flatMap(({ removed }) => removed.map(({ id }) => id)).filter((id) => !staying.has(id)));
}

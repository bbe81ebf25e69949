import type { undoableOfPerson } from '@pathwise/contracts/questions/goals';
import { latestInTrash } from '@pathwise/service-kit/trash/trash-handlers';
import { trusted } from 'mongoose';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { type GoalRecord, goals } from '../goals/goal.model.ts';
import { acceptedOf } from '../proposals/own-proposal.ts';
import { type ProposalRecord, proposals } from '../proposals/proposal.model.ts';
import { trashTitles } from './trash-titles.ts';

type Undoable = z.output<(typeof undoableOfPerson)['reply']>;
type LastChange = NonNullable<Undoable['last']>;

/** As many deletions are told: enough to find a step by its name. */
const toldDeletions = 30;

/** The last accepted change that can still be undone, and the latest deletions. */
export async function undoableFor(deps: GoalsDeps, { ownerId }: { ownerId: string }): Promise<Undoable> {
  const [changes, trash] = await Promise.all([
    undoableChanges(deps, ownerId),
    latestInTrash(deps.db, { ownerId, titles: trashTitles, limit: toldDeletions }),
  ]);
  return { last: changes.toSorted((a, b) => b.acceptedAt.localeCompare(a.acceptedAt))[0] ?? null, trash };
}

/** The newest change of each goal, unless the roadmap was replaced since. */
async function undoableChanges(deps: GoalsDeps, ownerId: string): Promise<LastChange[]> {
  const accepted = await proposals(deps.db)
    .find({ ownerId, 'accepted.0': trusted({ $exists: true }) })
    .lean();
  const own = await goals(deps.db)
    .find({ ownerId, _id: trusted({ $in: [...new Set(accepted.map(({ goalId }) => goalId))] }) })
    .lean();
  const byId = new Map(own.map((goal) => [goal._id, goal]));
  const changes = await Promise.all(
    accepted.map((proposal) => {
      const goal = byId.get(proposal.goalId);
      return goal && undoableChange(deps, goal, proposal);
    }),
  );
  return changes.filter((change) => change !== undefined);
}

async function undoableChange(
  deps: GoalsDeps,
  goal: GoalRecord,
  proposal: ProposalRecord,
): Promise<LastChange | undefined> {
  const last = (await acceptedOf(deps, proposal)).at(-1);
  if (last?.roadmapVersion !== goal.roadmapVersion) return undefined;
  const { remove } = proposal.shown;
  return {
    goalId: goal._id,
    goalTitle: goal.title,
    proposalId: proposal._id,
    undo: last.undo,
    acceptedAt: (last.at ? new Date(last.at) : proposal.at).toISOString(),
    removed: remove.filter(({ id }) => last.items.includes(id)).map(({ title }) => title),
    onlyRemoves: last.items.every((item) => remove.some(({ id }) => id === item)),
  };
}

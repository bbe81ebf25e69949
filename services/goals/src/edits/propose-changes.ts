import type { RoadmapProposal } from '@pathwise/contracts/proposal';
import type { proposeChanges } from '@pathwise/contracts/questions/goals';
import type { z } from 'zod';
import type { GoalsDeps } from '../deps.ts';
import { everythingOfGoal } from '../goals/everything-of-goal.ts';
import { ownGoal } from '../goals/own-goal.ts';
import { askedAbout, keepProposal } from '../proposals/keep-proposal.ts';
import { changesWith } from '../proposals/proposal.rules.ts';
import { proposeRoadmap } from '../proposals/propose-roadmap.ts';
import { editRoadmap, goalPartOf } from './edit-roadmap.rules.ts';

type Asked = z.output<(typeof proposeChanges)['request']>;

/** Stores what the person asked the coach for as a proposal, and returns it. The roadmap stays unchanged. */
export async function proposeForCoach(deps: GoalsDeps, asked: Asked): Promise<RoadmapProposal> {
  const { goalId, ownerId, today } = asked;
  if ('draft' in asked)
    return proposeRoadmap(deps, { ...asked, asked: await ownGoal(deps, { goalId, ownerId }), draft: asked.draft });
  const { changes } = asked;
  return deps.inTransaction(async (tx) => {
    const goal = await ownGoal(deps, asked, tx);
    const standing = await everythingOfGoal(deps, { goalId, ownerId }, tx);
    const edit = editRoadmap({ goal, standing }, { changes, today, storedOn: today, now: deps.now() });
    const shown = changesWith(edit, { others: goalPartOf(goal, edit.goal), places: edit.places });
    return keepProposal(deps, tx, { goal, about: askedAbout(goal), today, proposed: { changes }, shown });
  });
}

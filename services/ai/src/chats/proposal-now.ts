import type { ProposalNow } from '@pathwise/contracts/proposal';
import { proposalOfGoal } from '@pathwise/contracts/questions/goals';
import { Problem } from '@pathwise/service-kit/problem';
import type { AiDeps } from '../deps.ts';

/** The proposal as it stands. Undefined for one that is no longer kept. */
export async function proposalNow(
  deps: AiDeps,
  which: { ownerId: string; goalId: string; proposalId: string },
): Promise<ProposalNow | undefined> {
  try {
    return await deps.ask(proposalOfGoal, which, { timeoutMs: 2_000 });
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}

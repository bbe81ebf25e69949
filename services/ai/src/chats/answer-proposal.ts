import { staysReply, toAcceptReply } from '../built-in/answering/replies.rules.ts';
import { yesOrNo } from '../built-in/reading/yes-or-no.rules.ts';
import type { AiDeps } from '../deps.ts';
import type { ChatRecord } from './chat.model.ts';
import type { ChatRequest } from './chat-request.ts';
import type { Reply } from './keep-reply.ts';
import type { Goals } from './person-goals.ts';
import { proposalNow } from './proposal-now.ts';

/**
 * Answers a 'yes' or 'no' to the proposal of the turn before. Only its button accepts it, so 'yes' shows the card again.
 * Undefined when the message is neither, or no proposal is open.
 */
export async function answerProposal(
  deps: AiDeps,
  { request, history, goals }: { request: ChatRequest; history: readonly ChatRecord[]; goals: Goals },
): Promise<Reply | undefined> {
  const said = yesOrNo(request.message);
  const { proposal } = history.at(-1) ?? {};
  if (!said || !proposal || request.asksForGoal) return undefined;
  const known = await goals();
  const goal = known?.find((own) => own.goal.id === proposal.goalId)?.goal;
  if (!goal) return undefined;
  const now = await proposalNow(deps, { ownerId: request.caller.id, ...proposal });
  if (now?.state !== 'open') return undefined;
  const total = now.add.length + now.change.length + now.remove.length;
  const accepted = now.accepted.length;
  if (accepted > 0 && accepted >= total) return undefined;
  const { id: goalId, title: goalTitle } = goal;
  if (said === 'no') return { response: staysReply(goalTitle), goalId };
  const button = accepted > 0 ? 'Accept the rest' : total === 1 ? 'Accept' : 'Accept all';
  return { response: toAcceptReply({ goalTitle, button }), goalId, proposal };
}

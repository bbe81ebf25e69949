import { cardLeftReply, staysReply, toAcceptReply } from '../built-in/answering/replies.rules.ts';
import { dismissesCard, yesOrNo } from '../built-in/reading/yes-or-no.rules.ts';
import type { AiDeps } from '../deps.ts';
import type { ChatRecord } from './chat.model.ts';
import type { ChatRequest } from './chat-request.ts';
import type { Reply } from './keep-reply.ts';
import type { Goals } from './person-goals.ts';
import { proposalNow } from './proposal-now.ts';

/**
 * Answers a 'yes' or 'no' to the proposal of the turn before, and 'that card was wrong' to any. Only the card's button accepts
 * it. Undefined when the message is neither, or no proposal is open.
 */
export async function answerProposal(
  deps: AiDeps,
  { request, history, goals }: { request: ChatRequest; history: readonly ChatRecord[]; goals: Goals },
): Promise<Reply | undefined> {
  const isOfCard = dismissesCard(request.message);
  const said = isOfCard ? 'no' : yesOrNo(request.message);
  const last = isOfCard ? history.findLast((turn) => turn.proposal !== null) : history.at(-1);
  const { proposal } = last ?? {};
  if (isOfCard && !proposal) return { response: cardLeftReply, goalId: null };
  if (!said || !proposal || request.asksForGoal) return undefined;
  const known = await goals();
  const goal = known?.find((own) => own.goal.id === proposal.goalId)?.goal;
  if (!goal) return isOfCard ? { response: cardLeftReply, goalId: null } : undefined;
  if (isOfCard) return { response: cardLeftReply, goalId: goal.id };
  const now = await proposalNow(deps, { ownerId: request.caller.id, ...proposal });
  if (now?.state !== 'open') return undefined;
  const total = now.add.length + now.change.length + now.remove.length;
  const accepted = now.accepted.length;
  if (accepted > 0 && accepted >= total) return undefined;
  const { id: goalId, title: goalTitle } = goal;
  if (said === 'no') return { response: staysReply(goalTitle), goalId };
  const button = accepted > 0 ? 'Accept the rest' : total === 1 ? 'Accept' : 'Accept all';
  // the card stands right above, so it is not shown again
  return { response: toAcceptReply({ goalTitle, button }), goalId };
}

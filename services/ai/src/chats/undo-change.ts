import { unavailable } from '@pathwise/service-kit/problem';
import {
  goalToDeleteReply,
  notAcceptedReply,
  tooLateToUndoReply,
  undoReply,
} from '../built-in/answering/replies.rules.ts';
import { asksToUndo } from '../built-in/reading/undo-asked.rules.ts';
import type { AiDeps } from '../deps.ts';
import type { ChatRecord } from './chat.model.ts';
import type { ChatRequest } from './chat-request.ts';
import type { Reply } from './keep-reply.ts';
import type { Goals, PersonGoal } from './person-goals.ts';
import { proposalNow } from './proposal-now.ts';

/** How long the last change is still meant by 'undo that'. */
const meantForMs = 24 * 60 * 60_000;

/**
 * Answers 'undo that' with the undo of the last change that came from this chat: a proposal or a new goal. Undefined
 * when the message asks for no undo, or there was no such change. Throws 503 while goals is away.
 */
export async function undoChange(
  deps: AiDeps,
  { request, history, goals }: { request: ChatRequest; history: readonly ChatRecord[]; goals: Goals },
): Promise<Reply | undefined> {
  if (request.asksForGoal || !asksToUndo(request.message)) return undefined;
  const since = deps.now().getTime() - meantForMs;
  const turns = history.filter(({ goalId, createdAt }) => goalId !== null && createdAt.getTime() > since);
  if (turns.length === 0) return undefined;
  const known = await goals();
  if (!known) throw unavailable('I cannot reach your plan for a moment. Nothing was changed; please try again.');
  for (const turn of turns.toReversed()) {
    const own = known.find(({ goal }) => goal.id === turn.goalId);
    const reply = own && (await undoOf(deps, { turn, turns, own }));
    if (reply) return reply;
  }
  return undefined;
}

async function undoOf(
  deps: AiDeps,
  { turn, turns, own: { goal } }: { turn: ChatRecord; turns: readonly ChatRecord[]; own: PersonGoal },
): Promise<Reply | undefined> {
  const { proposal, ownerId } = turn;
  const { id: goalId, title: goalTitle } = goal;
  if (!proposal) {
    const isNew = new Date(goal.createdAt) >= turn.createdAt;
    return isNew ? { response: goalToDeleteReply({ goalTitle }), goalId } : undefined;
  }
  const now = await proposalNow(deps, { ownerId, ...proposal });
  if (!now) return undefined;
  // an earlier 'undo that' shows the proposal again
  const { message } = turns.find((one) => one.proposal?.proposalId === proposal.proposalId) ?? turn;
  const about = { goalTitle, message };
  if (now.accepted.length === 0) return { response: notAcceptedReply(about), goalId };
  return now.undo === null
    ? { response: tooLateToUndoReply(about), goalId }
    : { response: undoReply(about), goalId, proposal };
}

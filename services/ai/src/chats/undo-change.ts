import { undoableOfPerson, undoChangeFor } from '@pathwise/contracts/questions/goals';
import { Problem, unavailable } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import {
  goalToDeleteReply,
  inTrashReply,
  notAcceptedReply,
  nothingToUndoReply,
  onlyTrashReply,
  tooLateToUndoReply,
  undoneReply,
  undoReply,
} from '../built-in/answering/replies.rules.ts';
import { type ThingBack, thingBackIn, titlesWith } from '../built-in/reading/thing-back.rules.ts';
import { asksToUndo } from '../built-in/reading/undo-asked.rules.ts';
import type { AiDeps } from '../deps.ts';
import { type ChatRecord, chats, type UndoableChange } from './chat.model.ts';
import type { ChatRequest } from './chat-request.ts';
import type { Reply } from './keep-reply.ts';
import type { Goals, PersonGoal } from './person-goals.ts';
import { proposalNow } from './proposal-now.ts';

type Undoable = z.output<(typeof undoableOfPerson)['reply']>;

interface Asked {
  request: ChatRequest;
  chat: ChatRecord;
  /** The latest turns, oldest first. */
  history: readonly ChatRecord[];
  goals: Goals;
}

/** How long a change or a turn of the chat is surely meant by 'undo that'. */
const meantForMs = 24 * 60 * 60_000;
const away = 'I cannot reach your plan for a moment. Nothing was changed; please try again.';

/**
 * Answers 'undo that' by undoing the last accepted change of a plan, from the chat or from a goal's page. 'Put the step
 * back' undoes a change that only removed it. Where that is no longer possible, says what lies in the trash. Undefined when
 * the message asks for neither, or names a thing that nobody removed. Throws 503 while goals is away.
 */
export async function undoChange(deps: AiDeps, asked: Asked): Promise<Reply | undefined> {
  const { request, chat } = asked;
  if (request.asksForGoal) return undefined;
  if (chat.undoing) return undo(deps, asked, chat.undoing); // a retry
  const isUndo = asksToUndo(request.message);
  const thing = isUndo ? undefined : thingBackIn(request.message);
  if (!isUndo && !thing) return undefined;
  const undoable = await undoableNow(deps, request);
  return thing ? bringBack(deps, asked, { undoable, thing }) : undoLast(deps, asked, undoable);
}

async function undoableNow(deps: AiDeps, { caller }: ChatRequest): Promise<Undoable> {
  try {
    return await deps.ask(undoableOfPerson, { ownerId: caller.id }, { timeoutMs: 3_000 });
  } catch (error) {
    deps.log.warn({ error }, 'goals could not be asked');
    throw unavailable(away);
  }
}

function bringBack(
  deps: AiDeps,
  asked: Asked,
  { undoable: { last, trash }, thing }: { undoable: Undoable; thing: ThingBack },
): Promise<Reply | undefined> | Reply | undefined {
  const meant = (titles: readonly string[]) => (thing === 'what was removed' ? [...titles] : titlesWith(titles, thing));
  if (last?.onlyRemoves && meant(last.removed).length > 0) return undo(deps, asked, last);
  const inTrash = [...new Set(meant(trash.flatMap(({ titles }) => titles)))];
  if (inTrash.length > 0) return { response: inTrashReply(inTrash), goalId: null };
  return thing === 'what was removed' ? { response: nothingToUndoReply, goalId: null } : undefined;
}

async function undoLast(deps: AiDeps, asked: Asked, { last, trash }: Undoable): Promise<Reply> {
  const later = await laterThan(last?.acceptedAt, deps, asked);
  if (later) return later;
  if (last) return isRecent(deps, last) ? undo(deps, asked, last) : toUndo(asked, last);
  const titles = [...new Set(trash.flatMap((one) => one.titles))];
  return { response: titles.length > 0 ? onlyTrashReply(titles) : nothingToUndoReply, goalId: null };
}

const isRecent = (deps: AiDeps, { acceptedAt }: UndoableChange) =>
  deps.now().getTime() - Date.parse(acceptedAt) < meantForMs;

/** The card of a change of long ago: it may not be the one that the person means. */
function toUndo({ history }: Asked, { goalId, goalTitle, proposalId }: UndoableChange): Reply {
  const message = wordsOf(history, proposalId);
  return { response: undoReply({ goalTitle, message }), goalId, proposal: { goalId, proposalId } };
}

/** The answer to a turn of the chat after the last change that can be undone: a proposal, or a new goal. */
async function laterThan(
  acceptedAt: string | undefined,
  deps: AiDeps,
  { history, goals }: Asked,
): Promise<Reply | undefined> {
  const since = Math.max(deps.now().getTime() - meantForMs, acceptedAt ? Date.parse(acceptedAt) : 0);
  const turns = history.filter(({ goalId, createdAt }) => goalId !== null && createdAt.getTime() > since);
  if (turns.length === 0) return undefined;
  const known = await goals();
  if (!known) throw unavailable(away);
  for (const turn of turns.toReversed()) {
    const own = known.find(({ goal }) => goal.id === turn.goalId);
    const reply = own && (await answerTo(deps, { turn, turns, own }));
    if (reply) return reply;
  }
  return undefined;
}

async function answerTo(
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
  const about = { goalTitle, message: wordsOf(turns, proposal.proposalId) ?? turn.message };
  return { response: now.accepted.length === 0 ? notAcceptedReply(about) : tooLateToUndoReply(about), goalId };
}

/** The words that asked for a proposal. A later 'yes' shows the same one again. */
const wordsOf = (turns: readonly ChatRecord[], proposalId: string): string | undefined =>
  turns.find(({ proposal }) => proposal?.proposalId === proposalId)?.message;

/** Undoes a change. It is noted first: after a crash in between, the retry finds it undone and says so. */
async function undo(deps: AiDeps, { request, chat, history }: Asked, change: UndoableChange): Promise<Reply> {
  const { goalId, goalTitle, proposalId, removed } = change;
  const message = wordsOf(history, proposalId);
  await chats(deps.db).updateOne({ _id: chat._id }, { $set: { undoing: change } });
  try {
    await deps.ask(undoChangeFor, { ownerId: request.caller.id, undo: change.undo }, { timeoutMs: 8_000 });
  } catch (error) {
    const status = error instanceof Problem ? error.status : 500;
    if (status === 409) return { response: tooLateToUndoReply({ goalTitle, message }), goalId };
    if (status !== 404) throw unavailable(away);
  }
  return { response: undoneReply({ goalTitle, message, removed }), goalId };
}

import type { Chat } from '@pathwise/contracts/api/ai';
import { createGoalFor } from '@pathwise/contracts/questions/goals';
import type { Caller } from '@pathwise/service-kit/caller';
import { notFound, tooMany } from '@pathwise/service-kit/problem';
import mongoose from 'mongoose';
import { crisisReply } from '../coach/crisis.rules.ts';
import { readWish } from '../coach/read-wish.rules.ts';
import { overLimitReply, roadmapReadyReply, stillDraftingReply } from '../coach/replies.rules.ts';
import type { AiDeps } from '../deps.ts';
import { announceChat } from './announce-chat.ts';
import { buildRoadmap } from './build-roadmap.ts';
import { type ChatRecord, chats, toChat } from './chat.model.ts';
import { claimChat, markPaid, releaseChat } from './claim-chat.ts';
import { goalsOf, type PersonGoal } from './person-goals.ts';
import { decideTurn } from './turn.rules.ts';

export interface ChatRequest {
  caller: Caller;
  message: string;
  asksForGoal: boolean;
  goalId: string | undefined;
  today: string;
  timeZone: string;
  requestKey: string;
  signal: AbortSignal;
  /** Hears the answer's words as they come. */
  onWords: (words: string) => void;
}
interface Reply {
  response: string;
  goalId: string | null;
}

/** Answers a message, making a goal and its roadmap when it states a wish. The same request key is answered once. */
export async function sendChat(deps: AiDeps, request: ChatRequest): Promise<Chat> {
  const { caller, message, requestKey } = request;
  await refuseFlood(deps, caller.id);
  const claimed = await claimChat(deps, { ownerId: caller.id, message, requestKey });
  if ('answered' in claimed) return toChat(claimed.answered);
  const chat = claimed.mine;
  try {
    const { response, goalId } = await replyTo(deps, request, chat);
    return await deps.inTransaction(async (tx) => {
      await chats(deps.db).updateOne({ _id: chat._id }, { $set: { response, goalId } }, { session: tx.session });
      await announceChat(deps, tx, { ownerId: caller.id, chatId: chat._id });
      return toChat({ ...chat, response, goalId });
    });
  } catch (error) {
    await releaseChat(deps, chat).catch(() => {}); // it frees itself later
    throw error;
  }
}

async function refuseFlood(deps: AiDeps, ownerId: string): Promise<void> {
  const since = new Date(deps.now().getTime() - 60_000);
  const recent = await chats(deps.db).countDocuments({ ownerId, createdAt: mongoose.trusted({ $gt: since }) });
  if (recent >= deps.config.CHATS_PER_MINUTE) throw tooMany('That was a lot of messages. Please wait a minute.', 30);
}

async function replyTo(deps: AiDeps, request: ChatRequest, chat: ChatRecord): Promise<Reply> {
  const { caller, message, goalId, today, timeZone } = request;
  const known = await goalsOf(deps, caller.id);
  if (goalId && known && !known.some(({ goal }) => goal.id === goalId)) throw notFound('goal');
  const wish = readWish({ text: message, today, timeZone });
  const goals = (known ?? []).map(({ goal }) => goal);
  const turn = decideTurn({ message, intent: wish.intent, asksForGoal: request.asksForGoal, goalId, goals });
  if (turn.kind === 'crisis') return say(request, { response: crisis(deps), goalId: null });
  if (turn.kind === 'goal') {
    // The page asked for a goal outright: whatever the words are, they name one.
    const asked = wish.intent === 'goal' ? wish : readWish({ text: message, today, timeZone, isGoal: true });
    return makeGoal(deps, { request, chat, wish: asked });
  }
  if (turn.kind === 'roadmap')
    return roadmapOf(deps, { request, own: known?.find(({ goal }) => goal.id === turn.goalId) });
  return talk(deps, { request, chat, known: known ?? [] });
}

function crisis({ config: { CRISIS_LINES: helpLines } }: AiDeps): string {
  return crisisReply(helpLines?.length ? { helpLines } : {});
}

async function makeGoal(
  deps: AiDeps,
  { request, chat, wish }: { request: ChatRequest; chat: ChatRecord; wish: ReturnType<typeof readWish> },
): Promise<Reply> {
  const { caller, message, timeZone } = request;
  const { title = message.slice(0, 120), category = 'personal', targetDate = null } = wish;
  const made = await deps.ask(
    createGoalFor,
    {
      ownerId: caller.id,
      plan: caller.plan,
      timeZone,
      requestKey: chat.requestKey,
      goal: { title, description: message.slice(0, 2000), category, targetDate },
    },
    { timeoutMs: 5_000 },
  );
  if ('refused' in made) return say(request, { response: overLimitReply({ goalTitle: title }), goalId: null });
  return ready(deps, { request, goal: made.goal, draftId: made.draftId });
}

async function roadmapOf(
  deps: AiDeps,
  { request, own }: { request: ChatRequest; own: PersonGoal | undefined },
): Promise<Reply> {
  if (!own) throw notFound('goal');
  const { goal, draftId, milestones } = own;
  const steps = milestones.filter(({ type }) => type === 'ai-step');
  if (goal.roadmapStatus === 'ready' && steps.length > 0) {
    return say(request, {
      response: roadmapReadyReply({ goalTitle: goal.title, targetDate: goal.targetDate, steps }),
      goalId: goal.id,
    });
  }
  if (!draftId) return say(request, { response: stillDraftingReply({ goalTitle: goal.title }), goalId: goal.id });
  return ready(deps, { request, goal, draftId });
}

async function ready(
  deps: AiDeps,
  { request, goal, draftId }: { request: ChatRequest; goal: PersonGoal['goal']; draftId: string },
): Promise<Reply> {
  const { caller, today, timeZone, signal } = request;
  const steps = await buildRoadmap(deps, { goal, draftId, ownerId: caller.id, today, timeZone, signal });
  const response = steps?.length
    ? roadmapReadyReply({ goalTitle: goal.title, targetDate: goal.targetDate, steps })
    : stillDraftingReply({ goalTitle: goal.title });
  return say(request, { response, goalId: goal.id });
}

function say(request: ChatRequest, reply: Reply): Reply {
  request.onWords(reply.response);
  return reply;
}

async function talk(
  deps: AiDeps,
  { request, chat, known }: { request: ChatRequest; chat: ChatRecord; known: PersonGoal[] },
): Promise<Reply> {
  const { caller, message, today, timeZone, signal, onWords } = request;
  const history = await chats(deps.db)
    .find({ ownerId: caller.id, response: mongoose.trusted({ $ne: null }) })
    .sort({ _id: -1 })
    .limit(8)
    .lean<(ChatRecord & { response: string })[]>();
  const conversation = { message, today, timeZone, goals: known, history: history.toReversed() };
  // The mark comes before the call: across kills and retries a message is paid for once.
  const coach = deps.coach.isPaid && !(await markPaid(deps, chat)) ? deps.coach.builtIn : deps.coach;
  return { response: await coach.reply(conversation, onWords, signal), goalId: null };
}

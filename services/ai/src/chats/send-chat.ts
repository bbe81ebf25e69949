import type { Chat } from '@pathwise/contracts/api/ai';
import type { Goal } from '@pathwise/contracts/api/goals';
import { createGoalFor } from '@pathwise/contracts/questions/goals';
import type { Caller } from '@pathwise/service-kit/caller';
import { notFound, tooMany, unavailable } from '@pathwise/service-kit/problem';
import mongoose from 'mongoose';
import { crisisReply } from '../coach/crisis.rules.ts';
import { readIntent } from '../coach/intent.rules.ts';
import { englishOnlyReply, isOtherLanguage } from '../coach/language.rules.ts';
import { paceWarning } from '../coach/pace.rules.ts';
import { readWish } from '../coach/read-wish.rules.ts';
import {
  anotherWishNote,
  newDateReply,
  overLimitReply,
  roadmapReadyReply,
  stillDraftingReply,
} from '../coach/replies.rules.ts';
import { tidyWords } from '../coach/tidy-words.rules.ts';
import type { AiDeps } from '../deps.ts';
import { buildRoadmap, type Step, stepsOf } from './build-roadmap.ts';
import { type ChatRecord, chats, toChat } from './chat.model.ts';
import { claimChat, markPaid, releaseChat } from './claim-chat.ts';
import { keepReply, type Reply } from './keep-reply.ts';
import { goalsOf, type PersonGoal } from './person-goals.ts';
import { isPastFirstDraft, redraftRoadmap } from './redraft-roadmap.ts';
import { decideTurn } from './turn.rules.ts';

export interface ChatRequest {
  caller: Caller;
  message: string;
  asksForGoal: boolean;
  goalId: string | undefined;
  today: string;
  timeZone: string;
  requestKey: string;
  /** Hears the answer's words as they come. */
  onWords: (words: string) => void;
}
/** An answer is stored for the person's next visit, so it is finished also for a window that has closed. */
const neverAborted = new AbortController().signal;

/** Answers a message, making a goal and its roadmap when it states a wish. The same request key is answered once. */
export async function sendChat(deps: AiDeps, request: ChatRequest): Promise<Chat> {
  const { caller, message, requestKey } = request;
  await refuseFlood(deps, caller.id);
  const claimed = await claimChat(deps, { ownerId: caller.id, message, requestKey });
  if ('answered' in claimed) return toChat(claimed.answered);
  const chat = claimed.mine;
  try {
    const reply = await replyTo(deps, request, chat);
    return await deps.inTransaction((tx) => keepReply(deps, tx, { chat, reply }));
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
  const { intent } = readWish({ text: message, today, timeZone });
  if (intent === 'crisis') return say(request, { response: crisis(deps), goalId: null });
  if (isOtherLanguage(message) && !goalId && !deps.coach.isPaid)
    return say(request, { response: englishOnlyReply, goalId: null });
  const known = await goalsOf(deps, caller.id);
  if (goalId && known && !known.some(({ goal }) => goal.id === goalId)) throw notFound('goal');
  // The page asked for a goal outright: whatever the words are, they name one.
  const wish = readWish({ text: message, today, timeZone, isGoal: request.asksForGoal });
  const goals = (known ?? []).map(({ goal }) => goal);
  const { asksForGoal } = request;
  const turn = decideTurn({ message, intent, wishTitle: wish.title, asksForGoal, goalId, goals });
  // Without the person's goals nobody knows whether this one is there already, and a second one must not come of it.
  if (!known && (goalId || turn.kind === 'goal')) throw unavailable();
  if (turn.kind === 'goal') return makeGoal(deps, { request, chat, wish });
  if (turn.kind === 'roadmap')
    return roadmapOf(deps, { request, chat, own: known?.find(({ goal }) => goal.id === turn.goalId) });
  const { aboutApp } = readIntent(tidyWords(message));
  if (aboutApp) return say(request, { response: aboutApp, goalId: null }); // no coach knows better, nor for free
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
  const { title = message.slice(0, 120), category = 'personal', targetDate = null, passed, another } = wish;
  if (passed)
    return say(request, { response: newDateReply({ goalTitle: title, passed, today: request.today }), goalId: null });
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
  if ('refused' in made) {
    const { code, detail } = made.refused;
    return say(request, {
      response: code === 'goal-limit-reached' ? overLimitReply({ goalTitle: title }) : detail,
      goalId: null,
    });
  }
  return firstRoadmap(deps, { request, goal: made.goal, draftId: made.draftId, another });
}

async function roadmapOf(
  deps: AiDeps,
  { request, chat, own }: { request: ChatRequest; chat: ChatRecord; own: PersonGoal | undefined },
): Promise<Reply> {
  if (!own) throw notFound('goal');
  const { goal, draftId, milestones } = own;
  const { today, timeZone } = request;
  const steps = stepsOf(milestones);
  if (goal.roadmapStatus === 'ready' && steps.length > 0) return tell(request, { goal, steps });
  if (draftId && !(await isPastFirstDraft(deps, own))) return firstRoadmap(deps, { request, goal, draftId });
  const redrafted = await redraftRoadmap(deps, { goal, chat, today, timeZone });
  return tell(request, { goal, steps: stepsOf(redrafted) });
}

async function firstRoadmap(
  deps: AiDeps,
  about: { request: ChatRequest; goal: Goal; draftId: string; another?: string | undefined },
): Promise<Reply> {
  const { request, goal, draftId, another } = about;
  const { caller, today, timeZone } = request;
  const steps = await buildRoadmap(deps, { goal, draftId, ownerId: caller.id, today, timeZone });
  if (steps?.length) return tell(request, { goal, steps, another });
  const reply = say(request, { response: stillDraftingReply({ goalTitle: goal.title }), goalId: goal.id });
  return { ...reply, awaits: { draftId, notes: notesOn(request, goal, another) } };
}

/** What the card says besides the steps, a plain line each. */
function notesOn(
  { today, timeZone }: ChatRequest,
  { title, description, category, targetDate }: Goal,
  another?: string,
): string[] {
  const warning = paceWarning({ title, description, category, targetDate, today, timeZone });
  return [...(warning ? [warning] : []), ...(another ? [anotherWishNote(another)] : [])];
}

/** Announces the roadmap with its steps. */
function tell(
  request: ChatRequest,
  { goal, steps, another }: { goal: Goal; steps: readonly Step[]; another?: string | undefined },
): Reply {
  const notes = notesOn(request, goal, another);
  const response = roadmapReadyReply({ goalTitle: goal.title, targetDate: goal.targetDate, steps, notes });
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
  const { caller, message, today, timeZone, onWords } = request;
  const history = await chats(deps.db)
    .find({ ownerId: caller.id, response: mongoose.trusted({ $ne: null }) })
    .sort({ _id: -1 })
    .limit(8)
    .lean<(ChatRecord & { response: string })[]>();
  const conversation = { message, today, timeZone, goals: known, history: history.toReversed() };
  // The mark comes before the call: across kills and retries a message is paid for once.
  const coach = deps.coach.isPaid && !(await markPaid(deps, chat)) ? deps.coach.builtIn : deps.coach;
  return { response: await coach.reply(conversation, onWords, neverAborted), goalId: null };
}

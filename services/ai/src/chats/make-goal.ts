import { closestTo } from '@pathwise/contracts/closest-kind.rules';
import { createGoalFor } from '@pathwise/contracts/questions/goals';
import { keptFirstNote, overLimitReply } from '../built-in/answering/replies.rules.ts';
import { type MessageRead, readMessage } from '../built-in/reading/read-wish.rules.ts';
import { withoutCommand } from '../built-in/reading/wish-openings.ts';
import type { AiDeps } from '../deps.ts';
import { claimDraft, dropClaim } from '../drafts/claim-draft.ts';
import type { ChatRecord } from './chat.model.ts';
import type { ChatRequest } from './chat-request.ts';
import { roadmapOf } from './first-roadmap.ts';
import { alsoMark } from './in-context.rules.ts';
import type { Reply } from './keep-reply.ts';
import { namesIn } from './turn.rules.ts';

/** As many further wishes as a message offers to tap. */
const mostChoices = 3;

/**
 * Creates the goal that a message states, and its roadmap. The chat claims the draft before the goal exists, so that
 * the consumer of goal-created does not draft it as well.
 */
export async function makeGoal(
  deps: AiDeps,
  { request, chat, read }: { request: ChatRequest; chat: ChatRecord; read: MessageRead },
): Promise<Reply> {
  const draftId = chat._id;
  const claim = await claimDraft(deps, { draftId, ownerId: chat.ownerId });
  let isNeeded = false;
  try {
    const made = await askForGoal(deps, { request, chat, read });
    if ('refused' in made) {
      const { code, detail } = made.refused;
      const response =
        code === 'goal-limit-reached' ? overLimitReply({ goalTitle: wishOf(request, read).title }) : detail;
      return { response, goalId: null };
    }
    isNeeded = made.draftId === draftId;
    if (!isNeeded) return await roadmapOf(deps, { request, chat, own: made });
    const { others = [] } = read.wish;
    const reply = await roadmapOf(deps, { request, chat, own: made, claim, another: others[0] });
    return others.length > 0
      ? { ...reply, choices: others.slice(0, mostChoices).map((title) => `${alsoMark}${title}`) }
      : reply;
  } finally {
    if (!isNeeded) await dropClaim(deps, claim);
  }
}

/**
 * The wish that was asked about becomes a goal, where another wish came instead of an answer. The consumer of goal-created drafts
 * its general plan. Where there is no room for it, it is offered.
 */
export async function keepFirst(
  deps: AiDeps,
  { request, chat }: { request: ChatRequest; chat: ChatRecord },
  reply: Reply,
): Promise<Reply> {
  const { leaves, today, timeZone } = request;
  if (!leaves || !reply.goalId) return reply;
  const read = readMessage({ text: leaves, today, timeZone, isGoal: true });
  const first = { ...request, message: leaves, answers: undefined, closest: undefined };
  const made = await askForGoal(deps, { request: first, key: { requestKey: `first-${chat._id}` }, chat, read });
  if ('refused' in made)
    return { ...reply, choices: [...(reply.choices ?? []), `${alsoMark}${leaves}`].slice(0, mostChoices) };
  const note = keptFirstNote(made.goal.title);
  const awaits = reply.awaits && { ...reply.awaits, notes: [...reply.awaits.notes, note] };
  return { ...reply, response: `${reply.response}\n\n${note}`, ...(awaits ? { awaits } : {}) };
}

const longestDescription = 2000;

function wishOf({ message, answers, closest }: ChatRequest, { wish }: MessageRead) {
  const { title = message.slice(0, 120), category = 'personal', targetDate = null } = wish;
  const chosen = closest ? `\n${closestTo(closest)}` : '';
  const said = [answers, withoutCommand(message)].filter(Boolean).join('. ');
  return { title, description: said.slice(0, longestDescription - chosen.length) + chosen, category, targetDate };
}

function askForGoal(
  deps: AiDeps,
  {
    request,
    chat,
    read,
    key = { requestKey: chat.requestKey, draftId: chat._id },
  }: {
    request: ChatRequest;
    chat: ChatRecord;
    read: MessageRead;
    key?: { requestKey: string; draftId?: string };
  },
) {
  const { caller, message, timeZone } = request;
  return deps.ask(
    createGoalFor,
    {
      ownerId: caller.id,
      plan: caller.plan,
      timeZone,
      ...key,
      names: namesIn(message, read),
      goal: wishOf(request, read),
    },
    { timeoutMs: 5_000 },
  );
}

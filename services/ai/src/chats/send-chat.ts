import type { Chat } from '@pathwise/contracts/api/ai';
import { isNamedBy } from '@pathwise/contracts/goal-name.rules';
import { notFound, tooMany, unavailable } from '@pathwise/service-kit/problem';
import { trusted } from 'mongoose';
import { askAbout, askClosest, askOpenly, askWhich, type Question } from '../built-in/answering/ask-about.rules.ts';
import { newDateReply } from '../built-in/answering/replies.rules.ts';
import { appAnswer, choicesAfter } from '../built-in/answering/small-talk.rules.ts';
import { withoutTitles } from '../built-in/editing/edit-in-words.ts';
import { type OtherLanguage, otherLanguages } from '../built-in/messages/other-languages.ts';
import { isSureTalk } from '../built-in/reading/intent.rules.ts';
import { otherLanguageOf } from '../built-in/reading/language.rules.ts';
import { planQuestionIn } from '../built-in/reading/plan-question.rules.ts';
import { asksOtherPrice } from '../built-in/reading/price-asked.rules.ts';
import { type MessageRead, readAsGoal, readForeignWish, readMessage } from '../built-in/reading/read-wish.rules.ts';
import type { AiDeps } from '../deps.ts';
import { safetyAnswer } from '../safety/answer.rules.ts';
import { ifMisread } from '../safety/answers/en.ts';
import { checkSafety, type SafetyFinding } from '../safety/check-safety.rules.ts';
import { helpOf } from '../safety/help-of.ts';
import { answerProposal } from './answer-proposal.ts';
import { type AskedAbout, type ChatRecord, chats, toChat } from './chat.model.ts';
import type { ChatRequest } from './chat-request.ts';
import { claimChat, markPaid, releaseChat } from './claim-chat.ts';
import { editPlan } from './edit-plan.ts';
import { roadmapOf } from './first-roadmap.ts';
import { inContext } from './in-context.rules.ts';
import { keepReply, type Reply, RoadmapCame } from './keep-reply.ts';
import { keepFirst, makeGoal } from './make-goal.ts';
import { offerTask } from './offer-task.ts';
import { type Goals, goalsOnce, type PersonGoal } from './person-goals.ts';
import { plannedTasks, timelineTasks } from './planned-tasks.ts';
import { decideTurn, namesIn, type Turn } from './turn.rules.ts';
import { understandMessage } from './understand-message.ts';
import { undoChange } from './undo-change.ts';

/** An answer is finished and stored even when the tab has closed, so that the next visit shows it. */
const neverAborted = new AbortController().signal;

/** Answers a message. One that states a goal creates it with its roadmap. The same request key is answered once. */
export async function sendChat(deps: AiDeps, request: ChatRequest): Promise<Chat> {
  const { caller, message, requestKey } = request;
  await refuseFlood(deps, caller.id, message);
  const { by, row: chat } = await claimChat(deps, { ownerId: caller.id, message, requestKey });
  if (by === 'done') return toChat(chat);
  try {
    return await answerChat(deps, request, chat);
  } catch (error) {
    await releaseChat(deps, chat).catch(() => {}); // the claim expires anyway
    throw error;
  }
}

async function answerChat(deps: AiDeps, sent: ChatRequest, chat: ChatRecord): Promise<Chat> {
  const history = await historyOf(deps, sent.caller.id);
  const { request, read: byRules } = readInContext(sent, history);
  const read = await understandMessage(deps, { request, chat, read: byRules });
  for (;;)
    try {
      const reply = await replyTo(deps, { request, chat, read, history, goals: goalsOnce(deps, sent.caller.id) });
      return await deps.inTransaction((tx) => keepReply(deps, tx, { chat, reply }));
    } catch (error) {
      if (!(error instanceof RoadmapCame)) throw error; // the next attempt finds the stored steps
    }
}

type Answered = ChatRecord & { response: string };

/** The latest turns, oldest first. */
async function historyOf(deps: AiDeps, ownerId: string): Promise<Answered[]> {
  const latest = await chats(deps.db)
    .find({ ownerId, response: trusted({ $ne: null }) })
    .sort({ _id: -1 })
    .limit(8)
    .lean<Answered[]>();
  return latest.toReversed();
}

/** The message read together with the turns before: 'the second one' is the second choice. */
function readInContext(sent: ChatRequest, history: readonly Answered[]): Pick<Asked, 'request' | 'read'> {
  const { message, today, timeZone } = sent;
  const alone = readMessage({ text: message, today, timeZone });
  const meant = inTurn(sent, alone, history);
  const isChoice = history.some(({ choices }) => choices?.includes(meant.message.trim()));
  const request = isChoice ? { ...meant, message: withoutTitles(meant.message) } : meant;
  const { asksForGoal: isGoal, closest } = request;
  if (request.message !== message)
    return { request, read: readMessage({ text: request.message, today, timeZone, isGoal, closest }) };
  return { request, read: isGoal ? readAsGoal(alone, { today, timeZone, closest }) : alone };
}

function inTurn(sent: ChatRequest, alone: MessageRead, history: readonly Answered[]): Asked['request'] {
  if (alone.harm || sent.goalId) return { ...sent, mayAsk: false };
  const isTalk = alone.intent !== 'goal' && isSureTalk(alone);
  const { message, isGoal, ...meant } = inContext(
    { message: sent.message, read: alone, isTalk, today: sent.today, timeZone: sent.timeZone },
    history.toReversed(),
  );
  return { ...sent, ...meant, message, asksForGoal: sent.asksForGoal || isGoal };
}

/** Words of harm get their help lines beyond the limit too, up to twice as many messages. */
async function refuseFlood(deps: AiDeps, ownerId: string, message: string): Promise<void> {
  const most = deps.config.CHATS_PER_MINUTE;
  const since = new Date(deps.now().getTime() - 60_000);
  const recent = await chats(deps.db).countDocuments({ ownerId, createdAt: trusted({ $gt: since }) });
  if (recent >= 2 * most || (recent >= most && !checkSafety(message)))
    throw tooMany('That was a lot of messages. Please wait a minute.', 30);
}

interface Asked {
  request: ChatRequest & { mayAsk: boolean };
  chat: ChatRecord;
  read: MessageRead;
  history: readonly Answered[];
  goals: Goals;
}

async function replyTo(deps: AiDeps, asked: Asked): Promise<Reply> {
  const { request, read } = asked;
  const { message, goalId, asksForGoal } = request;
  const { intent, wish, harm } = read;
  if (harm) return say(request, caring(deps, read, harm));
  const language = goalId || deps.coach.isPaid ? undefined : otherLanguageOf(message);
  if (language) return say(request, await replyInEnglish(deps, { asked, language }));
  if (request.isNone) return say(request, asking(request, askOpenly(read), { isClosest: true, isOpen: true }));
  const change =
    (await undoChange(deps, asked)) ??
    (await answerProposal(deps, asked)) ??
    (await offerTask(asked)) ??
    (await editPlan(deps, asked));
  if (change) return say(request, change);
  const follows = asked.history.length > 0 && request.mayAsk;
  const turn = decideTurn({ message, intent, isSureTalk: isSureTalk(read), follows, asksForGoal, goalId });
  if (turn === 'goal' && request.mayAsk) {
    const question = askAbout(read) ?? askWhich(read);
    if (question) return say(request, asking(request, question));
    const closest = deps.coach.isPaid ? undefined : askClosest(read); // a model reads such a wish itself
    if (closest)
      return say(
        request,
        asking(request, closest, { isClosest: true, ...(closest.choices.length > 0 ? {} : { isOpen: true }) }),
      );
  }
  if (turn === 'goal' && !wish.passed) return say(request, await keepFirst(deps, asked, await makeGoal(deps, asked)));

  const known = await asked.goals();
  if (!known && (goalId || turn === 'goal')) throw unavailable();
  const own = goalMeant(asked, { known: known ?? [], turn });
  if (goalId && !own) throw notFound('goal');
  if (own && turn !== 'talk') return say(request, await roadmapOf(deps, { ...asked, own }));
  if (turn === 'goal') return say(request, askForDate(request, wish));
  const isOther = planQuestionIn(read.text) || asksOtherPrice(read.text);
  const aboutApp = isOther ? undefined : appAnswer(read.about.matter);
  if (aboutApp && deps.coach.isPaid) return say(request, { response: aboutApp, goalId: null }); // fixed text, no paid call
  return talk(deps, { ...asked, known: known ?? [] });
}

/** Help lines, and for a long message that only sounds harmful its wish to press, which is then read alone. */
function caring(deps: AiDeps, { wishAlone }: MessageRead, harm: SafetyFinding): Reply {
  const help = safetyAnswer(harm, helpOf(deps.config));
  return wishAlone
    ? { response: `${help}\n\n${ifMisread}`, goalId: null, choices: [wishAlone] }
    : { response: help, goalId: null };
}

/** The goal that the message is about, else the one that it names, else for 'make me a plan' the one in view. */
function goalMeant(
  { request: { message, goalId, goalInView }, read }: Asked,
  { known, turn }: { known: readonly PersonGoal[]; turn: Turn },
): PersonGoal | undefined {
  if (goalId) return known.find(({ goal }) => goal.id === goalId);
  const names = namesIn(message, read);
  const named = known.find(({ goal }) => isNamedBy(goal.title, names));
  return named ?? (turn === 'roadmap' ? known.find(({ goal }) => goal.id === goalInView) : undefined);
}

/** A wish in another language becomes a goal in its own words. Its steps are in English, which Sage says in that language. */
async function replyInEnglish(
  deps: AiDeps,
  { asked, language }: { asked: Asked; language: OtherLanguage },
): Promise<Reply> {
  const { request, read } = asked;
  const { made, canDo } = otherLanguages[language];
  const { message, today, timeZone, asksForGoal } = request;
  const wish = readForeignWish({ text: message, today, timeZone }, { language, isGoal: asksForGoal });
  if (!wish) return { response: canDo, goalId: null };
  const reply = await makeGoal(deps, { ...asked, read: { ...read, wish } });
  return reply.goalId ? { ...reply, response: `${made}\n\n${reply.response}` } : reply;
}

/** A question about the wish. The next message is read as its answer. */
const asking = (
  { message }: ChatRequest,
  { question, choices }: Question,
  about: Omit<AskedAbout, 'text'> = {},
): Reply => ({ response: question, goalId: null, choices, asked: { text: message, ...about } });

function askForDate({ message, today }: ChatRequest, { title, passed = '' }: MessageRead['wish']): Reply {
  return { response: newDateReply({ goalTitle: title ?? message.slice(0, 120), passed, today }), goalId: null };
}

function say(request: ChatRequest, reply: Reply): Reply {
  request.onWords(reply.response);
  return reply;
}

async function talk(
  deps: AiDeps,
  { request, chat, read, history, known }: Asked & { known: PersonGoal[] },
): Promise<Reply> {
  const { caller, message, today, timeZone, goalInView, onWords } = request;
  const about = { ownerId: caller.id, today, read };
  const [tasks, todos] = await Promise.all([plannedTasks(deps, about), timelineTasks(deps, about)]);
  const conversation = {
    ownerId: caller.id,
    message,
    read,
    today,
    timeZone,
    goals: known,
    history,
    tasks,
    todos,
    inView: known.find(({ goal }) => goal.id === goalInView)?.goal.title,
  };
  // The mark is set before the call, so that crashes and retries never pay twice for a message.
  const coach = deps.coach.isPaid && !(await markPaid(deps, chat)) ? deps.coach.builtIn : deps.coach;
  const response = await coach.reply(conversation, onWords, neverAborted);
  return { response, goalId: null, choices: choicesAfter(read.about.matter) };
}

import { proposeChanges, type proposeChanges as Question } from '@pathwise/contracts/questions/goals';
import { unavailable } from '@pathwise/service-kit/problem';
import type { z } from 'zod';
import { bold } from '../built-in/answering/answer-goals.rules.ts';
import {
  alreadySoReply,
  letGoReply,
  noOtherPlanReply,
  noSuchChangeReply,
  nothingToChangeReply,
  whichGoalReply,
} from '../built-in/answering/replies.rules.ts';
import { planEdit } from '../built-in/editing/plan-edit.rules.ts';
import type { AskedChange, PlanInView, PlannedEdit } from '../built-in/editing/plan-in-view.ts';
import { asksToDeleteGoal } from '../built-in/reading/delete-asked.rules.ts';
import { readEdit } from '../built-in/reading/edit.rules.ts';
import type { EditRead, EditRequest } from '../built-in/reading/edit-request.ts';
import { limitIn } from '../built-in/reading/intent.rules.ts';
import type { MessageRead } from '../built-in/reading/read-wish.rules.ts';
import { isWishBeside } from '../built-in/reading/wish-beside.rules.ts';
import { isWishOfItsOwn, sharesNothing, statesSureWish } from '../built-in/reading/wish-of-its-own.rules.ts';
import type { AiDeps } from '../deps.ts';
import { safetyAnswer } from '../safety/answer.rules.ts';
import { checkSafety } from '../safety/check-safety.rules.ts';
import { helpOf } from '../safety/help-of.ts';
import type { ChatRecord } from './chat.model.ts';
import type { ChatRequest } from './chat-request.ts';
import { markPaid } from './claim-chat.ts';
import { goalOfEdit } from './goal-of-edit.ts';
import type { Reply } from './keep-reply.ts';
import { withoutTitle } from './other-goal-named.rules.ts';
import type { Goals, PersonGoal } from './person-goals.ts';
import { todosBetween } from './planned-tasks.ts';
import { asksForRoadmapOfGoal } from './turn.rules.ts';

type Proposed = z.output<typeof Question.reply>;
interface Asked {
  request: ChatRequest;
  chat: ChatRecord;
  read: MessageRead;
  /** The latest turns, oldest first. */
  history: readonly ChatRecord[];
  goals: Goals;
}

/**
 * Answers a message that asks for a change of a plan with a proposal. Undefined when it asks for none. Throws 503 while
 * goals is away.
 */
export async function editPlan(deps: AiDeps, asked: Asked): Promise<Reply | undefined> {
  const { request, chat, history, goals } = asked;
  if (request.asksForGoal || asksForRoadmapOfGoal(request.message)) return undefined;
  if (!asked.read.isEdit && limitIn(asked.read.text)) return undefined; // a question that names a limit
  const found = await goalOfEdit(deps, asked);
  if (found === 'no edit') return undefined;
  // Whoever has no goal yet and wishes for something wants no change.
  if (found === 'no goal')
    return asked.read.intent === 'goal' ? undefined : { response: nothingToChangeReply, goalId: null };
  if (found === 'away')
    throw unavailable('I cannot reach your plan for a moment. Nothing was changed; please try again.');
  if ('several' in found) {
    if (!found.said && statesSureWish(asked.read)) return undefined;
    const known = (await goals()) ?? [];
    if (!found.said && !request.goalInView && sharesNothing(asked.read, known.map(titlesOfGoal))) return undefined;
    return { ...whichGoalReply(found.said ?? request.message, found.several), goalId: null };
  }

  const { own, inView, said } = found;
  const plan = planOf(own, request);
  const { goal } = own;
  const read = readEdit(said ?? withoutTitle(request.message, goal.title), contextOf(plan, inView));
  if (read && !said && !request.goalId && isWishOfItsOwn(asked.read, { edit: read, goalTitle: own.goal.title }))
    return undefined;
  if (read && !said && isBeside(asked, { own, edit: read })) return undefined;
  if (read && !request.goalId && isOtherWish(asked, own)) return undefined;
  const edit = read?.request;
  if (asksToDeleteGoal(request.message)) return toDelete(own, edit);
  if (!read && said && !asked.read.isEdit) return { ...noSuchChangeReply(goal.title, said), goalId: goal.id };
  if (edit?.do === 'another') return anotherVersion(deps, { request, chat, own });
  const byModel = read?.isSure ? undefined : await editByModel(deps, { asked, plan });
  const kept = edit?.do === 'keep-end' ? keepingEnd(plan, history) : undefined;
  const planned =
    byModel ?? kept ?? (edit && planEdit(await withTasksOf(deps, plan, { ownerId: request.caller.id, edit }), edit));
  if (!planned || (byModel && byModel.changes.length === 0)) return undefined;
  const harm = harmIn(plan, planned, request);
  if (harm) return { response: safetyAnswer(harm, helpOf(deps.config)), goalId: null };
  if (planned.changes.length === 0) return withoutProposal(planned, goal.id);
  const proposed = await propose(deps, { request, goalId: goal.id, what: { changes: planned.changes } });
  if (!hasItems(proposed)) return { response: alreadySoReply(goal.title), goalId: goal.id };
  return { ...replyWith({ goalId: goal.id, title: goal.title, says: planned.says, proposed }), ...choicesOf(planned) };
}

const choicesOf = ({ choices = [] }: PlannedEdit) => ({ choices: choices.slice(0, 3) });

/** 'Keep June 30 and leave something out': what the turn before would change, with the end where it is. */
function keepingEnd(plan: PlanInView, history: readonly ChatRecord[]): PlannedEdit | undefined {
  const last = history.at(-1);
  const read = last?.goalId === plan.goal.id ? readEdit(last.message, contextOf(plan, true)) : undefined;
  const again = read?.request;
  if (!again || again.do === 'another' || again.do === 'keep-end') return undefined;
  const planned = planEdit({ ...plan, keepsEnd: true }, again);
  return planned.changes.length > 0 ? planned : undefined;
}

/** Whether a message names a thing that is not in the goal it could change, where no page shows that goal. */
function isBeside({ request, read }: Asked, { own, edit }: { own: PersonGoal; edit: EditRead }): boolean {
  if (request.goalId || request.goalInView || (edit.isSure && edit.request.do !== 'date')) return false;
  return sharesNothing(read, [titlesOfGoal(own)]);
}

/** 'I also need to sort out my taxes' beside a plan to swim. */
const isOtherWish = ({ request, read }: Asked, own: PersonGoal): boolean =>
  read.intent === 'goal' && isWishBeside(request.message, titlesOfGoal(own));

const titlesOfGoal = ({ goal: { title }, milestones: steps }: PersonGoal) => ({ title, steps });

/** How to delete a goal that the person lets go. */
function toDelete({ goal }: PersonGoal, edit: EditRequest | undefined): Reply {
  return { response: letGoReply({ goalTitle: goal.title, isBadNews: edit?.do === 'setback' }), goalId: goal.id };
}

/** The changes by a model that read the message as an edit. The mark is set before the paid call. */
async function editByModel(
  deps: AiDeps,
  { asked: { request, chat, read }, plan }: { asked: Asked; plan: PlanInView },
): Promise<PlannedEdit | undefined> {
  if (!read.isEdit || !(await markPaid(deps, chat))) return undefined;
  return deps.coach.edit({ ownerId: request.caller.id, message: request.message, plan });
}

function planOf({ goal, milestones, tasks = {} }: PersonGoal, { today, timeZone }: ChatRequest): PlanInView {
  return { goal, steps: milestones, tasks, today, timeZone };
}

/** With the open tasks of the goal's timelines in the days that shall be free. No proposal moves these by themselves. */
async function withTasksOf(deps: AiDeps, plan: PlanInView, { ownerId, edit }: { ownerId: string; edit: EditRequest }) {
  const days = daysToKeepFree(edit);
  if (!days) return plan;
  const todos = await todosBetween(deps, { ownerId, ...days });
  return { ...plan, todos: todos?.filter(({ goalId, completed }) => goalId === plan.goal.id && !completed) };
}

/** The days that a request keeps free, alone or beside others. */
function daysToKeepFree(edit: EditRequest): { from: string; to: string } | undefined {
  if (edit.do === 'keep-free') return { from: edit.from, to: edit.to };
  return edit.do === 'several' ? edit.requests.map(daysToKeepFree).find(Boolean) : undefined;
}

const contextOf = ({ goal, steps, tasks, today, timeZone }: PlanInView, inView: boolean) => ({
  plan: {
    title: goal.title,
    targetDate: goal.targetDate,
    steps: steps.map((step) => ({ ...step, tasks: tasks[step.id] })),
  },
  today,
  timeZone,
  inView,
});

/** The new words and the new date, read beside the goal's: 'lose 20 kg' becomes harm by moving it to next week. */
function harmIn({ goal }: PlanInView, { changes }: PlannedEdit, { today }: ChatRequest) {
  const goalChange = changes.find((change) => change.do === 'goal');
  const { title = goal.title, targetDate = goal.targetDate } = goalChange ?? {};
  const added = changes.flatMap((change) => ('title' in change && change.title ? [change.title] : []));
  return checkSafety([title, goal.description ?? '', ...added].join('\n'), { today, targetDate });
}

function withoutProposal(planned: PlannedEdit, goalId: string): Reply {
  return { response: planned.says, goalId, ...choicesOf(planned) };
}

const hasItems = ({ add, change, remove }: Proposed) => add.length + change.length + remove.length > 0;

function replyWith(input: { goalId: string; title: string; says: string; proposed: Proposed }): Reply {
  const { goalId, title, says, proposed } = input;
  const response = `${says}\n\nHere is the change for ${bold(title)}.`;
  return { response, goalId, proposal: { goalId, proposalId: proposed.proposalId } };
}

function propose(
  deps: AiDeps,
  input: {
    request: ChatRequest;
    goalId: string;
    what: { changes: AskedChange[] } | Pick<Extract<z.input<typeof Question.request>, { draft: unknown }>, 'draft'>;
  },
): Promise<Proposed> {
  const { request, goalId, what } = input;
  const about = { ownerId: request.caller.id, goalId, today: request.today };
  return deps.ask(proposeChanges, { ...about, ...what }, { timeoutMs: 7_000 });
}

/** Proposes another draft. It keeps what the person made, edited or completed. */
async function anotherVersion(
  deps: AiDeps,
  { request, chat, own }: Pick<Asked, 'request' | 'chat'> & { own: PersonGoal },
): Promise<Reply> {
  const { id: goalId, title, description, category, targetDate } = own.goal;
  const { today, timeZone } = request;
  const paid = deps.coach.isPaid && (await markPaid(deps, chat));
  const already = own.milestones.filter(({ type }) => type === 'ai-step').map((step) => step.title);
  const about = { ownerId: request.caller.id, title, description, category, targetDate, today, timeZone };
  const drafted = await deps.coach.draftBy({ ...about, already }, { paid });
  if ('declined' in drafted) return { response: drafted.declined, goalId };
  const proposed = await propose(deps, { request, goalId, what: { draft: drafted.draft } });
  if (!hasItems(proposed)) return { response: noOtherPlanReply(title), goalId };
  const says = 'I have drawn the plan up once more, in another way. What you made, edited or finished stays.';
  return replyWith({ goalId, title, says, proposed });
}

import { goalsOfPerson } from '@pathwise/contracts/questions/goals';
import { Problem } from '@pathwise/service-kit/problem';
import { goalNamed } from '../built-in/answering/answer-goals.rules.ts';
import { readEdit } from '../built-in/reading/edit.rules.ts';
import { shareOf } from '../built-in/reading/edit-kinds.rules.ts';
import { anySteps, type EditContext, type EditRequest } from '../built-in/reading/edit-request.ts';
import { isSureTalk } from '../built-in/reading/intent.rules.ts';
import { mayBeOrder, ordersPlanChange } from '../built-in/reading/plan-order.rules.ts';
import type { MessageRead } from '../built-in/reading/read-wish.rules.ts';
import type { AiDeps } from '../deps.ts';
import type { ChatRecord } from './chat.model.ts';
import type { ChatRequest } from './chat-request.ts';
import { goalOrdered } from './goal-ordered.rules.ts';
import { otherGoalsNamed, withStepQuoted } from './other-goal-named.rules.ts';
import type { Goals, PersonGoal } from './person-goals.ts';

/** The goal that an edit is about. Several, when it is unclear which one. `said`: an order without the name of its goal. */
type Found =
  | { own: PersonGoal; inView: boolean; said?: string }
  | { several: string[]; said?: string }
  | 'no edit'
  | 'no goal'
  /** Goals does not answer, and the message asks for a change. */
  | 'away';

/** How long a talk about a goal goes on. */
const talkMs = 30 * 60_000;

/** Finds the goal in view unless another one is named, else the one named, else that of the last turn, else the only running one. */
export async function goalOfEdit(
  deps: AiDeps,
  asked: { request: ChatRequest; read: MessageRead; history: readonly ChatRecord[]; goals: Goals },
): Promise<Found> {
  const { request, read, history, goals } = asked;
  const { caller, message, today, timeZone } = request;
  const goalId = request.goalId ?? request.goalInView;
  const last = lastTurn(history, deps.now());
  const ordered = request.goalId ? undefined : await goalToldToChange(deps, { request, last, goals });
  if (ordered) return ordered;
  const inView = goalId !== undefined || last !== undefined; // what is shown, or talked about
  const context = { plan: { title: '', steps: anySteps }, today, timeZone, inView };
  const mayBe = () => read.isEdit === true || mayChange(message, context);
  if (goalId) {
    const own = await goalToEdit(deps, { ownerId: caller.id, goalId });
    if (own === 'away') return mayBe() ? 'away' : 'no edit';
    if (!own) return 'no edit';
    const other = request.goalInView ? await otherThanInView(deps, { request, own, goals }) : undefined;
    return other ?? { own, inView: true };
  }
  const isOfAnyPlan = concernsAnyPlan(asked);
  if (!isOfAnyPlan && !mayBe()) return 'no edit';
  const known = await goals();
  if (!known) return 'away';
  if (known.length === 0) return 'no goal';
  const talkedOf = known.find(({ goal }) => goal.id === last?.goalId);
  const meant = named(known, message) ?? withStepQuoted(known, message) ?? talkedOf ?? only(known);
  if (!meant) return { several: running(known).map(({ goal }) => goal.title) };
  const own = await goalToEdit(deps, { ownerId: caller.id, goalId: meant.goal.id });
  if (own === 'away') return 'away';
  return own ? { own, inView: isOfAnyPlan || meant === talkedOf } : 'no edit';
}

/** The goal that an order names: 'make the guitar goal easier'. Several where it fits none or more than one. */
async function goalToldToChange(
  deps: AiDeps,
  { request, last, goals }: { request: ChatRequest; last: ChatRecord | undefined; goals: Goals },
): Promise<Found | undefined> {
  const { caller, message, goalInView } = request;
  if (!mayBeOrder(message)) return undefined;
  const known = await goals();
  if (!known) return ordersPlanChange(message) ? 'away' : undefined;
  const all = known.map((own) => ({ title: own.goal.title, own }));
  const ordered = goalOrdered(message, all);
  if (!ordered) return undefined;
  if (known.length === 0) return 'no goal';
  const { said, namesNone } = ordered;
  const shown = [goalInView, last?.goalId];
  const pointed = namesNone === 'newest' ? shown.toReversed() : namesNone ? shown : [];
  const called = running(ordered.goals.map(({ own }) => own));
  const meant =
    only(called) ??
    called.find(({ goal }) => goal.id === goalInView) ??
    pointed.flatMap((id) => known.find(({ goal }) => goal.id === id) ?? [])[0] ??
    (namesNone ? only(known) : undefined);
  if (!meant) return { several: (called.length > 0 ? called : running(known)).map(({ goal }) => goal.title), said };
  const own = await goalToEdit(deps, { ownerId: caller.id, goalId: meant.goal.id });
  if (own === 'away') return 'away';
  return own ? { own, inView: true, said } : undefined;
}

/** Whether a message asks for a change, also behind the goal's title: 'Learn guitar: drop step 2'. */
const mayChange = (message: string, context: EditContext) =>
  [message, behindTitle(message)].some((words) => readEdit(words, context) !== undefined);

const behindTitle = (message: string) => message.replace(/^[^:]{1,200}: /, '');

/** 'I was ill for two weeks' and 'the date cannot move' concern a plan, also where none is shown. */
const ofAnyPlan: ReadonlySet<EditRequest['do']> = new Set(['setback', 'fixed', 'keep-free']);

function concernsAnyPlan({ request, read }: { request: ChatRequest; read: MessageRead }): boolean {
  const { message, today, timeZone } = request;
  const said = behindTitle(message); // a choice of a goal says its title first
  const isWish = read.intent === 'goal' && !tellsSetback(message);
  if (said === message && (isWish || isSureTalk(read))) return false;
  const edit = readEdit(said, { plan: { title: '', steps: anySteps }, today, timeZone, inView: true });
  return edit !== undefined && ofAnyPlan.has(edit.request.do);
}

/** 'Broke my wrist, cast for 6 weeks' begins like a wish and is none. */
const wishes = /\b(?:want|wanna|wish|goal|hope|plan|like|get|recover|heal)\b/i;
const surely = 0.85;
const tellsSetback = (message: string) => shareOf(message, 'setback') >= surely && !wishes.test(message);

/** Another goal that the message names while this one's page is open. */
async function otherThanInView(
  deps: AiDeps,
  { request, own, goals }: { request: ChatRequest; own: PersonGoal; goals: Goals },
): Promise<Found | undefined> {
  const { caller, message, today, timeZone } = request;
  const plan = { title: own.goal.title, targetDate: own.goal.targetDate, steps: own.milestones };
  const context = { plan, today, timeZone, inView: true };
  if (!mayChange(message, context)) return undefined;
  const known = (await goals()) ?? [];
  const elsewhere = known.filter(({ goal }) => goal.id !== own.goal.id);
  const quoted = withStepQuoted([own], message) ? undefined : withStepQuoted(elsewhere, message)?.goal;
  const others = elsewhere.map(({ goal }) => goal);
  const named = quoted ? [quoted] : otherGoalsNamed(message, { context, others });
  const [meant] = named;
  if (!meant) return undefined;
  if (named.length > 1) return { several: named.map(({ title }) => title) };
  const other = await goalToEdit(deps, { ownerId: caller.id, goalId: meant.id });
  if (other === 'away') return 'away';
  return other && { own: other, inView: true };
}

const running = (known: readonly PersonGoal[]) => {
  const active = known.filter(({ goal }) => goal.status === 'active');
  const paused = known.filter(({ goal }) => goal.status !== 'completed');
  return [active, paused].find((some) => some.length > 0) ?? known;
};
const only = (known: readonly PersonGoal[]) => (running(known).length === 1 ? running(known)[0] : undefined);

function named(known: readonly PersonGoal[], message: string): PersonGoal | undefined {
  const goals = known.map((own) => ({ ...own.goal, nextSteps: [], overdueSteps: [], own }));
  return goalNamed(message, goals)?.own;
}

/** The turn before, when it was about a goal and not long ago. */
function lastTurn(history: readonly ChatRecord[], now: Date): ChatRecord | undefined {
  const last = history.at(-1);
  return last?.goalId && now.getTime() - last.createdAt.getTime() < talkMs ? last : undefined;
}

/** The goal with its steps and their tasks. Undefined for a goal that is gone. */
async function goalToEdit(
  deps: AiDeps,
  which: { ownerId: string; goalId: string },
): Promise<PersonGoal | undefined | 'away'> {
  try {
    const { goals } = await deps.ask(goalsOfPerson, which, { timeoutMs: 2_000 });
    return goals[0];
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 503) throw error;
    return 'away';
  }
}

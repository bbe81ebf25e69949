import { goalsOfPerson } from '@pathwise/contracts/questions/goals';
import { Problem } from '@pathwise/service-kit/problem';
import { goalNamed } from '../built-in/answering/answer-goals.rules.ts';
import { readEdit } from '../built-in/reading/edit.rules.ts';
import type { AiDeps } from '../deps.ts';
import type { ChatRecord } from './chat.model.ts';
import type { ChatRequest } from './chat-request.ts';
import { goalsOf, type PersonGoal } from './person-goals.ts';

/** The goal that an edit is about. Several, when it is unclear which one. */
type Found =
  | { own: PersonGoal; inView: boolean }
  | { several: string[] }
  | 'no edit'
  | 'no goal'
  /** Goals does not answer, and the message asks for a change. */
  | 'away';

/** How long a talk about a goal goes on. */
const talkMs = 30 * 60_000;

/** Steps that fit every number, for a message whose plan is not known yet. */
const anySteps = Array.from({ length: 12 }, (_, n) => ({ id: String(n + 1), title: '', completed: false }));

/** Finds the goal in view, else the one named, else that of the last turn, else the only running one. */
export async function goalOfEdit(
  deps: AiDeps,
  { request, history, isEdit }: { request: ChatRequest; history: readonly ChatRecord[]; isEdit: boolean },
): Promise<Found> {
  const { caller, message, today, timeZone } = request;
  const goalId = request.goalId ?? request.goalInView;
  const last = lastTurn(history, deps.now());
  const inView = goalId !== undefined || last !== undefined; // what is shown, or talked about
  const context = { plan: { title: '', steps: anySteps }, today, timeZone, inView };
  const mayBe = () => isEdit || readEdit(message, context) !== undefined;
  if (goalId) {
    const own = await goalToEdit(deps, { ownerId: caller.id, goalId });
    if (own === 'away') return mayBe() ? 'away' : 'no edit';
    return own ? { own, inView: true } : 'no edit';
  }
  if (!mayBe()) return 'no edit';
  const known = await goalsOf(deps, caller.id);
  if (!known) return 'away';
  if (known.length === 0) return 'no goal';
  const talkedOf = known.find(({ goal }) => goal.id === last?.goalId);
  const meant = named(known, message) ?? talkedOf ?? only(known);
  if (!meant) return { several: running(known).map(({ goal }) => goal.title) };
  const own = await goalToEdit(deps, { ownerId: caller.id, goalId: meant.goal.id });
  if (own === 'away') return 'away';
  return own ? { own, inView: meant === talkedOf } : 'no edit';
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

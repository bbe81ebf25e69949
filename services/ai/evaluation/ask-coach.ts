import type { Goal } from '@pathwise/contracts/api/goals';
import { roadmapChange } from '@pathwise/contracts/proposal';
import { createLog } from '@pathwise/service-kit/telemetry/log';
import { readGoal } from '../src/built-in/drafting/read-goal.rules.ts';
import { planEdit } from '../src/built-in/editing/plan-edit.rules.ts';
import { kinds } from '../src/built-in/kinds/generated/all.ts';
import { loadKinds } from '../src/built-in/reading/choose-kind.rules.ts';
import { readEdit } from '../src/built-in/reading/edit.rules.ts';
import type { EditRequest } from '../src/built-in/reading/edit-request.ts';
import { isSureTalk } from '../src/built-in/reading/intent.rules.ts';
import { otherLanguageOf } from '../src/built-in/reading/language.rules.ts';
import { type MessageRead, readForeignWish, readMessage } from '../src/built-in/reading/read-wish.rules.ts';
import { decideTurn } from '../src/chats/turn.rules.ts';
import { createBuiltInCoach } from '../src/coach/built-in-coach.ts';
import { isUnsure, withUnderstanding } from '../src/coach/check-understanding.rules.ts';
import type { Conversation } from '../src/coach/coach.ts';
import { type RemoteCoach, withFallback } from '../src/coach/fallback-coach.ts';
import type { AskedCoach } from './asked-coach.ts';
import { type Proposed, planInView } from './score-edits.rules.ts';
import type { World } from './tables.ts';

/** Where the person of the edits and the talk lives. */
const homeZone = 'Europe/London';

interface Asking {
  text: string;
  /** Sage has answered something before. */
  follows?: boolean;
  asksForGoal: boolean;
  today: string;
  timeZone: string;
}

function milestoneOf({ title, dueDate, doneAt }: World['goals'][number]['steps'][number], order: number) {
  return {
    id: `ai-step-${order}`,
    type: 'ai-step' as const,
    title,
    description: null,
    completed: doneAt !== null,
    dueDate,
    resources: null,
    timeframe: 'general' as const,
    order,
    version: 1,
    ...(doneAt ? { tickedAt: Date.parse(`${doneAt}T12:00:00Z`) } : {}),
  };
}

function goalOf({ title, category, status, targetDate, createdAt, steps }: World['goals'][number], id: string): Goal {
  const done = steps.filter(({ doneAt }) => doneAt !== null);
  return {
    id,
    title,
    description: null,
    category,
    priority: 'medium',
    status,
    targetDate,
    progress: Math.round((100 * done.length) / Math.max(1, steps.length)),
    aiOverview: null,
    roadmapStatus: 'ready',
    coachNote: null,
    milestoneCount: steps.length,
    completedMilestoneCount: done.length,
    version: 1,
    createdAt: `${createdAt}T09:00:00.000Z`,
    createdOn: createdAt,
    completedAt: status === 'completed' ? `${done.at(-1)?.doneAt}T18:00:00.000Z` : null,
  };
}

const goalsIn = (world: World): Conversation['goals'] =>
  world.goals.map((one, i) => ({ goal: goalOf(one, `goal-${i}`), milestones: one.steps.map(milestoneOf) }));

/** Decides the turn of a message as the chat does. */
function decided(read: MessageRead, { text, follows = false, asksForGoal, today, timeZone }: Asking) {
  const { harm, intent } = read;
  const language = harm ? undefined : otherLanguageOf(text);
  const foreign = language && readForeignWish({ text, today, timeZone }, { language, isGoal: asksForGoal });
  if (foreign) return { refused: undefined, turn: 'goal' as const, foreign };
  const refused = harm ? `harm: ${harm.harm}` : language ? 'another language' : undefined;
  return {
    refused,
    foreign,
    turn: refused
      ? 'talk'
      : decideTurn({ message: text, intent, isSureTalk: isSureTalk(read), follows, asksForGoal, goalId: undefined }),
  };
}

/**
 * The coach, asked without a server: the built-in one, or one behind a model with the built-in one as fallback. Dates are
 * meant from `today`.
 */
export function askCoach(today: string, remote?: RemoteCoach): AskedCoach {
  loadKinds(); // a server does so before its first message
  const builtIn = createBuiltInCoach();
  const coach = withFallback({ builtIn, remote, help: {}, log: createLog('evaluation', 'error') });
  const ownerId = 'evaluation';
  const never = new AbortController().signal;
  const understood = async (read: MessageRead, isGoal: boolean) => {
    const understanding = isUnsure(read) ? await coach.understand({ ownerId, text: read.text, today }) : undefined;
    return understanding ? withUnderstanding(read, { understanding, isGoal, today }) : read;
  };
  const turnOf = async (text: string, asksForGoal: boolean, { timeZone = homeZone, follows = false } = {}) => {
    const read = await understood(readMessage({ text, today, timeZone, isGoal: asksForGoal }), asksForGoal);
    return { read, ...decided(read, { text, follows, asksForGoal, today, timeZone }) };
  };
  return {
    name: coach.name,
    async read({ text, onboarding, timeZone }) {
      const { read, turn, refused, foreign } = await turnOf(text, onboarding, { timeZone });
      const wish = foreign ?? read.wish;
      const { title = text.slice(0, 120), category = null, targetDate = null } = { targetDate: undefined, ...wish };
      return { isGoal: turn === 'goal', title, category, date: targetDate, refused };
    },
    async draft({ text, title, category, date, timeZone }) {
      const described = { title, description: text.slice(0, 2000), category: category ?? 'personal' };
      const goal = { ...described, targetDate: date, ownerId, today, timeZone };
      const { kind } = readGoal(goal);
      const sureCategory = kinds.find(({ id }) => id === kind.id)?.category ?? null;
      const drafted = await coach.draftBy(goal, { paid: true });
      const draft = 'draft' in drafted ? drafted.draft : await builtIn.draftRoadmap(goal, never);
      return { booklet: kind.id, sureCategory, draft };
    },
    async edit(row) {
      const { goal, steps } = planInView(row, today);
      const stored = goalOf({ ...goal, category: 'personal', createdAt: today, steps: [] }, 'goal-0');
      const inView = steps.map((step, order) => ({ ...milestoneOf({ ...step, doneAt: null }, order), id: step.id }));
      const timeZone = homeZone;
      const plan = { goal: stored, steps: inView, tasks: {}, today, timeZone };
      const seen = { title: goal.title, targetDate: goal.targetDate, steps: inView };
      const read = readEdit(row.text, { plan: seen, today, timeZone, inView: true });
      if (!read) return null;
      const proposed = async (request: EditRequest): Promise<Proposed | undefined> => {
        if (request.do === 'another') {
          const already = inView.map(({ title }) => title);
          return { draft: await builtIn.draftRoadmap({ ...stored, ownerId, already, today, timeZone }, never) };
        }
        const { changes } = planEdit(plan, request);
        return changes.length > 0 ? { changes: changes.map((change) => roadmapChange.parse(change)) } : undefined;
      };
      const { request } = read;
      if (request.do !== 'choose') return (await proposed(request)) ?? null;
      const choices = await Promise.all(request.requests.map(proposed));
      return { choices: choices.filter((one) => one !== undefined) };
    },
    async reply({ row: { text, history }, world }) {
      const { read, turn } = await turnOf(text, false, { follows: history.length > 0 });
      if (turn === 'goal') return null;
      const tasks = world.weeks.flatMap((week) =>
        week.tasks.map(({ title, goal, day, done }) => {
          const at = world.goals.findIndex((one) => one.title === goal);
          return { title, day, completed: done, goalId: at < 0 ? null : `goal-${at}` };
        }),
      );
      const conversation = {
        ownerId,
        message: text,
        read,
        today,
        timeZone: homeZone,
        goals: goalsIn(world),
        tasks,
        history,
      };
      return coach.reply(conversation, () => {}, never);
    },
  };
}

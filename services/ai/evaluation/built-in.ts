import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { readGoal } from '../src/built-in/drafting/read-goal.rules.ts';
import { kinds } from '../src/built-in/kinds/generated/all.ts';
import { learnKinds } from '../src/built-in/reading/choose-kind.rules.ts';
import { isOtherLanguage } from '../src/built-in/reading/language.rules.ts';
import { readMessage } from '../src/built-in/reading/read-wish.rules.ts';
import { decideTurn } from '../src/chats/turn.rules.ts';
import { createBuiltInCoach } from '../src/coach/built-in-coach.ts';
import type { Conversation } from '../src/coach/coach.ts';
import type { AskedCoach } from './asked-coach.ts';
import type { World } from './tables.ts';

const timeZone = 'Europe/London';

function milestoneOf({ title, dueDate, doneAt }: World['goals'][number]['steps'][number], order: number): Milestone {
  return {
    id: `ai-step-${order}`,
    type: 'ai-step',
    title,
    description: null,
    completed: doneAt !== null,
    dueDate,
    resources: null,
    timeframe: 'general',
    order,
    version: 1,
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
    progress: Math.round((100 * done.length) / steps.length),
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

/** Reads a message as the chat does, up to the turn it takes. */
function readTurn({ text, asksForGoal, today }: { text: string; asksForGoal: boolean; today: string }) {
  const read = readMessage({ text, today, timeZone, isGoal: asksForGoal });
  const refused = read.harm ? `harm: ${read.harm.harm}` : isOtherLanguage(text) ? 'another language' : undefined;
  const turn = refused ? 'talk' : decideTurn({ message: text, intent: read.intent, asksForGoal, goalId: undefined });
  return { read, turn, refused };
}

/** The rules of the built-in coach, asked without a server. Dates are meant from `today`. */
export function askBuiltIn(today: string): AskedCoach {
  learnKinds(); // a server does so before its first message
  const coach = createBuiltInCoach();
  const never = new AbortController().signal;
  const ownerId = 'evaluation';
  return {
    name: 'built-in',
    async read({ text, onboarding }) {
      const { read, turn, refused } = readTurn({ text, asksForGoal: onboarding, today });
      const { title = text.slice(0, 120), category = null, targetDate = null } = read.wish;
      return { isGoal: turn === 'goal', title, category, date: targetDate, refused };
    },
    async draft({ text, title, category, date }) {
      const named = category ?? 'personal';
      const goal = {
        title,
        description: text.slice(0, 2000),
        category: named,
        targetDate: date,
        ownerId,
        today,
        timeZone,
      };
      const { kind } = readGoal(goal);
      const sureCategory = kinds.find(({ id }) => id === kind.id)?.category ?? null;
      return { booklet: kind.id, sureCategory, draft: await coach.draftRoadmap(goal, never) };
    },
    async reply({ row: { text, history }, world }) {
      const { read, turn } = readTurn({ text, asksForGoal: false, today });
      if (turn === 'goal') return null;
      const conversation = { ownerId, message: text, read, today, timeZone, goals: goalsIn(world), history };
      return coach.reply(conversation, () => {}, never);
    },
  };
}

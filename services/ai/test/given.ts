import { randomUUID } from 'node:crypto';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { goalCreated } from '@pathwise/contracts/events/goals';
import { isNamedBy } from '@pathwise/contracts/goal-name.rules';
import {
  createGoalFor,
  goalsOfPerson,
  proposalOfGoal,
  proposeChanges,
  storeDraftFor,
  todosOfPerson,
  undoableOfPerson,
  undoChangeFor,
} from '@pathwise/contracts/questions/goals';
import type { GoalCategory, RoadmapDraft } from '@pathwise/contracts/roadmap';
import { startAnswers } from '@pathwise/service-kit/events/answers';
import { openBroker } from '@pathwise/service-kit/events/broker';
import { type AnswerDefinition, answer } from '@pathwise/service-kit/events/question';
import { conflict, notFound, unavailable } from '@pathwise/service-kit/problem';
import { createLog } from '@pathwise/service-kit/telemetry/log';
import { startTestService, type TestService } from '@pathwise/service-testkit/test-service';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import type { z } from 'zod';
import { aiService } from '../src/app.ts';
import { loadKinds } from '../src/built-in/reading/choose-kind.rules.ts';
import { loadMessages } from '../src/built-in/reading/read-matter.rules.ts';
import { type Config, configSchema } from '../src/config.ts';

export type AiUnderTest = TestService<Config>;
export type Replaced = Parameters<typeof startTestService>[2];

/** Starts the service as `main.ts` does: what is learned at the start does not delay the first message. */
export function startAi(replaced: Replaced = {}): Promise<AiUnderTest> {
  loadKinds();
  loadMessages();
  return startTestService(aiService, configSchema, replaced);
}

interface OwnGoal {
  ownerId: string;
  goal: Goal;
  draftId: string;
  milestones: Milestone[];
  requestKey: string;
}

export interface NeighbourGoals {
  own: OwnGoal[];
  /** The problem that refuses every new goal. */
  refusal: { status: number; code: string; detail: string } | undefined;
  /** Which questions it does not answer now. */
  isAway: 'never' | 'when asked for goals' | 'when handed a draft';
  /** False: drafts wait to be stored until `catchUp`. */
  stores: boolean;
  /** Stores the waiting drafts, or only those of one person. */
  catchUp(ownerId?: string): void;
  /** Dated tasks of timelines. */
  todos: { ownerId: string; title: string; goalId: string; dueDate: string; completed: boolean }[];
  /** The drafts that were stored. */
  drafts: { ownerId: string; draftId: string | undefined; draft: RoadmapDraft; category?: GoalCategory | undefined }[];
  /** What was proposed. */
  proposed: z.output<typeof proposeChanges.request>[];
  /** What became of proposals, by their id. */
  standing: Map<string, { accepted: string[]; undo: string | null }>;
  /** What each person can take back. */
  undoable: Map<string, Undoable>;
  /** The changes that were undone, by their tokens. */
  undone: string[];
  /** 409 refuses to undo a change; after 503 it is undone, and the answer got lost. */
  refusesUndo: { status: 409 | 503 } | undefined;
  /** Publishes goal-created, as goals does. */
  announce(own: OwnGoal): Promise<string>;
  add(ownerId: string, goal: Partial<Goal>): OwnGoal;
  stop(): Promise<void>;
}

type Undoable = z.output<typeof undoableOfPerson.reply>;

const toSteps = (draft: RoadmapDraft): Milestone[] =>
  draft.milestones.map((step, order) => ({
    ...step,
    id: `ai-step-${order}`,
    type: 'ai-step',
    completed: false,
    order,
    version: 1,
  }));

function goalNamed(title: string, more: Partial<Goal> = {}): Goal {
  return {
    id: randomUUID(),
    title,
    description: null,
    category: 'personal',
    priority: 'medium',
    status: 'active',
    targetDate: null,
    progress: 0,
    aiOverview: null,
    roadmapStatus: 'drafting',
    coachNote: null,
    milestoneCount: 0,
    completedMilestoneCount: 0,
    version: 1,
    createdAt: new Date().toISOString(),
    createdOn: new Date().toISOString().slice(0, 10),
    completedAt: null,
    ...more,
  };
}

/** A fake service on the broker that gives these answers. Returns how to stop it. */
export async function startNeighbour(
  service: AiUnderTest,
  { name, answers }: { name: string; answers: readonly AnswerDefinition[] },
): Promise<() => Promise<void>> {
  const log = createLog('neighbour', 'silent');
  const broker = openBroker({
    url: String(service.env['NATS_URL']),
    name: `neighbour-${name}`,
    log,
    namespace: String(service.env['EVENTS_NAMESPACE']),
  });
  await broker.opened;
  const answering = startAnswers({ broker, log, service: name }, answers);
  return async () => {
    await answering.stop();
    await broker.close();
  };
}

/** A fake goals service on the broker: answers its questions and stores drafts in memory. */
export async function startNeighbourGoals(service: AiUnderTest): Promise<NeighbourGoals> {
  const own: OwnGoal[] = [];
  const caughtUp = new Set<string>();
  const add = (
    ownerId: string,
    goal: Partial<Goal>,
    { requestKey, draftId }: { requestKey: string; draftId?: string | undefined } = { requestKey: randomUUID() },
  ): OwnGoal => {
    const made = {
      ownerId,
      goal: goalNamed(goal.title ?? 'A goal', goal),
      draftId: draftId ?? randomUUID(),
      milestones: [],
      requestKey,
    };
    own.push(made);
    return made;
  };
  const answers = [
    answer(createGoalFor, async ({ ownerId, requestKey, draftId, names, goal }) => {
      if (neighbour.isAway === 'when asked for goals') throw unavailable();
      const mine = own.filter((one) => one.ownerId === ownerId);
      const there =
        mine.find((one) => one.requestKey === requestKey) ?? mine.find((one) => isNamedBy(one.goal.title, names));
      if (there) return there;
      if (neighbour.refusal) return { refused: neighbour.refusal };
      const wish = { ...goal, description: goal.description ?? null, targetDate: goal.targetDate ?? null };
      const made = add(ownerId, wish, { requestKey, draftId });
      await neighbour.announce(made);
      return made;
    }),
    answer(goalsOfPerson, ({ ownerId, goalId }) => {
      if (neighbour.isAway === 'when asked for goals') throw unavailable();
      return { goals: own.filter((one) => one.ownerId === ownerId && (!goalId || one.goal.id === goalId)) };
    }),
    answer(todosOfPerson, ({ ownerId, from, to }) => ({
      todos: neighbour.todos.flatMap(({ ownerId: whose, ...todo }) =>
        whose === ownerId && todo.dueDate >= from && todo.dueDate <= to ? todo : [],
      ),
    })),
    answer(storeDraftFor, async ({ ownerId, goalId, draftId, ...drafted }, { signal }) => {
      const mayStore = () => neighbour.stores || caughtUp.has(ownerId);
      await waitUntil('goals to store', () => mayStore() || signal.aborted);
      if (neighbour.isAway === 'when handed a draft' || !mayStore()) throw unavailable();
      const found = own.find((one) => one.ownerId === ownerId && one.goal.id === goalId);
      if (!found) throw notFound('goal');
      if ('declined' in drafted) {
        Object.assign(found.goal, { coachNote: drafted.declined, roadmapStatus: 'none' });
        return found;
      }
      const { draft } = drafted;
      if (found.milestones.length === 0) {
        found.milestones = toSteps(draft);
        neighbour.drafts.push({ ownerId, draftId, draft, category: drafted.category });
      }
      found.goal.roadmapStatus = 'ready';
      return found;
    }),
  ];
  answers.push(
    answer(proposeChanges, (asked) => {
      if (neighbour.isAway !== 'never') throw unavailable();
      neighbour.proposed.push(asked);
      const after = { targetDate: asked.today };
      const change = [{ part: 'goal' as const, id: 'goal', before: {}, after }];
      return { proposalId: randomUUID(), expiresAt: new Date().toISOString(), keep: [], add: [], change, remove: [] };
    }),
    answer(proposalOfGoal, ({ proposalId }) => {
      const standing = neighbour.standing.get(proposalId) ?? { accepted: [], undo: null };
      const change = [{ part: 'goal' as const, id: 'goal', before: {}, after: {} }];
      const rest = { expiresAt: new Date().toISOString(), keep: [], add: [], change, remove: [] };
      return { proposalId, ...rest, ...standing, hasStepsInTrash: false, state: 'open' as const };
    }),
  );
  answers.push(
    answer(undoableOfPerson, ({ ownerId }) => {
      if (neighbour.isAway !== 'never') throw unavailable();
      return neighbour.undoable.get(ownerId) ?? { last: null, trash: [] };
    }),
    answer(undoChangeFor, ({ undo }) => {
      if (neighbour.refusesUndo?.status === 409) throw conflict('Undo the newer change first', 'newer-roadmap');
      if (neighbour.undone.includes(undo)) throw notFound('deleted item');
      neighbour.undone.push(undo);
      if (neighbour.refusesUndo) throw unavailable(); // it is undone, and the answer gets lost
      return { restoredCount: 1 };
    }),
  );
  const neighbour: NeighbourGoals = {
    own,
    refusal: undefined,
    isAway: 'never',
    stores: true,
    catchUp(ownerId) {
      if (ownerId) caughtUp.add(ownerId);
      else neighbour.stores = true;
    },
    todos: [],
    drafts: [],
    proposed: [],
    standing: new Map(),
    undoable: new Map(),
    undone: [],
    refusesUndo: undefined,
    announce({ ownerId, goal, draftId }) {
      const { id: goalId, title, description, category, priority, targetDate, createdOn } = goal;
      const facts = { goalId, ownerId, title, description, category, priority, targetDate, version: 1 };
      return service.events.publish(goalCreated, { ...facts, draftId, createdOn, timeZone: 'UTC' });
    },
    add,
    stop: await startNeighbour(service, { name: 'goals', answers }),
  };
  return neighbour;
}

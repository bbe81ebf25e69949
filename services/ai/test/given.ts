import { randomUUID } from 'node:crypto';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { roadmapDrafted } from '@pathwise/contracts/events/ai';
import { roadmapReady } from '@pathwise/contracts/events/goals';
import { createGoalFor, goalsOfPerson, storeDraftFor } from '@pathwise/contracts/questions/goals';
import type { RoadmapDraft } from '@pathwise/contracts/roadmap';
import { startAnswers } from '@pathwise/service-kit/events/answers';
import { openBroker } from '@pathwise/service-kit/events/broker';
import { notFound, unavailable } from '@pathwise/service-kit/problem';
import { answer } from '@pathwise/service-kit/question';
import { createLog } from '@pathwise/service-kit/telemetry/log';
import type { RecordedEvent } from '@pathwise/service-testkit/events';
import { startTestService, type TestService } from '@pathwise/service-testkit/test-service';
import { aiService } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';

export type AiUnderTest = TestService<Config>;
export type Replaced = Parameters<typeof startTestService>[2];

export const startAi = (replaced: Replaced = {}): Promise<AiUnderTest> =>
  startTestService(aiService, configSchema, replaced);

interface OwnGoal {
  ownerId: string;
  goal: Goal;
  draftId: string;
  milestones: Milestone[];
  requestKey: string;
}

export interface NeighbourGoals {
  own: OwnGoal[];
  /** Refuses every new goal with this. */
  refusal: { status: number; code: string; detail: string } | undefined;
  /** Which questions it does not answer at the moment. */
  isAway: 'never' | 'when asked for goals' | 'when handed a draft';
  /** Stores drafts that arrive, as goals would; false leaves them waiting. */
  stores: boolean;
  /** Stores the drafts it has left waiting. */
  catchUp(): Promise<void>;
  add(ownerId: string, goal: Partial<Goal>): OwnGoal;
  stop(): Promise<void>;
}

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
    milestoneCount: 0,
    completedMilestoneCount: 0,
    version: 1,
    createdAt: new Date().toISOString(),
    createdOn: new Date().toISOString().slice(0, 10),
    completedAt: null,
    ...more,
  };
}

/** Stands in for the goals service on the wire: answers its questions and stores drafts, in memory. */
export async function startNeighbourGoals(service: AiUnderTest): Promise<NeighbourGoals> {
  const log = createLog('neighbour', 'silent');
  const broker = openBroker({
    url: String(service.env['NATS_URL']),
    name: 'neighbour-goals',
    log,
    namespace: String(service.env['EVENTS_NAMESPACE']),
  });
  await broker.opened;
  const own: OwnGoal[] = [];
  const add = (ownerId: string, goal: Partial<Goal>, requestKey: string = randomUUID()): OwnGoal => {
    const made = {
      ownerId,
      goal: goalNamed(goal.title ?? 'A goal', goal),
      draftId: randomUUID(),
      milestones: [],
      requestKey,
    };
    own.push(made);
    return made;
  };
  const answers = [
    answer(createGoalFor, ({ ownerId, requestKey, goal }) => {
      const before = own.find((one) => one.ownerId === ownerId && one.requestKey === requestKey);
      if (before) return { goal: before.goal, draftId: before.draftId };
      if (neighbour.refusal) return { refused: neighbour.refusal };
      const made = add(
        ownerId,
        { ...goal, description: goal.description ?? null, targetDate: goal.targetDate ?? null },
        requestKey,
      );
      return { goal: made.goal, draftId: made.draftId };
    }),
    answer(goalsOfPerson, ({ ownerId, goalId }) => {
      if (neighbour.isAway === 'when asked for goals') throw unavailable();
      return { goals: own.filter((one) => one.ownerId === ownerId && (!goalId || one.goal.id === goalId)) };
    }),
    answer(storeDraftFor, ({ ownerId, goalId, draft }) => {
      if (neighbour.isAway === 'when handed a draft') throw unavailable();
      const found = own.find((one) => one.ownerId === ownerId && one.goal.id === goalId);
      if (!found) throw notFound('goal');
      if (found.milestones.length === 0) found.milestones = toSteps(draft);
      found.goal.roadmapStatus = 'ready';
      return { milestones: found.milestones };
    }),
  ];
  const answering = startAnswers({ broker, log, service: 'goals' }, answers);
  const waiting: RecordedEvent<typeof roadmapDrafted>[] = [];
  const store = async (event: RecordedEvent<typeof roadmapDrafted>) => {
    const { data } = event;
    const goal = own.find((one) => one.draftId === data.draftId);
    if (!goal) return;
    if (!neighbour.stores) {
      waiting.push(event);
      return;
    }
    goal.milestones = toSteps(data.draft);
    goal.goal.roadmapStatus = 'ready';
    const { ownerId, draftId } = data;
    await service.events.publish(roadmapReady, {
      goalId: data.goalId,
      ownerId,
      draftId,
      title: goal.goal.title,
      milestoneCount: goal.milestones.length,
      version: 2,
    });
  };
  const end = broker.subscribe(broker.streams.eventSubject(roadmapDrafted.type), {
    onMessage: (message) => void store(message.json<RecordedEvent<typeof roadmapDrafted>>()),
  });
  const neighbour: NeighbourGoals = {
    own,
    refusal: undefined,
    isAway: 'never',
    stores: true,
    async catchUp() {
      neighbour.stores = true;
      for (const event of waiting.splice(0)) await store(event);
    },
    add,
    async stop() {
      end();
      await answering.stop();
      await broker.close();
    },
  };
  return neighbour;
}

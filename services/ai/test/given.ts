import { randomUUID } from 'node:crypto';
import type { Goal, Milestone } from '@pathwise/contracts/api/goals';
import { roadmapDrafted } from '@pathwise/contracts/events/ai';
import { roadmapReady } from '@pathwise/contracts/events/goals';
import { createGoalFor, goalsOfPerson } from '@pathwise/contracts/questions/goals';
import { startAnswers } from '@pathwise/service-kit/events/answers';
import { openBroker } from '@pathwise/service-kit/events/broker';
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
  /** Refuses new goals as the free plan does. */
  isFull: boolean;
  /** Stores drafts that arrive, as goals would; false leaves them waiting. */
  stores: boolean;
  add(ownerId: string, goal: Partial<Goal>): OwnGoal;
  stop(): Promise<void>;
}

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
      const before = own.find((one) => one.requestKey === requestKey);
      if (before) return { goal: before.goal, draftId: before.draftId };
      if (neighbour.isFull) return { refused: { status: 402, code: 'goal-limit-reached', detail: 'Three goals' } };
      const made = add(
        ownerId,
        { ...goal, description: goal.description ?? null, targetDate: goal.targetDate ?? null },
        requestKey,
      );
      return { goal: made.goal, draftId: made.draftId };
    }),
    answer(goalsOfPerson, ({ ownerId, goalId }) => ({
      goals: own.filter((one) => one.ownerId === ownerId && (!goalId || one.goal.id === goalId)),
    })),
  ];
  const answering = startAnswers({ broker, log, service: 'goals' }, answers);
  const store = async ({ data }: RecordedEvent<typeof roadmapDrafted>) => {
    const goal = own.find((one) => one.draftId === data.draftId);
    if (!goal || !neighbour.stores) return;
    goal.milestones = data.draft.milestones.map((step, order) => ({
      ...step,
      id: `ai-step-${order}`,
      type: 'ai-step',
      completed: false,
      order,
      version: 1,
    }));
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
    isFull: false,
    stores: true,
    add,
    async stop() {
      end();
      await answering.stop();
      await broker.close();
    },
  };
  return neighbour;
}

import type { Goal } from '@pathwise/contracts/api/goals';
import { goalsOfPerson } from '@pathwise/contracts/questions/goals';
import { tasksOfPerson } from '@pathwise/contracts/questions/planner';
import { startAnswers } from '@pathwise/service-kit/events/answers';
import { openBroker } from '@pathwise/service-kit/events/broker';
import { answer } from '@pathwise/service-kit/events/question';
import { unavailable } from '@pathwise/service-kit/problem';
import { createLog } from '@pathwise/service-kit/telemetry/log';
import type { AdminMails } from './given-mails.ts';

export type FakeWeeks = Awaited<ReturnType<typeof startFakeWeeks>>;

/** Goals and planner on the broker. Each person in `of` has one goal, a next step and a missed task. */
export async function startFakeWeeks({ service }: AdminMails) {
  const weeks = {
    of: new Map<string, Pick<Goal, 'title' | 'progress'>>(),
    isAway: false,
    /** Those of whom goals cannot tell. */
    broken: new Set<string>(),
    asked: [] as { ownerId: string; from: string; to: string }[],
  };
  const answers = [
    answer(goalsOfPerson, ({ ownerId }) => {
      if (weeks.isAway || weeks.broken.has(ownerId)) throw unavailable();
      const told = weeks.of.get(ownerId);
      return { goals: told ? [{ goal: goalNamed(told), draftId: null, milestones: [step] }] : [] };
    }),
    answer(tasksOfPerson, (asked) => {
      weeks.asked.push(asked);
      const task = { title: 'Stretch', specificDate: asked.from, completed: false, goalId: null };
      return { tasks: weeks.of.has(asked.ownerId) ? [task] : [] };
    }),
  ];
  const log = createLog('weeks', 'silent');
  const [url, namespace] = [String(service.env['NATS_URL']), String(service.env['EVENTS_NAMESPACE'])];
  const broker = openBroker({ url, name: 'weeks', log, namespace });
  await broker.opened;
  const answering = startAnswers({ broker, log, service: 'weeks' }, answers);
  return Object.assign(weeks, {
    async stop() {
      await answering.stop();
      await broker.close();
    },
  });
}

const step = {
  ...{ id: 'step', type: 'milestone' as const, title: 'Buy shoes', description: null, completed: false, dueDate: null },
  ...{ resources: null, timeframe: 'general' as const, order: 0, version: 1 },
};

function goalNamed({ title, progress }: Pick<Goal, 'title' | 'progress'>): Goal {
  return {
    ...{ id: 'goal', title, progress, description: null, category: 'health', priority: 'medium', status: 'active' },
    ...{ targetDate: null, aiOverview: null, roadmapStatus: 'ready', coachNote: null },
    ...{ milestoneCount: 5, completedMilestoneCount: 3, version: 1, completedAt: null },
    ...{ createdAt: '2026-11-01T08:00:00.000Z', createdOn: '2026-11-01' },
  };
}

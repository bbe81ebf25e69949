import { owned } from '@pathwise/service-kit/mongo/collections';
import { defineService } from '@pathwise/service-kit/service';
import { createTurns } from '@pathwise/service-kit/transactions/in-turn';
import { accountParts } from './account/account-parts.ts';
import type { Config } from './config.ts';
import type { PlannerDeps } from './deps.ts';
import { diaryRoutes } from './diary/diary.routes.ts';
import { oneOwnerOfATick } from './migrations/one-owner-of-a-tick.ts';
import { trashWithMemo } from './migrations/trash-with-memo.ts';
import { missedRoutes } from './missed/missed.routes.ts';
import { keepChangedPrivacy, keepPrivacyOfNewUser } from './privacy/keep-privacy.consumer.ts';
import { remindersRoutes } from './reminders/reminders.routes.ts';
import { relinkTasksOfGoal, unlinkTasksOfGoal } from './roadmap-steps/follow-goal.consumer.ts';
import { followSteps, tellTicksOfRestoredSteps } from './roadmap-steps/follow-steps.consumer.ts';
import { undoRoutes } from './undo/undo.routes.ts';
import { weekRoutes } from './week/week.routes.ts';

const ofOwner = { key: { ownerId: 1 } };
const by = 'ownerId';

export const plannerService = defineService<Config>({
  name: 'planner',
  accountParts,
  collections: {
    weeklyTasks: owned({
      by,
      indexes: [
        { key: { ownerId: 1, weekStart: 1 } },
        { key: { ownerId: 1, completed: 1, specificDate: 1 } },
        { key: { ownerId: 1, goalId: 1 } },
        { key: { ownerId: 1, copiedTo: 1 } },
      ],
    }),
    weeks: owned({ by, indexes: [ofOwner] }),
    steps: owned({ by, indexes: [{ key: { ownerId: 1, goalId: 1 } }] }),
    linkedGoals: owned({ by, indexes: [ofOwner] }),
    boards: owned({ by: '_id' }),
    reminderColumns: owned({ by, indexes: [ofOwner] }),
    reminderTasks: owned({ by, indexes: [ofOwner] }),
    diaryEntries: owned({
      by,
      indexes: [
        { key: { ownerId: 1, entryDate: -1, _id: -1 } },
        { key: { ownerId: 1, isPrivate: 1, entryDate: -1, _id: -1 } },
      ],
    }),
    members: owned({
      by: '_id',
      leaves: ({ userId, version }) => [{ _id: userId, diaryPublic: false, version }],
    }),
  },
  migrations: [trashWithMemo, oneOwnerOfATick],
  build: (serviceDeps) => {
    const deps: PlannerDeps = { ...serviceDeps, inTurn: createTurns() };
    return {
      routes: [weekRoutes(deps), missedRoutes(deps), remindersRoutes(deps), diaryRoutes(deps), undoRoutes(deps)],
      consumers: [
        followSteps(deps),
        tellTicksOfRestoredSteps(deps),
        unlinkTasksOfGoal(deps),
        relinkTasksOfGoal(deps),
        keepPrivacyOfNewUser(deps),
        keepChangedPrivacy(deps),
      ],
    };
  },
});

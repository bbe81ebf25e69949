import { createTurns } from '@pathwise/service-kit/in-turn';
import { defineService } from '@pathwise/service-kit/service';
import { erasePlannerOfUser } from './account/erase-planner-of-user.consumer.ts';
import type { Config } from './config.ts';
import type { PlannerDeps } from './deps.ts';
import { diaryRoutes } from './diary/diary.routes.ts';
import { missedRoutes } from './missed/missed.routes.ts';
import { keepChangedPrivacy, keepPrivacyOfNewUser } from './privacy/keep-privacy.consumer.ts';
import { remindersRoutes } from './reminders/reminders.routes.ts';
import { relinkTasksOfGoal, unlinkTasksOfGoal } from './roadmap-steps/follow-goal.consumer.ts';
import { followSteps, tellTicksOfRestoredSteps } from './roadmap-steps/follow-steps.consumer.ts';
import { undoRoutes } from './undo/undo.routes.ts';
import { weekRoutes } from './week/week.routes.ts';

const ofOwner = { key: { ownerId: 1 } };

export const plannerService = defineService<Config>({
  name: 'planner',
  collections: {
    weeklyTasks: [
      { key: { ownerId: 1, weekStart: 1 } },
      { key: { ownerId: 1, completed: 1, specificDate: 1 } },
      { key: { ownerId: 1, goalId: 1 } },
      { key: { ownerId: 1, copiedTo: 1 } },
    ],
    weeks: [ofOwner],
    steps: [{ key: { ownerId: 1, goalId: 1 } }],
    linkedGoals: [ofOwner],
    boards: [],
    reminderColumns: [ofOwner],
    reminderTasks: [ofOwner],
    diaryEntries: [
      { key: { ownerId: 1, entryDate: -1, _id: -1 } },
      { key: { ownerId: 1, isPrivate: 1, entryDate: -1, _id: -1 } },
    ],
    accounts: [],
    members: [],
  },
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
        erasePlannerOfUser(deps),
      ],
    };
  },
});

import { tasksOfPerson } from '@pathwise/contracts/questions/planner';
import { answer } from '@pathwise/service-kit/events/question';
import { keepApart, keptApart } from '@pathwise/service-kit/person/kept-apart';
import { keepPrivacy } from '@pathwise/service-kit/person/kept-privacy';
import { defineService } from '@pathwise/service-kit/service';
import { createTurns } from '@pathwise/service-kit/transactions/in-turn';
import { accountParts } from './account/account-parts.ts';
import type { Config } from './config.ts';
import type { PlannerDeps } from './deps.ts';
import { diaryRoutes } from './diary/diary.routes.ts';
import { entries } from './diary/entry.model.ts';
import { oneOwnerOfATick } from './migrations/one-owner-of-a-tick.ts';
import { trashWithMemo } from './migrations/trash-with-memo.ts';
import { missedRoutes } from './missed/missed.routes.ts';
import { members } from './privacy/member.model.ts';
import { boards, columns, reminders } from './reminders/board.model.ts';
import { remindersRoutes } from './reminders/reminders.routes.ts';
import { followChangedSteps } from './roadmap-steps/follow-changed-steps.consumer.ts';
import { relinkTasksOfGoal, unlinkTasksOfGoal } from './roadmap-steps/follow-goal.consumer.ts';
import { followSteps } from './roadmap-steps/follow-steps.consumer.ts';
import { linkedGoals } from './roadmap-steps/goal.model.ts';
import { steps } from './roadmap-steps/step.model.ts';
import { searchRoutes } from './search/search.routes.ts';
import { undoRoutes } from './undo/undo.routes.ts';
import { tasks, weeks } from './week/task.model.ts';
import { listTasksForCoach } from './week/tasks-of-person.ts';
import { weekRoutes } from './week/week.routes.ts';

export const plannerService = defineService<Config>({
  name: 'planner',
  accountParts,
  collections: [tasks, weeks, steps, linkedGoals, boards, columns, reminders, entries, members, ...keptApart],
  migrations: [trashWithMemo, oneOwnerOfATick],
  build: (serviceDeps) => {
    const deps: PlannerDeps = { ...serviceDeps, inTurn: createTurns() };
    return {
      routes: [
        weekRoutes(deps),
        missedRoutes(deps),
        remindersRoutes(deps),
        diaryRoutes(deps),
        searchRoutes(deps),
        undoRoutes(deps),
      ],
      consumers: [
        followSteps(deps),
        followChangedSteps(deps),
        unlinkTasksOfGoal(deps),
        relinkTasksOfGoal(deps),
        ...keepPrivacy(deps, { service: 'planner', members, field: 'diaryPublic' }),
        ...keepApart(deps, { service: 'planner', part: 'diary' }),
      ],
      answers: [answer(tasksOfPerson, (asked) => listTasksForCoach(deps, asked))],
    };
  },
});

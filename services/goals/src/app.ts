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
import { answer } from '@pathwise/service-kit/events/question';
import { dropIndexes } from '@pathwise/service-kit/migrations/drop-indexes';
import { fillAbsent } from '@pathwise/service-kit/migrations/fill-absent';
import { keepApart, keptApart } from '@pathwise/service-kit/person/kept-apart';
import { keepPrivacy } from '@pathwise/service-kit/person/kept-privacy';
import { defineService } from '@pathwise/service-kit/service';
import { createTurns } from '@pathwise/service-kit/transactions/in-turn';
import type { Config } from './config.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import type { GoalsDeps } from './deps.ts';
import { proposeForCoach } from './edits/propose-changes.ts';
import { createGoalForPerson } from './goals/create-goal-for.ts';
import { goals } from './goals/goal.model.ts';
import { goalRequests } from './goals/goal-request.model.ts';
import { goalsRoutes } from './goals/goals.routes.ts';
import { listGoalsForCoach } from './goals/goals-of-person.ts';
import { dropGoalCounts, dropTickCollections } from './migrations/drop-collections.ts';
import { endOldProposals } from './migrations/end-old-proposals.ts';
import { proposalsSayWhenTheyGo } from './migrations/proposals-say-when-they-go.ts';
import { stepsWithoutTodos } from './migrations/steps-without-todos.ts';
import { trashWithMemo } from './migrations/trash-with-memo.ts';
import { weeksFromMonday } from './migrations/weeks-from-monday.ts';
import { milestones } from './milestones/milestone.model.ts';
import { milestonesRoutes } from './milestones/milestones.routes.ts';
import { overviewRoutes } from './overview/overview.routes.ts';
import { takeTickOfPlan } from './plan-ticks/take-tick.consumer.ts';
import { members } from './privacy/member.model.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { getProposal } from './proposals/get-proposal.ts';
import { proposals } from './proposals/proposal.model.ts';
import { roadmapRoutes } from './roadmap/roadmap.routes.ts';
import { storeDraftsOfCoach } from './roadmap/store-draft-for.ts';
import { suggestions } from './suggestions/suggestion.model.ts';
import { suggestionsRoutes } from './suggestions/suggestions.routes.ts';
import { timelines } from './timelines/timeline.model.ts';
import { timelinesRoutes } from './timelines/timelines.routes.ts';
import { listTodosForCoach } from './timelines/todos-of-person.ts';
import { undoChange } from './undo/bring-back.ts';
import { undoRoutes } from './undo/undo.routes.ts';
import { undoableFor } from './undo/undoable-of-person.ts';

export const goalsService = defineService<Config>({
  name: 'goals',
  collections: [goals, goalRequests, milestones, suggestions, timelines, proposals, members, ...keptApart],
  migrations: [
    trashWithMemo,
    fillAbsent('goals-have-a-roadmap-version', { in: 'goals', field: 'roadmapVersion', to: 0 }),
    dropTickCollections,
    dropGoalCounts,
    dropIndexes('drop-indexes-replaced-by-owner-and-goal', {
      timelines: [{ goalId: 1, timeframe: 1 }, { ownerId: 1 }],
      milestones: [{ goalId: 1, order: 1 }, { ownerId: 1 }],
      suggestions: [{ goalId: 1, ownerId: 1 }, { ownerId: 1 }],
    }),
    weeksFromMonday,
    stepsWithoutTodos,
    fillAbsent('goals-have-a-roadmap-version-again', { in: 'goals', field: 'roadmapVersion', to: 0 }), // in the trash, too
    fillAbsent('goals-have-a-coach-note', { in: 'goals', field: 'coachNote', to: null }),
    fillAbsent('goals-have-closest-kinds', { in: 'goals', field: 'closestKinds', to: null }),
    fillAbsent('timelines-have-a-version', { in: 'timelines', field: 'version', to: 0 }),
    endOldProposals,
    proposalsSayWhenTheyGo,
    dropIndexes('drop-index-by-age-of-proposals', { proposals: [{ at: 1 }] }),
  ],
  build: (serviceDeps) => {
    const deps: GoalsDeps = { ...serviceDeps, inTurn: createTurns() };
    return {
      routes: [
        goalsRoutes(deps),
        milestonesRoutes(deps),
        overviewRoutes(deps),
        suggestionsRoutes(deps),
        roadmapRoutes(deps),
        timelinesRoutes(deps),
        dashboardRoutes(deps),
        privacyRoutes(deps),
        undoRoutes(deps),
      ],
      consumers: [
        takeTickOfPlan(deps),
        ...keepPrivacy(deps, { service: 'goals', members, field: 'goalsPublic' }),
        ...keepApart(deps, { service: 'goals' }),
      ],
      answers: [
        answer(createGoalFor, (asked) => createGoalForPerson(deps, asked)),
        answer(goalsOfPerson, (asked) => listGoalsForCoach(deps, asked)),
        answer(todosOfPerson, (asked) => listTodosForCoach(deps, asked)),
        answer(storeDraftFor, storeDraftsOfCoach(deps)),
        answer(proposeChanges, (asked) => proposeForCoach(deps, asked)),
        answer(proposalOfGoal, (asked) => getProposal(deps, asked)),
        answer(undoableOfPerson, (asked) => undoableFor(deps, asked)),
        answer(undoChangeFor, ({ ownerId, undo: token }) => undoChange(deps, { ownerId, token })),
      ],
    };
  },
});

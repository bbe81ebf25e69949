import { api } from '@pathwise/federation/api';
import { queryOptions } from '@pathwise/federation/query';

/** The own goals, newest first. Keys are the paths themselves: live updates and the api's stale lists go by path. */
export const goalsQuery = queryOptions({
  queryKey: ['/api/goals'],
  queryFn: ({ signal }) => api.goals.listGoals({ signal }),
});

export const statsQuery = queryOptions({
  queryKey: ['/api/dashboard/stats'],
  queryFn: ({ signal }) => api.goals.getDashboardStats({ signal }),
});

/** What a goal's overview page is made of is kept 5 minutes and tried three times (spec, section 9), unlike all else. */
const overviewData = { staleTime: 5 * 60_000, retry: 2 } as const;

/** One goal with its AI overview. */
export const goalQuery = (goalId: string) =>
  queryOptions({
    queryKey: [`/api/goals/${goalId}`],
    queryFn: ({ signal }) => api.goals.getGoal({ params: { id: goalId }, signal }),
    ...overviewData,
  });

export const milestonesQuery = (goalId: string) =>
  queryOptions({
    queryKey: [`/api/goals/${goalId}/unified-milestones`],
    queryFn: ({ signal }) => api.goals.listMilestones({ params: { id: goalId }, signal }),
    ...overviewData,
  });

export const suggestionsQuery = (goalId: string) =>
  queryOptions({
    queryKey: [`/api/goals/${goalId}/ai-suggestions`],
    queryFn: ({ signal }) => api.goals.getSuggestions({ params: { id: goalId }, signal }),
    ...overviewData,
  });

/** A goal's timelines with their todos, kept 30 seconds (spec, section 9). */
export const roadmapQuery = (goalId: string) =>
  queryOptions({
    queryKey: [`/api/goals/${goalId}/roadmap`],
    queryFn: ({ signal }) => api.goals.getRoadmap({ params: { id: goalId }, signal }),
    staleTime: 30_000,
  });

import { api, isGone } from '@pathwise/federation/api';
import { query } from '@pathwise/federation/query';

/** The person's goals, newest first. */
export const goalsQuery = query(api.goals.listGoals);

export const statsQuery = query(api.goals.getDashboardStats);

/** The queries of a goal's overview page stay fresh for 5 minutes and are tried three times (spec, section 9). */
const overviewData = { staleTime: 5 * 60_000, retry: 2 } as const;

/** One goal with its AI overview. */
export const goalQuery = (goalId: string) => ({
  ...query(api.goals.getGoal, { params: { id: goalId } }),
  ...overviewData,
  // asking again brings a deleted goal back as little as it does its milestones
  retry: (failures: number, error: unknown) => failures < overviewData.retry && !isGone(error),
});

export const milestonesQuery = (goalId: string) => ({
  ...query(api.goals.listMilestones, { params: { id: goalId } }),
  ...overviewData,
});

export const suggestionsQuery = (goalId: string) => ({
  ...query(api.goals.getSuggestions, { params: { id: goalId } }),
  ...overviewData,
});

/** A goal's timelines with their todos, fresh for 30 seconds (spec, section 9). */
export const roadmapQuery = (goalId: string) => ({
  ...query(api.goals.getRoadmap, { params: { id: goalId } }),
  staleTime: 30_000,
});

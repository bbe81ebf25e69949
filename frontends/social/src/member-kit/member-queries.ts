import { api } from '@pathwise/federation/api';
import { pages, query } from '@pathwise/federation/query';

// No event notifies one person of another's change, so what others show is fetched each time it is opened.
const always = { staleTime: 0 };

/** One member as others see them. */
export const memberQuery = (id: string) => ({ ...query(api.social.getMember, { params: { id } }), ...always });

export const goalsOfMemberQuery = (id: string) => ({
  ...query(api.goals.listGoalsOfUser, { params: { id } }),
  ...always,
});

export const diaryOfMemberQuery = (id: string) => ({
  ...pages(api.planner.listDiaryOfUser, { params: { id } }),
  ...always,
});

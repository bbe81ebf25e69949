import { api } from '@pathwise/federation/api';
import { pages, query } from '@pathwise/federation/query';

/** The person's own diary, newest first, one page at a time. */
export const myEntriesQuery = pages(api.planner.listMyDiary);

/** One of the person's own entries. */
export const myEntryQuery = (id: string) => query(api.planner.getEntry, { params: { id } });

/** Another member's diary. No event is published to others when it becomes private, so it is fetched each time it is opened. */
export const entriesOfQuery = (userId: string) => ({
  ...pages(api.planner.listDiaryOfUser, { params: { id: userId } }),
  staleTime: 0,
});

/** A member's public profile. */
export const memberQuery = (userId: string) => query(api.social.getMember, { params: { id: userId } });

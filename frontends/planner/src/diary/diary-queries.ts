import type { DiaryEntry } from '@pathwise/contracts/diary';
import { api } from '@pathwise/federation/api';
import { pages, query } from '@pathwise/federation/query';

/** What everybody sees of an entry; one's own entries say more. */
export type PublicEntry = Pick<DiaryEntry, 'id' | 'title' | 'content' | 'entryDate'>;

/** The own diary, newest first, loaded on as it is scrolled. */
export const myEntriesQuery = pages(api.planner.listMyDiary);

/** Another's diary. No event tells when it becomes private, so it is asked for again whenever it is opened. */
export const entriesOfQuery = (userId: string) => ({
  ...pages(api.planner.listDiaryOfUser, { params: { id: userId } }),
  staleTime: 0,
});

/** A member as others see them. */
export const memberQuery = (userId: string) => query(api.social.getMember, { params: { id: userId } });

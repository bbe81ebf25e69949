import { api } from '@pathwise/federation/api';
import { pages } from '@pathwise/federation/query';

// No event notifies one person of another's change, so the list is fetched again each time the page opens.
const always = { staleTime: 0 };

/** Everybody else, newest first, one page at a time. */
export const allMembersQuery = { ...pages(api.social.listMembers), ...always };

/** The members whose name, profession, location or wish has words that begin so. Spec part 2, section 7: one retry. */
export const foundMembersQuery = (q: string) => ({
  ...pages(api.social.searchMembers, { query: { q } }),
  ...always,
  retry: 1,
});

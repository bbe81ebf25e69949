import { api } from '@pathwise/federation/api';
import { pages, query } from '@pathwise/federation/query';

export type Person = Awaited<ReturnType<typeof api.auth.listUsers>>[number];

export const adminsQuery = { ...pages(api.auth.listUsers, { query: { role: 'admin', sort: 'email' } }), staleTime: 0 };

/** The first ten people who are no admins. */
export const othersQuery = {
  ...query(api.auth.listUsers, { query: { role: 'regular', limit: 10, sort: '-createdAt' } }),
  staleTime: 0,
};

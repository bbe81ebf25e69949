import { api } from '@pathwise/federation/api';
import { pages, query } from '@pathwise/federation/query';

type Query = NonNullable<NonNullable<Parameters<typeof api.auth.listUsers>[0]>['query']>;
export type UserSort = NonNullable<Query['sort']>;
/** Whom a list shows. */
export type UserFilter = NonNullable<NonNullable<Parameters<typeof api.auth.countUsers>[0]>['query']>;
export type UserRow = Awaited<ReturnType<typeof api.auth.listUsers>>[number];
export type BulkAction = Awaited<ReturnType<typeof api.auth.listBulkActions>>[number];

// other people change while the page is open, and no event says so
const always = { staleTime: 0 };

export const usersQuery = (filter: UserFilter, sort: UserSort) => ({
  ...pages(api.auth.listUsers, { query: { ...filter, sort } }),
  ...always,
});

export const countQuery = (filter: UserFilter) => ({ ...query(api.auth.countUsers, { query: filter }), ...always });

export const bulkActionsQuery = { ...query(api.auth.listBulkActions), ...always };

/** For whom a bulk action failed, and why. */
export const failuresQuery = (id: string) => ({ ...query(api.auth.getBulkAction, { params: { id } }), ...always });

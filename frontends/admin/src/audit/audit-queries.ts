import { api } from '@pathwise/federation/api';
import { pages } from '@pathwise/federation/query';

/** Who, what, to whom, when. */
export type AuditFilter = NonNullable<NonNullable<Parameters<typeof api.admin.exportAudit>[0]>['query']>;
export type AuditEntry = Awaited<ReturnType<typeof api.admin.listAudit>>[number];

/** The log, newest first, fetched again each time it is opened. */
export const logQuery = (filter: AuditFilter) => ({ ...pages(api.admin.listAudit, { query: filter }), staleTime: 0 });

import { api } from '@pathwise/federation/api';
import { pages } from '@pathwise/federation/query';

export type Report = Awaited<ReturnType<typeof api.social.listReports>>[number];
export type ReportState = Report['state'];

/** Reports of one state, oldest first, fetched again each time they are opened. */
export const reportsQuery = (state: ReportState) => ({
  ...pages(api.social.listReports, { query: { state } }),
  staleTime: 0,
});

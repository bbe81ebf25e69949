import { api } from '@pathwise/federation/api';
import { query } from '@pathwise/federation/query';

export type Analytics = Awaited<ReturnType<typeof api.admin.getAnalytics>>;
export type Day = Analytics['days'][number];

export const analyticsQuery = (range: { from: string; to: string }) => ({
  ...query(api.admin.getAnalytics, { query: range }),
  staleTime: 0,
});

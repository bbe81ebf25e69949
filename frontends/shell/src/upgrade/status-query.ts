import { api } from '@pathwise/federation/api';
import { query } from '@pathwise/federation/query';

/** Whether payments are open now. */
export const statusQuery = { ...query(api.billing.getPaymentStatus), refetchOnMount: 'always' as const };

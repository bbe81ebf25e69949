import { api } from '@pathwise/federation/api';
import { query } from '@pathwise/federation/query';

export const statusQuery = { ...query(api.billing.getPaymentStatus), refetchOnMount: 'always' as const };
export const ownQuery = query(api.billing.getSubscription);

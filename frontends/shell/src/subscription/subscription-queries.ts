import { api } from '@pathwise/federation/api';
import { query } from '@pathwise/federation/query';

export const ownQuery = query(api.billing.getSubscription);

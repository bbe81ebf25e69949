import { api } from '@pathwise/federation/api';
import { pages, query } from '@pathwise/federation/query';

export type Mailing = Awaited<ReturnType<typeof api.admin.listMailings>>[number];
export type GivenUp = Awaited<ReturnType<typeof api.admin.listGivenUpMails>>[number];

export const mailingsQuery = { ...query(api.admin.listMailings), staleTime: 0 };
export const givenUpQuery = { ...pages(api.admin.listGivenUpMails), staleTime: 0 };

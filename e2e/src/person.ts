import { randomUUID } from 'node:crypto';
import { type ApiClient, createApiClient } from '@pathwise/api-client/client';
import type { User } from '@pathwise/contracts/api/auth';
import { setPlan } from '@pathwise/local/people';
import type { Platform } from '@pathwise/local/platform';
import { signedInFetch } from '@pathwise/local/signed-in-fetch';
import { waitUntil } from '@pathwise/local/wait-until';

export interface Person {
  user: User;
  password: string;
  api: ApiClient;
  /** A raw call as the person's browser window would make it. */
  fetch: typeof fetch;
}

export const password = 'a long enough password';

/** A visitor: the same window without an account. */
export function visitor(url: string): Pick<Person, 'api' | 'fetch'> {
  const send = signedInFetch(url);
  return { fetch: send, api: createApiClient({ baseUrl: url, fetch: send, timeZone: () => 'Europe/London' }) };
}

/** Registers somebody new. */
export async function newPerson(url: string, { firstName = 'Maya' }: { firstName?: string } = {}): Promise<Person> {
  const { api, fetch } = visitor(url);
  const email = `person-${randomUUID()}@example.org`;
  const user = await api.auth.register({ body: { email, password, firstName } });
  return { user, password, api, fetch };
}

/** Puts somebody on the premium plan, as billing's event does, and waits until their token says so. */
export async function makePremium(
  platform: Pick<Platform, 'mongoUrl' | 'natsUrl'>,
  { user, api }: Person,
): Promise<void> {
  await setPlan(platform, { email: user.email, plan: 'premium' });
  await waitUntil(`${user.email} is premium`, async () => (await api.auth.getUser()).subscriptionPlan === 'premium');
}

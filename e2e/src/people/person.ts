import { randomUUID } from 'node:crypto';
import { type ApiClient, createApiClient } from '@pathwise/api-client/client';
import { ApiError } from '@pathwise/api-client/errors';
import type { User } from '@pathwise/contracts/api/auth';
import { askingAgain } from '@pathwise/local/asking-again';
import { promote, setPlan } from '@pathwise/local/people';
import type { Platform } from '@pathwise/local/platform';
import { signedInFetch } from '@pathwise/local/signed-in-fetch';
import { waitUntil } from '@pathwise/local-servers/wait-until';

export interface Person {
  user: User;
  password: string;
  api: ApiClient;
  /** A raw call, as the person's browser makes it. */
  fetch: typeof fetch;
  /** The session as a cookie header, for clients without cookies. */
  cookie: string;
}

export const password = 'a long enough password';

/** A visitor: the same client without an account. */
export function visitor(url: string): Pick<Person, 'api' | 'fetch'> {
  const send = signedInFetch(url);
  return { fetch: send, api: createApiClient({ baseUrl: url, fetch: send, timeZone: () => 'Europe/London' }) };
}

/** Registers a new person, by default under a new address. */
export async function newPerson(
  url: string,
  { firstName = 'Maya', email = `person-${randomUUID()}@example.org` }: { firstName?: string; email?: string } = {},
): Promise<Person> {
  const send = signedInFetch(url);
  let cookie = '';
  const remembering: typeof fetch = async (input, init) => {
    const response = await send(input, init);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };
  let call = askingAgain(remembering);
  const api = createApiClient({ baseUrl: url, fetch: (...args) => call(...args), timeZone: () => 'Europe/London' });
  const user = await api.auth.register({ body: { email, password, firstName } });
  call = remembering; // tests see every later refusal
  return { user, password, api, fetch: remembering, cookie };
}

/** Registers people, ten at a time. */
export async function registerMany(url: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let left = count; left > 0; left -= 10)
    people.push(...(await Promise.all(Array.from({ length: Math.min(10, left) }, () => newPerson(url)))));
  return people;
}

/** Registers an admin. Promoting ends the sessions, so the person signs in again. */
export async function newAdmin(platform: Parameters<typeof promote>[0] & Pick<Platform, 'url'>): Promise<Person> {
  const admin = await newPerson(platform.url, { firstName: 'Ines' });
  await promote(platform, admin.user.email);
  const user = await admin.api.auth.login({ body: { email: admin.user.email, password } });
  return { ...admin, user };
}

/** Lets billing give a person premium, and waits until their token has it. */
export async function makePremium(
  platform: Pick<Platform, 'mongoUrl' | 'ports' | 'secrets'>,
  { user, api }: Person,
): Promise<void> {
  await setPlan(platform, { email: user.email, plan: 'premium' });
  await waitUntil(`${user.email} is premium`, async () => (await api.auth.getUser()).subscriptionPlan === 'premium');
  // the gateway hears of the change by event, and keeps the session of before until then
  await waitUntil(`the calls of ${user.email} are premium`, () =>
    api.social.listChallenges({ query: {} }).then(
      () => true,
      (error: unknown) => !(error instanceof ApiError && error.status === 402),
    ),
  );
}

/** A password is hashed for each, so more would only wait for one another. */
const registeringAtOnce = 10;

/** Registers people on the premium plan, which has no limit of goals. */
export async function premiumPeople(
  platform: Pick<Platform, 'url' | 'mongoUrl' | 'ports' | 'secrets'>,
  count: number,
): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const length = Math.min(registeringAtOnce, count - people.length);
    const some = await Promise.all(Array.from({ length }, () => newPerson(platform.url)));
    await Promise.all(some.map((person) => makePremium(platform, person)));
    people.push(...some);
  }
  return people;
}

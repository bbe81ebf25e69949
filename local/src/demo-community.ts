import type { ApiClient } from '@pathwise/api-client/client';
import { demoChallenges, demoOffers, demoRequests } from './demo-posts.ts';

/** Posts what the demo members have to say. `clients` are signed in, by address. Existing posts stay. */
export async function loadCommunity(clients: ReadonlyMap<string, ApiClient>): Promise<void> {
  const socialOf = (email: string) => (clients.get(email) as ApiClient).social;
  const { social: reader } = clients.get('maya@example.org') as ApiClient;

  const requests = missing(demoRequests, await reader.listAccountabilityRequests({ query: {} }));
  for (const { by, ...body } of requests) await socialOf(by).createAccountabilityRequest({ body });
  const challenges = missing(demoChallenges, await reader.listChallenges({ query: {} }));
  for (const { by, ...body } of challenges) await socialOf(by).createChallenge({ body });
  const offers = missing(demoOffers, await reader.listMentorshipOffers({ query: {} }));
  for (const { by, ...body } of offers) await socialOf(by).createMentorshipOffer({ body });
}

type Titled = { readonly title: string };

/** The posts without one of the same title. */
function missing<Post extends Titled>(wanted: readonly Post[], present: readonly Titled[]): Post[] {
  const titles = new Set(present.map(({ title }) => title));
  return wanted.filter(({ title }) => !titles.has(title));
}

import type { ApiClient } from '@pathwise/api-client/client';
import { demoChallenges, demoIntroductions, demoOffers, demoReport, demoRequests } from './demo-posts.ts';

/** Returns the signed-in client of the demo member with this address. */
export type ClientOf = (email: string) => ApiClient;

/** Loads what the demo members have to do with one another. Existing data stays. */
export async function loadCommunity(clientOf: ClientOf): Promise<void> {
  await loadPosts(clientOf);
  await loadIntroductions(clientOf);
  await loadReport(clientOf);
}

async function loadPosts(clientOf: ClientOf): Promise<void> {
  const { social: reader } = clientOf('maya@example.org');
  const requests = missing(demoRequests, await reader.listAccountabilityRequests({ query: {} }));
  for (const { by, ...body } of requests) await clientOf(by).social.createAccountabilityRequest({ body });
  const challenges = missing(demoChallenges, await reader.listChallenges({ query: {} }));
  for (const { by, ...body } of challenges) await clientOf(by).social.createChallenge({ body });
  const offers = missing(demoOffers, await reader.listMentorshipOffers({ query: {} }));
  for (const { by, ...body } of offers) await clientOf(by).social.createMentorshipOffer({ body });
}

type Titled = { readonly title: string };

/** The posts without one of the same title. */
function missing<Post extends Titled>(wanted: readonly Post[], present: readonly Titled[]): Post[] {
  const titles = new Set(present.map(({ title }) => title));
  return wanted.filter(({ title }) => !titles.has(title));
}

/** Asks that are not answered yet. */
async function loadIntroductions(clientOf: ClientOf): Promise<void> {
  for (const { from, to, message } of demoIntroductions) {
    const { social } = clientOf(from);
    const { id: userId } = await clientOf(to).auth.getUser();
    const known = await social.listIntroductions({ query: {} });
    if (!known.some(({ member }) => member.id === userId))
      await social.askForIntroduction({ body: { userId, message } });
  }
}

/** A report for the admins. A report of the same post that is still open is not filed again. */
async function loadReport(clientOf: ClientOf): Promise<void> {
  const { by, title, reason, text } = demoReport;
  const { social } = clientOf(by);
  const offer = (await social.listMentorshipOffers({ query: {} })).find((post) => post.title === title);
  if (!offer) return;
  try {
    await social.fileReport({ body: { about: { kind: 'post', id: offer.id }, reason, text } });
  } catch (error) {
    if ((error as { status?: number }).status !== 409) throw error;
  }
}

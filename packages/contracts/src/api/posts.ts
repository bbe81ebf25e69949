import { z } from 'zod';
import { pageQuery } from '../page.ts';
import { categorisedPost, mentorshipOffer, newCategorisedPost, newMentorshipOffer, type PostKind } from '../post.ts';
import { deleted } from '../undo.ts';
import { id } from '../values.ts';

const one = z.strictObject({ id });
const nothing = z.strictObject({}).optional();

/** The calls of one kind of post. An author whose premium plan has ended still reads and deletes their own posts. */
function callsOf<P extends `/api/${string}`, F extends PostKind, New extends z.ZodType, Post extends z.ZodType>(
  kind: { path: P; feature: F; one: string; many: string },
  { newPost, post }: { newPost: New; post: Post },
) {
  const { path, feature } = kind;
  const premium = { access: 'premium', feature } as const;
  return {
    list: {
      ...premium,
      method: 'GET',
      path,
      summary: `${kind.many}, newest first; lapsed ones only for their author`,
      query: pageQuery,
      status: 200,
      response: z.array(post),
    },
    listOwn: {
      method: 'GET',
      path: `${path}/own`,
      access: 'member',
      summary: `One’s own ${kind.many.toLowerCase()}, newest first, on every plan`,
      query: pageQuery,
      status: 200,
      response: z.array(post),
    },
    create: {
      ...premium,
      method: 'POST',
      path,
      summary: `Post ${kind.one}`,
      body: newPost,
      status: 201,
      response: post,
    },
    remove: {
      method: 'DELETE',
      path: `${path}/{id}`,
      access: 'member',
      summary: `Delete ${kind.one} of one’s own, or as an admin any; can be undone`,
      params: one,
      status: 200,
      response: deleted,
      problems: [404],
    },
    renew: {
      ...premium,
      method: 'POST',
      path: `${path}/{id}/renew`,
      summary: `Keep ${kind.one} fresh for another thirty days`,
      params: one,
      body: nothing,
      status: 200,
      response: post,
      problems: [404],
    },
  } as const;
}

const requests = callsOf(
  {
    path: '/api/accountability-requests',
    feature: 'accountability',
    one: 'an accountability request',
    many: 'Accountability requests',
  },
  { newPost: newCategorisedPost, post: categorisedPost },
);
const challenges = callsOf(
  { path: '/api/challenges', feature: 'challenges', one: 'a challenge', many: 'Challenges' },
  { newPost: newCategorisedPost, post: categorisedPost },
);
const offers = callsOf(
  { path: '/api/mentorship-offers', feature: 'mentorship', one: 'a mentorship offer', many: 'Mentorship offers' },
  { newPost: newMentorshipOffer, post: mentorshipOffer },
);

export const postOperations = {
  listAccountabilityRequests: requests.list,
  listOwnAccountabilityRequests: requests.listOwn,
  createAccountabilityRequest: requests.create,
  deleteAccountabilityRequest: requests.remove,
  renewAccountabilityRequest: requests.renew,
  listChallenges: challenges.list,
  listOwnChallenges: challenges.listOwn,
  createChallenge: challenges.create,
  deleteChallenge: challenges.remove,
  renewChallenge: challenges.renew,
  listMentorshipOffers: offers.list,
  listOwnMentorshipOffers: offers.listOwn,
  createMentorshipOffer: offers.create,
  deleteMentorshipOffer: offers.remove,
  renewMentorshipOffer: offers.renew,
} as const;

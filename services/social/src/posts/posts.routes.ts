import { socialApi } from '@pathwise/contracts/api/social';
import type { PostKind } from '@pathwise/contracts/post';
import type { Caller } from '@pathwise/service-kit/http/caller';
import type { HttpExchange } from '@pathwise/service-kit/http/handler';
import { linkNext } from '@pathwise/service-kit/http/page';
import { routes } from '@pathwise/service-kit/http/routes';
import { trashHandlers } from '@pathwise/service-kit/trash/trash-handlers';
import type { SocialDeps } from '../deps.ts';
import { createPost, type NewPost } from './create-post.ts';
import { bringBackPost, deletePost } from './delete-post.ts';
import { listPosts } from './list-posts.ts';
import { renewPost } from './renew-post.ts';

const { operations } = socialApi;

export function postsRoutes(deps: SocialDeps) {
  const requests = handlersOf(deps, {
    kind: 'accountability',
    list: operations.listAccountabilityRequests.path,
    listOwn: operations.listOwnAccountabilityRequests.path,
  });
  const challenges = handlersOf(deps, {
    kind: 'challenges',
    list: operations.listChallenges.path,
    listOwn: operations.listOwnChallenges.path,
  });
  const offers = handlersOf(deps, {
    kind: 'mentorship',
    list: operations.listMentorshipOffers.path,
    listOwn: operations.listOwnMentorshipOffers.path,
  });
  return routes(socialApi, {
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
    undoInSocial: ({ caller, params }) => bringBackPost(deps, { caller, token: params.token }),
    ...trashHandlers(deps, { path: operations.listTrash.path, titles: { posts: ['posts.title'] } }),
  });
}

interface Listing {
  caller: Caller;
  query: { limit: number; cursor?: string | undefined };
  http: HttpExchange;
}
interface OfOne {
  caller: Caller;
  params: { id: string };
}

/** The calls of one kind. */
function handlersOf<K extends PostKind>(
  deps: SocialDeps,
  { kind, list, listOwn }: { kind: K; list: string; listOwn: string },
) {
  const listing =
    (path: string, { onlyOwn }: { onlyOwn: boolean }) =>
    async ({ caller, query, http }: Listing) => {
      const { page, next } = await listPosts(deps, { viewerId: caller.id, kind, onlyOwn, ...query });
      linkNext(http, { path, limit: query.limit, cursor: next });
      return page;
    };
  return {
    list: listing(list, { onlyOwn: false }),
    listOwn: listing(listOwn, { onlyOwn: true }),
    create: ({ caller, body }: { caller: Caller; body: NewPost }) =>
      createPost(deps, { userId: caller.id, kind, wish: body }),
    remove: ({ caller, params }: OfOne) => deletePost(deps, { caller, kind, postId: params.id }),
    renew: ({ caller, params }: OfOne) => renewPost(deps, { userId: caller.id, kind, postId: params.id }),
  };
}

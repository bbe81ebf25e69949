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

const { listAccountabilityRequests, listChallenges, listMentorshipOffers, listTrash } = socialApi.operations;

export function postsRoutes(deps: SocialDeps) {
  const requests = handlersOf(deps, { kind: 'accountability', path: listAccountabilityRequests.path });
  const challenges = handlersOf(deps, { kind: 'challenges', path: listChallenges.path });
  const offers = handlersOf(deps, { kind: 'mentorship', path: listMentorshipOffers.path });
  return routes(socialApi, {
    listAccountabilityRequests: requests.list,
    createAccountabilityRequest: requests.create,
    deleteAccountabilityRequest: requests.remove,
    renewAccountabilityRequest: requests.renew,
    listChallenges: challenges.list,
    createChallenge: challenges.create,
    deleteChallenge: challenges.remove,
    renewChallenge: challenges.renew,
    listMentorshipOffers: offers.list,
    createMentorshipOffer: offers.create,
    deleteMentorshipOffer: offers.remove,
    renewMentorshipOffer: offers.renew,
    undoInSocial: ({ caller, params }) => bringBackPost(deps, { caller, token: params.token }),
    ...trashHandlers(deps, { path: listTrash.path, titles: { posts: ['posts.title'] } }),
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

/** The four calls of one kind. */
function handlersOf<K extends PostKind>(deps: SocialDeps, { kind, path }: { kind: K; path: string }) {
  return {
    list: async ({ caller, query, http }: Listing) => {
      const { page, next } = await listPosts(deps, { viewerId: caller.id, kind, ...query });
      linkNext(http, { path, limit: query.limit, cursor: next });
      return page;
    },
    create: ({ caller, body }: { caller: Caller; body: NewPost }) =>
      createPost(deps, { userId: caller.id, kind, wish: body }),
    remove: ({ caller, params }: OfOne) => deletePost(deps, { caller, kind, postId: params.id }),
    renew: ({ caller, params }: OfOne) => renewPost(deps, { userId: caller.id, kind, postId: params.id }),
  };
}

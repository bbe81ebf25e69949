import type { AnyPost, PostKind } from '@pathwise/contracts/post';
import { lockedFeature } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { announce } from '@pathwise/federation/shell-contract';
import { showError } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import { postCalls, putPostInCache, refreshPosts } from './post-calls.ts';
import { postTexts } from './post-texts.ts';

/** Keeps a post of the reader for another 30 days. */
export function useRenewPost(kind: PostKind) {
  const queries = useQueryClient();
  const { noun } = postTexts[kind];
  return useOwnMutation({
    mutationFn: ({ id }: AnyPost) => postCalls[kind].renew(id),
    onSuccess: (post) => {
      putPostInCache(queries, kind, post);
      void refreshPosts(queries, kind);
      notify({ title: `Your ${noun} stays for another 30 days` });
    },
    onError: (error) => {
      const feature = lockedFeature(error);
      if (feature) return announce('app:upgrade', { feature });
      showError(`Failed to renew ${noun}. Please try again.`);
    },
  });
}

import type { AnyPost, PostKind } from '@pathwise/contracts/post';
import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { UndoList } from '@pathwise/remote-kit/undo-list';
import { useBringBack } from '@pathwise/remote-kit/use-bring-back';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import { dropPostFromCache, postCalls, refreshPosts } from './post-calls.ts';
import { postTexts } from './post-texts.ts';
import { showPostFailure } from './show-post-failure.ts';

const bringBack = (token: string) => api.social.undoInSocial({ params: { token } });

/** Deletes posts, with Undo in the toast and in `undoList`. Render `undoList` once on the page. */
export function useDeletePost(kind: PostKind) {
  const queries = useQueryClient();
  const place = `posts ${kind}`;
  const remember = useBringBack(place, (client) => refreshPosts(client, kind), bringBack);
  const deletion = useOwnMutation({
    mutationFn: ({ id }: AnyPost) => postCalls[kind].remove(id),
    onSuccess: ({ undo }, { id, title }) => {
      dropPostFromCache(queries, kind, id);
      void refreshPosts(queries, kind);
      notify({
        title: `The ${postTexts[kind].noun} is deleted`,
        action: remember({ what: title, token: undo }),
      });
    },
    onError: (error) => showPostFailure(kind, 'deleteFailed', error),
  });
  return { deletePost: deletion.mutate, undoList: <UndoList place={place} /> };
}

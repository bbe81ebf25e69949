import type { PostKind } from '@pathwise/contracts/post';
import { lockedFeature } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { announce } from '@pathwise/federation/shell-contract';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { type SubmissionPlace, useSubmissionKey } from '@pathwise/remote-kit/use-submission-key';
import { notify } from '@pathwise/ui/notify';
import { postCalls, putPostInCache, refreshPosts } from './post-calls.ts';
import type { PostFields } from './post-form.ts';
import { postTexts } from './post-texts.ts';
import { showPostFailure } from './show-post-failure.ts';

interface CreatePostInput {
  readonly kind: PostKind;
  readonly submission: SubmissionPlace;
  /** The post is stored. This is called even when its form was closed meanwhile. */
  readonly onPosted: (fields: PostFields) => void;
}

/** Creates a post. Sending the same form again after a lost answer creates no second one. */
export function useCreatePost({ kind, submission: place, onPosted }: CreatePostInput) {
  const queries = useQueryClient();
  const submission = useSubmissionKey(place);
  return useOwnMutation({
    mutationFn: (fields: PostFields) => postCalls[kind].create(fields, submission.keyFor(fields)),
    onSuccess: (post, fields) => {
      submission.settle();
      putPostInCache(queries, kind, post);
      void refreshPosts(queries, kind);
      notify({ title: `Your ${postTexts[kind].noun} is posted` });
      onPosted(fields);
    },
    onError: (error) => {
      submission.settle(error);
      const feature = lockedFeature(error);
      if (feature) return announce('app:upgrade', { feature });
      showPostFailure(kind, 'createFailed', error);
    },
  });
}

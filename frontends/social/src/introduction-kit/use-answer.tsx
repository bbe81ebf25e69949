import type { Introduction } from '@pathwise/contracts/api/introductions';
import { api } from '@pathwise/federation/api';
import { useQueryClient } from '@pathwise/federation/query';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import { useConfirmation } from '@pathwise/ui/use-confirmation';
import { nameOf, shortNameOf } from '../member-kit/name.rules.ts';
import { refreshIntroductions } from './introduction-queries.ts';

/**
 * Answers received introductions, and ends asked or accepted ones. `onAnswer` is called as each answer is sent. Render
 * `confirmation` once in the component.
 */
export function useAnswer(onAnswer: (introduction: Introduction) => void) {
  const queries = useQueryClient();
  const { confirm, confirmation } = useConfirmation();
  const refresh = () => void refreshIntroductions(queries);
  const params = ({ id }: Introduction) => ({ params: { id } });
  const acceptance = useOwnMutation({
    onMutate: onAnswer,
    mutationFn: (asked: Introduction) => api.social.acceptIntroduction(params(asked)),
    onSuccess: (_, { member }) =>
      notify({
        title: `You and ${nameOf(member)} are introduced`,
        description: "Each of you sees the other's address.",
      }),
    onError: (error) => showFailure('Failed to accept the introduction', error),
    onSettled: refresh,
  });
  const refusal = useOwnMutation({
    onMutate: onAnswer,
    mutationFn: (asked: Introduction) => api.social.declineIntroduction(params(asked)),
    onError: (error) => showFailure('Failed to decline the introduction', error),
    onSettled: refresh,
  });
  const ending = useOwnMutation({
    onMutate: onAnswer,
    mutationFn: (introduction: Introduction) => api.social.endIntroduction(params(introduction)),
    onError: (error) => showFailure('Failed to end the introduction', error),
    onSettled: refresh,
  });
  const end = async (introduction: Introduction) => {
    const name = shortNameOf(introduction.member);
    const isSure = await confirm({
      title: `End the introduction with ${name}?`,
      description: "Neither of you sees the other's address in your introductions any more.",
      confirmLabel: 'End introduction',
      destructive: true,
    });
    if (isSure) ending.mutate(introduction);
  };
  return {
    accept: acceptance.mutate,
    decline: refusal.mutate,
    takeBack: ending.mutate,
    end: (introduction: Introduction) => void end(introduction),
    isPending: acceptance.isPending || refusal.isPending || ending.isPending,
    confirmation,
  };
}

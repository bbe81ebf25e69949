import { api } from '@pathwise/federation/api';
import { keyOf, useQueryClient } from '@pathwise/federation/query';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { notify } from '@pathwise/ui/notify';
import type { Report } from './reports-queries.ts';

export type Decision = 'hide' | 'dismiss' | 'show';

const words: Readonly<Record<Decision, { done: string; description: string; failed: string }>> = {
  hide: { done: 'Hidden', description: 'Other members do not see it any more.', failed: 'Nothing was hidden' },
  dismiss: {
    done: 'Report dismissed',
    description: 'What it was about stays as it is.',
    failed: 'The report was not dismissed',
  },
  show: { done: 'Shown again', description: 'Other members see it again.', failed: 'Nothing was shown again' },
};

/** Decides a report, and loads the lists of reports again. */
export function useDecision({ id }: Report) {
  const queries = useQueryClient();
  return useOwnMutation({
    mutationFn: (decision: Decision) => calls[decision]({ params: { id } }),
    onSuccess: (_, decision) => notify({ title: words[decision].done, description: words[decision].description }),
    onError: (error, decision) => showFailure(words[decision].failed, error),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(api.social.listReports) }),
  });
}

const calls = {
  hide: api.social.hideReported,
  dismiss: api.social.dismissReport,
  show: api.social.showReported,
};

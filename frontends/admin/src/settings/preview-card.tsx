import { api } from '@pathwise/federation/api';
import { query, useQuery, useQueryClient } from '@pathwise/federation/query';
import { useShell } from '@pathwise/federation/shell-contract';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { showFailure } from '@pathwise/remote-kit/show-failure';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Card } from '@pathwise/ui/card';
import { notify } from '@pathwise/ui/notify';
import { SegmentedControl } from '@pathwise/ui/segmented-control';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';

const previewQuery = { ...query(api.auth.getPreviewMode), staleTime: 0 };
type PreviewMode = Awaited<ReturnType<typeof api.auth.getPreviewMode>>['previewMode'];

const views = [
  { value: 'own', label: 'Your own plan' },
  { value: 'free', label: 'Free' },
  { value: 'premium', label: 'Premium' },
] as const;

/** Shows Pathwise to this admin as a free or a premium member sees it. */
export function PreviewCard() {
  const preview = useQuery(previewQuery);
  return (
    <Card title="Preview mode">
      <Loaded
        query={preview}
        skeleton={
          <SkeletonGroup label="Loading preview mode">
            <Skeleton className="h-11" />
          </SkeletonGroup>
        }
        failure={() => 'The preview mode could not be loaded'}
      >
        {({ previewMode }) => <PreviewChoice previewMode={previewMode} />}
      </Loaded>
    </Card>
  );
}

function PreviewChoice({ previewMode }: { previewMode: PreviewMode }) {
  const queries = useQueryClient();
  const { refreshSession } = useShell();
  const view = useOwnMutation({
    mutationFn: (next: PreviewMode) => api.auth.setPreviewMode({ body: { previewMode: next } }),
    onSuccess: async (stored) => {
      queries.setQueryData(previewQuery.queryKey, stored);
      await refreshSession({ fresh: true });
      notify({ title: 'Settings Updated', description: saidOf(stored.previewMode) });
    },
    onError: (error) => showFailure('Update Failed', error),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-text-2">See Pathwise as a free or a premium member does. Only you are affected.</p>
      <SegmentedControl
        label="View as"
        value={(view.isPending ? view.variables : previewMode) ?? 'own'}
        onChange={(next) => view.mutate(next === 'own' ? null : next)}
        options={views.map((option) => ({ ...option, disabled: view.isPending }))}
      />
    </div>
  );
}

const saidOf = (previewMode: PreviewMode): string =>
  previewMode ? `You see Pathwise as a ${previewMode} member.` : 'You see Pathwise with your own plan.';

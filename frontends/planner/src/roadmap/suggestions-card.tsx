import type { Suggestion } from '@pathwise/contracts/roadmap';
import { api } from '@pathwise/federation/api';
import { type QueryClient, useQuery, useQueryClient } from '@pathwise/federation/query';
import { Loaded } from '@pathwise/remote-kit/loaded';
import { showError } from '@pathwise/remote-kit/show-failure';
import { UndoList } from '@pathwise/remote-kit/undo-list';
import { useBringBack } from '@pathwise/remote-kit/use-bring-back';
import { useOwnMutation } from '@pathwise/remote-kit/use-own-mutation';
import { Button } from '@pathwise/ui/button';
import { Card } from '@pathwise/ui/card';
import { withLocalDays } from '@pathwise/ui/day';
import { EmptyState } from '@pathwise/ui/empty-state';
import { IconButton } from '@pathwise/ui/icon-button';
import { notify } from '@pathwise/ui/notify';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { Lightbulb, RefreshCw, Trash2 } from 'lucide-react';
import { refreshGoals } from '../goal-kit/goal-cache.ts';
import { goalQuery, suggestionsQuery } from '../goal-kit/goal-queries.ts';

export function SuggestionsCard({ goalId }: { goalId: string }) {
  const suggestions = useQuery(suggestionsQuery(goalId));
  const regeneration = useRegenerate(goalId);
  const { deleteAll, undoList } = useDeleteSuggestions(goalId);
  const regenerate = () => regeneration.mutate();
  const hasSome = (suggestions.data?.length ?? 0) > 0;
  return (
    <Card
      title={<h2>AI Suggestions</h2>}
      action={
        hasSome ? (
          <span className="-mr-2 flex">
            <IconButton label="Regenerate suggestions" onClick={regenerate} disabled={regeneration.isPending}>
              <RefreshCw className={regeneration.isPending ? 'motion-safe:animate-spin' : ''} aria-hidden />
            </IconButton>
            <IconButton label="Delete suggestions" onClick={deleteAll}>
              <Trash2 aria-hidden />
            </IconButton>
          </span>
        ) : undefined
      }
    >
      <Loaded query={suggestions} skeleton={<SuggestionsSkeleton />} failure={() => 'Failed to fetch AI data'}>
        {(list) =>
          list.length > 0 ? (
            <SuggestionList suggestions={list} />
          ) : (
            <EmptyState
              icon={Lightbulb}
              title="No suggestions yet"
              action={
                <Button loading={regeneration.isPending} onClick={regenerate}>
                  Ask for suggestions
                </Button>
              }
              className="-my-6"
            />
          )
        }
      </Loaded>
      {undoList}
    </Card>
  );
}

function SuggestionList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <ul className="divide-y divide-line">
      {suggestions.map(({ title, description, bullets }) => (
        <li key={title} className="py-4 first:pt-0 last:pb-0">
          <h3 className="font-title text-sm">{withLocalDays(title)}</h3>
          <p className="mt-0.5 text-text-2">{withLocalDays(description)}</p>
          {bullets.length > 0 ? (
            <ul className="mt-1.5 grid list-disc gap-1 pl-4 text-text-2 marker:text-line-control">
              {bullets.map((bullet) => (
                <li key={bullet}>{withLocalDays(bullet)}</li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function useRegenerate(goalId: string) {
  const queries = useQueryClient();
  return useOwnMutation({
    mutationFn: () => api.goals.regenerateSuggestions({ params: { id: goalId }, body: {} }),
    onSuccess: async (suggestions) => {
      queries.setQueryData(suggestionsQuery(goalId).queryKey, suggestions);
      await refreshGoals(queries, goalId);
      const isDeclined = queries.getQueryData(goalQuery(goalId).queryKey)?.coachNote != null;
      if (!isDeclined) notify({ title: 'Suggestions regenerated' });
    },
    onError: () => showError('Failed to regenerate suggestions. Please try again.'),
  });
}

function useDeleteSuggestions(goalId: string) {
  const queries = useQueryClient();
  const place = `suggestions:${goalId}`;
  const { queryKey } = suggestionsQuery(goalId);
  const remember = useBringBack(place, (client: QueryClient) => client.invalidateQueries({ queryKey }));
  const deletion = useOwnMutation({
    mutationFn: () => api.goals.deleteSuggestions({ params: { id: goalId } }),
    onSuccess: ({ undo }) => {
      queries.setQueryData(queryKey, []);
      notify({ title: 'Suggestions deleted', action: remember({ what: 'all suggestions', token: undo }) });
    },
    onError: () => showError('Failed to delete suggestions. Please try again.'),
  });
  return {
    deleteAll: () => deletion.mutate(),
    undoList: <UndoList place={place} />,
  };
}

function SuggestionsSkeleton() {
  return (
    <SkeletonGroup label="Loading suggestions" className="grid gap-3">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-3 w-full" />
      <Skeleton className="h-3 w-4/5" />
    </SkeletonGroup>
  );
}

import { useLocation, useSearchParams } from '@pathwise/federation/router';
import { useState } from 'react';

/** The choice in Preview: one goal, all of them, or none yet. */
export type PreviewChoice =
  | { readonly goalId: string; readonly opensAt: 'overview' | 'timeline' }
  | 'overview'
  | undefined;

const all = 'all';

/** The choice as kept in the address, so that Back and a reload find it. */
export function usePreviewAddress() {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const [firstKey] = useState(key);

  function choose(choice: Exclude<PreviewChoice, undefined>, { replace = false } = {}): void {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('view', 'preview');
        if (after.get('goal') !== goalOf(choice)) after.delete('scale');
        after.set('goal', goalOf(choice));
        if (typeof choice === 'object' && choice.opensAt === 'timeline') after.set('mode', 'timeline');
        else after.delete('mode');
        return after;
      },
      { replace },
    );
  }
  return {
    choice: choiceIn(params),
    choose,
    /** True once the person navigated here, instead of arriving by this address. */
    hasMoved: key !== firstKey,
  };
}

const goalOf = (choice: Exclude<PreviewChoice, undefined>) => (choice === 'overview' ? all : choice.goalId);

function choiceIn(params: URLSearchParams): PreviewChoice {
  const goalId = params.get('goal');
  if (!goalId) return undefined;
  if (goalId === all) return 'overview';
  return { goalId, opensAt: params.get('mode') === 'timeline' ? 'timeline' : 'overview' };
}

import { useSearchParams } from '@pathwise/federation/router';
import { useEffect, useEffectEvent } from 'react';
import type { DatedMilestone } from './milestone.rules.ts';

/**
 * Opens the step that the address asks for, `?step={id}`, as a result of a search does. It opens once: Back does not open it
 * again.
 */
export function useAskedStep(steps: readonly DatedMilestone[], open: (step: DatedMilestone) => void): void {
  const [params, setParams] = useSearchParams();
  const askedId = params.get('step');
  const asked = steps.find(({ milestone }) => milestone.id === askedId);
  const openAsked = useEffectEvent((step: DatedMilestone) => {
    open(step);
    const without = new URLSearchParams(params);
    without.delete('step');
    // before the dialog opens: its place in the history is that of the address without the step
    setParams(without, { replace: true });
  });
  useEffect(() => {
    if (asked) openAsked(asked);
  }, [asked]);
}

import type { PlanId } from '@pathwise/contracts/api/billing';
import { useLocation, useNavigate } from '@pathwise/federation/router';
import { type Step, stepIn } from './step.rules.ts';

/** The step on the page, and the ways to another one. */
export function useStep() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    step: stepIn(state),
    /** Opens the checkout as an entry of its own in the history, so that Back leaves it. */
    openCheckout: (checkout: PlanId) => void navigate('/subscription', { state: { checkout } satisfies Step }),
    /** Changes the step in place. Without one: the list of plans. */
    goTo: (step?: Step) => void navigate('/subscription', { replace: true, state: step ?? null }),
  };
}

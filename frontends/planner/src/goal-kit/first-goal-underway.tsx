import { Spinner } from '@pathwise/ui/spinner';

/** Replaces 'No goals yet' while the coach creates the first goal. */
export function FirstGoalUnderway() {
  return (
    <div role="status" className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <Spinner className="size-6 text-accent-text" />
      <p className="font-title">Sage is building your first goal</p>
      <p className="text-text-3">It appears here by itself, with its steps.</p>
    </div>
  );
}

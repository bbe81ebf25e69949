import { Button } from '@pathwise/ui/button';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { type ReactNode, useId } from 'react';

/** The card's border and heading. What changes inside is announced by its status alone, not by the log around it. */
export function CardFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call the buttons form fields
    <div
      role="group"
      aria-labelledby={id}
      aria-live="off"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <h3 id={id} className="font-semibold text-base">
        {heading}
      </h3>
      {children}
    </div>
  );
}

export function AskAgain({ onAskAgain }: { onAskAgain: (() => void) | undefined }) {
  return (
    <Button className="justify-self-start" disabled={!onAskAgain} onClick={onAskAgain}>
      Ask again
    </Button>
  );
}

export function CardSkeleton() {
  return (
    <SkeletonGroup label="Loading the proposal" className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </SkeletonGroup>
  );
}

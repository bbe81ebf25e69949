import type { Goal } from '@pathwise/contracts/api/goals';
import { Banner } from '@pathwise/ui/banner';
import { Button } from '@pathwise/ui/button';
import { SkeletonGroup } from '@pathwise/ui/skeleton';
import { SkeletonCard } from './roadmaps-skeleton.tsx';
import { useDraftAgain } from './use-draft-again.ts';

/** Says whether the coach's draft is under way or failed. A finished draft arrives by live update. */
export function DraftState({ goal }: { goal: Goal }) {
  if (goal.roadmapStatus === 'drafting') return <Drafting />;
  if (goal.roadmapStatus === 'failed') return <Failed goal={goal} />;
  return null;
}

function Drafting() {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-text-3">
        Sage is drafting your roadmap. It appears here by itself.
      </p>
      <SkeletonGroup
        label="Your roadmap is being drafted"
        className="grid gap-4 @3xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]"
      >
        <SkeletonCard lines={6} />
        <SkeletonCard lines={4} />
      </SkeletonGroup>
    </div>
  );
}

function Failed({ goal }: { goal: Goal }) {
  const draft = useDraftAgain(goal.id);
  return (
    <div role="alert">
      <Banner
        tone="danger"
        title="The roadmap could not be drafted"
        action={
          <Button loading={draft.isPending} onClick={() => draft.mutate()}>
            Retry
          </Button>
        }
      >
        Your goal is saved. Sage can try again now.
      </Banner>
    </div>
  );
}

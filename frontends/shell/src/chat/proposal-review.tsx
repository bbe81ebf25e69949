import type { ProposalNow } from '@pathwise/contracts/proposal';
import { useGoalInView } from '@pathwise/federation/goal-in-view';
import { itemsOf } from '@pathwise/federation/proposal.rules';
import { Link } from '@pathwise/federation/router';
import { Button } from '@pathwise/ui/button';
import { Check, Undo2 } from 'lucide-react';
import { acceptLabel, askedAgain, headingOf, isOnlyInTrash, type PutAway, standingOf } from './proposal.rules.ts';
import { Changes } from './proposal-changes.tsx';
import { AskAgain, CardFrame } from './proposal-frame.tsx';
import type { useProposal } from './use-proposal.ts';
import { type Review, useReview } from './use-review.ts';

/** The card's place in the conversation. */
export interface InConversation {
  /** The card of an earlier turn is folded at first. */
  readonly isLatest: boolean;
  /** A later card is about the same plan: this one can no longer be accepted. */
  readonly putAway: PutAway | undefined;
  /** The message that led to the proposal. */
  readonly asked: string;
  /** Sends words that ask for the proposal again; undefined while an answer comes. */
  readonly onAskAgain: ((words: string) => void) | undefined;
  readonly onViewRoadmap: (goalId: string) => void;
}

interface ProposalReviewProps extends InConversation {
  readonly now: ProposalNow;
  readonly goalId: string;
  readonly actions: Omit<ReturnType<typeof useProposal>, 'proposal'>;
}

/** A loaded proposal: its changes to choose from, or folded with what became of it. */
export function ProposalReview(props: ProposalReviewProps) {
  const { now, actions, isLatest, putAway } = props;
  const items = itemsOf(now);
  const accepted = new Set(now.accepted);
  const review = useReview({ now, items, isLatest, actions });
  const { isUnfolded, isDismissed, chosen, rest, failure } = review;
  const counts = { total: items.length, accepted: accepted.size };
  const canChoose = now.state === 'open' && !putAway && rest.length > 0;
  return (
    <div ref={review.card}>
      <CardFrame heading={headingOf(counts)}>
        <p role="status" className="-mt-2 flex items-center gap-1.5 text-meta text-text-2">
          {accepted.size > 0 ? <Check className="size-4 flex-none text-ok" aria-hidden /> : null}
          {standingOf(counts, now.state, { isDismissed, putAway })}
        </p>
        {isUnfolded ? (
          <Changes
            items={items}
            accepted={accepted}
            chosen={chosen}
            onChosen={canChoose ? review.choose : undefined}
            keptCount={now.keep.length}
          />
        ) : null}
        {isOnlyInTrash(now) ? (
          <p className="text-meta text-text-3">What it removed is in the trash for 30 days, and can be brought back.</p>
        ) : null}
        {failure ? (
          <p role="alert" className="text-danger text-meta">
            {failure}
          </p>
        ) : null}
        <Actions {...props} review={review} />
      </CardFrame>
    </div>
  );
}

function Actions(props: ProposalReviewProps & { readonly review: Review }) {
  const { now, goalId, actions, asked, onAskAgain, onViewRoadmap, putAway, review } = props;
  const { rest, wanted, isUnfolded } = review;
  const accepted = now.accepted.length;
  const isOpen = now.state === 'open' && !putAway;
  const mayAccept = isOpen && rest.length > 0;
  const waitsFolded = mayAccept && !isUnfolded && accepted === 0 && !review.isDismissed;
  const isGoalInView = useGoalInView()?.id === goalId;
  return (
    <div data-actions className="flex flex-wrap gap-2">
      {isUnfolded && mayAccept ? (
        <Button
          data-action="accept"
          variant="primary"
          disabled={wanted.length === 0}
          loading={actions.accept.isPending}
          onClick={review.accept}
        >
          {acceptLabel({ total: rest.length, accepted }, wanted.length)}
        </Button>
      ) : null}
      {now.undo ? (
        <Button data-action="undo" loading={actions.undo.isPending} onClick={review.undo}>
          <Undo2 aria-hidden />
          Undo
        </Button>
      ) : null}
      {isOnlyInTrash(now) ? (
        <Button asChild>
          <Link to="/trash">Open the trash</Link>
        </Button>
      ) : null}
      {isOpen || putAway || rest.length === 0 ? null : (
        <AskAgain onAskAgain={onAskAgain && (() => onAskAgain(askedAgain(asked, now)))} />
      )}
      {/* with keys, or the focus on one would be on the other after it */}
      {isUnfolded && isOpen && accepted === 0 ? (
        <Button key="dismiss" variant="ghost" onClick={review.dismiss}>
          Dismiss
        </Button>
      ) : (
        <Button
          key="fold"
          variant={waitsFolded ? 'default' : 'ghost'}
          data-action="fold"
          aria-expanded={isUnfolded}
          onClick={review.toggle}
        >
          {isUnfolded ? 'Hide changes' : waitsFolded ? 'Review and accept' : 'Show changes'}
        </Button>
      )}
      {accepted > 0 && !isGoalInView ? (
        <Button variant="ghost" onClick={() => onViewRoadmap(goalId)}>
          View roadmap
        </Button>
      ) : null}
    </div>
  );
}

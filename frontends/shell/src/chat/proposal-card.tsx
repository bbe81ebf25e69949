import { isGone } from '@pathwise/federation/api';
import { Button } from '@pathwise/ui/button';
import { laterProposals, type ProposalIds } from './proposal.rules.ts';
import { AskAgain, CardFrame, CardSkeleton } from './proposal-frame.tsx';
import { type InConversation, ProposalReview } from './proposal-review.tsx';
import { useProposal } from './use-proposal.ts';
import { useSuperseded } from './use-superseded.ts';

interface ProposalCardProps extends Omit<InConversation, 'putAway'> {
  readonly ids: ProposalIds;
  /** The proposals of later turns. */
  readonly later: readonly (ProposalIds | null | undefined)[];
}

/** Changes of a plan that the coach proposes: nothing changes until the person accepts all or some of them. */
export function ProposalCard({ ids, later, ...rest }: ProposalCardProps) {
  const { others, isRepeated } = laterProposals(ids, later);
  const { proposal, ...actions } = useProposal(ids);
  const isSuperseded = useSuperseded(proposal.data, others);
  const putAway = isSuperseded ? 'superseded' : isRepeated ? 'repeated' : undefined;
  const place = { ...rest, putAway } as const;
  const { asked, onAskAgain } = place;
  if (proposal.data)
    return (
      // a card that is put away folds, and forgets what was chosen
      <ProposalReview key={putAway} now={proposal.data} goalId={ids.goalId} actions={actions} {...place} />
    );
  if (!proposal.isError) return <CardSkeleton />;
  // the proposals of the last days are kept
  if (isGone(proposal.error))
    return (
      <CardFrame heading="Proposed changes">
        <p className="text-meta text-text-3">This proposal is no longer kept.</p>
        <AskAgain onAskAgain={onAskAgain && (() => onAskAgain(asked))} />
      </CardFrame>
    );
  return (
    <CardFrame heading="Proposed changes">
      <p className="text-meta text-text-3">The proposal could not be loaded.</p>
      <Button className="justify-self-start" onClick={() => void proposal.refetch()}>
        Retry
      </Button>
    </CardFrame>
  );
}

import type { RoadmapProposal } from '@pathwise/contracts/proposal';
import { itemsOf } from '@pathwise/federation/proposal.rules';
import { ProposedItems } from '@pathwise/federation/proposal-items';
import { messageOf } from '@pathwise/remote-kit/message-of';
import { Button } from '@pathwise/ui/button';
import { Dialog, DialogFooter } from '@pathwise/ui/dialog';
import { ErrorState } from '@pathwise/ui/error-state';
import { Skeleton, SkeletonGroup } from '@pathwise/ui/skeleton';
import { useEffect, useState } from 'react';
import { LosingDay } from '../goal-kit/planned-days.tsx';
import { KeptSteps } from './kept-steps.tsx';
import { useAcceptProposal, useProposal } from './use-proposal.ts';

interface RegenerateDialogProps {
  readonly goalId: string;
  readonly title?: string;
  /** True: the steps stay, and only get their days. */
  readonly sameSteps?: boolean;
  /** The kind of goal that the draft is of, where the person chose one. */
  readonly closestKind?: string;
  readonly onAccepted?: () => void;
  readonly onClose: () => void;
}

/** Drafts the roadmap again as a proposal. Nothing changes until the person accepts all or part of it. */
export function RegenerateDialog({
  goalId,
  title = 'Regenerate roadmap',
  sameSteps = false,
  closestKind,
  onAccepted,
  onClose,
}: RegenerateDialogProps) {
  const { mutate: ask, ...proposal } = useProposal(goalId, { sameSteps, closestKind, onDeclined: onClose });
  useEffect(() => ask(), [ask]);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description="Nothing changes until you accept. What you made, edited or completed stays."
    >
      {proposal.data ? (
        <Proposal
          key={proposal.data.proposalId}
          goalId={goalId}
          proposal={proposal.data}
          onAgain={ask}
          onAccepted={() => {
            onAccepted?.();
            onClose();
          }}
          onClose={onClose}
        />
      ) : proposal.isError ? (
        <ErrorState
          title={messageOf(proposal.error) ?? 'Failed to build the roadmap. Please try again.'}
          onRetry={() => ask()}
          className="-my-6"
        />
      ) : (
        <SkeletonGroup label="Sage is drafting" className="grid gap-3">
          <p className="text-text-3">Sage is drafting. This takes up to ten seconds.</p>
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-4/5" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

interface ProposalProps {
  readonly goalId: string;
  readonly proposal: RoadmapProposal;
  readonly onAgain: () => void;
  readonly onAccepted: () => void;
  readonly onClose: () => void;
}

function Proposal({ goalId, proposal, onAgain, onAccepted, onClose }: ProposalProps) {
  const items = itemsOf(proposal);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(items.map(({ id }) => id)));
  const accepting = useAcceptProposal(goalId);
  const isAll = chosen.size === items.length;
  const removals = items.filter(({ kind, id }) => kind === 'remove' && chosen.has(id)).length;

  function accept(): void {
    const wanted = isAll ? ('all' as const) : [...chosen];
    accepting.mutate({ proposalId: proposal.proposalId, accept: wanted }, { onSuccess: onAccepted });
  }

  return (
    <div className="grid gap-4">
      {accepting.isError ? (
        <ErrorState
          title={messageOf(accepting.error) ?? 'Failed to update the roadmap. Please try again.'}
          className="-my-6"
        />
      ) : null}
      {removals > 0 ? (
        <p className="font-medium">
          Removes {removals} {removals === 1 ? 'step' : 'steps'}
        </p>
      ) : null}
      {items.length === 0 ? <p>Nothing new to propose.</p> : <KeptSteps kept={proposal.keep} />}
      <ProposedItems
        items={items}
        chosen={chosen}
        onChosen={setChosen}
        noteOf={({ kind, id }) => (kind === 'remove' ? <LosingDay stepId={id} /> : null)}
      />
      <div className="sticky -bottom-6 -mx-6 -mb-6 border-line border-t bg-raised px-6 pt-2 pb-6 max-md:-bottom-[max(24px,env(safe-area-inset-bottom))]">
        <DialogFooter>
          <Button onClick={onClose}>{items.length === 0 ? 'Close' : 'Cancel'}</Button>
          {accepting.isError ? <Button onClick={onAgain}>Ask again</Button> : null}
          {items.length === 0 ? null : (
            <Button variant="primary" disabled={chosen.size === 0} loading={accepting.isPending} onClick={accept}>
              {isAll ? 'Accept all' : `Accept ${chosen.size} of ${items.length}`}
            </Button>
          )}
        </DialogFooter>
      </div>
    </div>
  );
}

import type { ProposalNow } from '@pathwise/contracts/proposal';
import { useGoalInView } from '@pathwise/federation/goal-in-view';
import { itemsOf, type ProposedItem } from '@pathwise/federation/proposal.rules';
import { ProposedItems } from '@pathwise/federation/proposal-items';
import { dismissedProposals } from '@pathwise/federation/storage-keys';
import { Button } from '@pathwise/ui/button';
import { localDay } from '@pathwise/ui/day';
import { giveFocus, useFocusAfter } from '@pathwise/ui/focus-after';
import { Check, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { acceptLabel, headingOf, standingOf } from './proposal.rules.ts';
import type { ProposalCardProps } from './proposal-card.tsx';
import { AskAgain, CardFrame } from './proposal-frame.tsx';
import { failureOf, type useProposal } from './use-proposal.ts';

interface ProposalReviewProps extends Omit<ProposalCardProps, 'ids'> {
  readonly now: ProposalNow;
  readonly goalId: string;
  readonly actions: Omit<ReturnType<typeof useProposal>, 'proposal'>;
}

/** A loaded proposal: its changes to choose from, or folded with what became of it. */
export function ProposalReview({ now, goalId, actions, isLatest, onAskAgain, onViewRoadmap }: ProposalReviewProps) {
  const items = itemsOf(now, localDay);
  const accepted = new Set(now.accepted);
  const review = useReview({ now, items, isLatest, actions });
  const { isUnfolded, isDismissed, chosen, rest, failure } = review;
  const counts = { total: items.length, accepted: accepted.size };
  const isOpen = now.state === 'open';
  const isGoalInView = useGoalInView()?.id === goalId;
  return (
    <div ref={review.card}>
      <CardFrame heading={headingOf(counts)}>
        <p role="status" className="-mt-2 flex items-center gap-1.5 text-meta text-text-2">
          {accepted.size > 0 ? <Check className="size-4 flex-none text-ok" aria-hidden /> : null}
          {standingOf(counts, now.state, isDismissed)}
        </p>
        {isUnfolded ? (
          <Changes
            items={items}
            accepted={accepted}
            chosen={chosen}
            onChosen={isOpen && rest.length > 0 ? review.choose : undefined}
            keptCount={now.keep.length}
          />
        ) : null}
        {failure ? (
          <p role="alert" className="text-danger text-meta">
            {failure}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          {isUnfolded && isOpen && rest.length > 0 ? (
            <Button
              data-action="accept"
              variant="primary"
              disabled={review.wanted.length === 0}
              loading={actions.accept.isPending}
              onClick={review.accept}
            >
              {acceptLabel({ ...counts, total: rest.length }, review.wanted.length)}
            </Button>
          ) : null}
          {isUnfolded && isOpen && accepted.size === 0 ? (
            <Button variant="ghost" onClick={review.dismiss}>
              Dismiss
            </Button>
          ) : (
            <Button variant="ghost" data-action="fold" aria-expanded={isUnfolded} onClick={review.toggle}>
              {isUnfolded ? 'Hide changes' : 'Show changes'}
            </Button>
          )}
          {now.undo ? (
            <Button data-action="undo" loading={actions.undo.isPending} onClick={review.undo}>
              <Undo2 aria-hidden />
              Undo
            </Button>
          ) : null}
          {accepted.size > 0 && !isGoalInView ? (
            <Button variant="ghost" onClick={() => onViewRoadmap(goalId)}>
              View roadmap
            </Button>
          ) : null}
          {isOpen || rest.length === 0 ? null : <AskAgain onAskAgain={onAskAgain} />}
        </div>
      </CardFrame>
    </div>
  );
}

interface ReviewInput extends Pick<ProposalReviewProps, 'now' | 'actions' | 'isLatest'> {
  readonly items: readonly ProposedItem[];
}

const idsOf = (items: readonly ProposedItem[]) => new Set(items.map(({ id }) => id));

/** What the person has chosen, and the actions, each with the place of the focus afterwards. */
function useReview({ now, items, isLatest, actions: { accept, undo } }: ReviewInput) {
  const { proposalId } = now;
  const rest = items.filter(({ id }) => !now.accepted.includes(id));
  const [isDismissed, setDismissed] = useState(() => dismissedProposals.has(proposalId));
  const [isUnfolded, setUnfolded] = useState(
    isLatest && now.state === 'open' && now.accepted.length === 0 && !isDismissed,
  );
  const [chosen, choose] = useState<ReadonlySet<string>>(() => idsOf(rest));
  const wanted = rest.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const card = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(`${isUnfolded} ${now.undo}`);
  const focusOn = (...actions: string[]) =>
    focusAfter(() =>
      giveFocus(actions.map((action) => card.current?.querySelector<HTMLElement>(`[data-action=${action}]`))),
    );
  const putAway = (isAway: boolean) => {
    dismissedProposals.set(proposalId, isAway);
    setDismissed(isAway);
    setUnfolded(!isAway);
  };

  return {
    card,
    rest,
    chosen,
    choose,
    wanted,
    isDismissed,
    isUnfolded,
    // an outdated proposal says so itself
    failure: now.state === 'open' || undo.isError ? failureOf(accept.error ?? undo.error) : undefined,
    accept: () => {
      focusOn('undo', 'fold');
      undo.reset();
      accept.mutate(wanted.length === items.length ? 'all' : wanted, {
        onSuccess: () => {
          choose(new Set());
          setUnfolded(false);
        },
      });
    },
    undo: () => {
      if (!now.undo) return;
      focusOn('accept', 'fold');
      accept.reset();
      undo.mutate(now.undo, {
        onSuccess: () => {
          choose(idsOf(items));
          setUnfolded(true);
        },
      });
    },
    dismiss: () => {
      focusOn('fold');
      putAway(true);
    },
    toggle: () => (isDismissed ? putAway(false) : setUnfolded(!isUnfolded)),
  };
}

interface ChangesProps {
  readonly items: readonly ProposedItem[];
  readonly accepted: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: ((chosen: ReadonlySet<string>) => void) | undefined;
  readonly keptCount: number;
}

const mostAtFirst = 5;
/** Two more than the limit are shown at once: a button would save no room. */
const isLong = ({ length }: readonly unknown[]) => length > mostAtFirst + 2;

function Changes({ items, accepted, chosen, onChosen, keptCount }: ChangesProps) {
  const [isWhole, setWhole] = useState(false);
  const isCut = isLong(items) && !isWhole;
  return (
    <>
      <ProposedItems
        items={items}
        accepted={accepted}
        chosen={chosen}
        onChosen={items.length > 1 ? onChosen : undefined}
        headingLevel={4}
        {...(isCut ? { most: mostAtFirst } : {})}
      />
      {isLong(items) ? (
        <div className="-mx-2.5 flex flex-wrap">
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${items.length}`}
          </Button>
          {onChosen ? (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => onChosen(chosen.size > 0 ? new Set() : idsOf(items.filter(({ id }) => !accepted.has(id))))}
            >
              {chosen.size > 0 ? 'Select none' : 'Select all'}
            </Button>
          ) : null}
        </div>
      ) : null}
      {keptCount > 0 ? (
        <p className="text-meta text-text-3">
          {keptCount === 1 ? 'One other step stays as it is.' : `${keptCount} other steps stay as they are.`}
        </p>
      ) : null}
    </>
  );
}

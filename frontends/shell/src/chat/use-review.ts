import type { ProposalNow } from '@pathwise/contracts/proposal';
import type { ProposedItem } from '@pathwise/federation/proposal.rules';
import { dismissedProposals } from '@pathwise/federation/storage-keys';
import { giveFocus, useFocusAfter } from '@pathwise/ui/focus-after';
import { useRef, useState } from 'react';
import { failureOf, type useProposal } from './use-proposal.ts';

interface ReviewInput {
  readonly now: ProposalNow;
  readonly items: readonly ProposedItem[];
  /** A proposal of an earlier turn is folded at first. */
  readonly isLatest: boolean;
  readonly actions: Pick<ReturnType<typeof useProposal>, 'accept' | 'undo'>;
}

export type Review = ReturnType<typeof useReview>;

const idsOf = (items: readonly ProposedItem[]) => new Set(items.map(({ id }) => id));

/** What the person has chosen of a proposal, and the actions, each with the place of the focus afterwards. */
export function useReview({ now, items, isLatest, actions: { accept, undo } }: ReviewInput) {
  const { state, accepted, undo: token } = now;
  const rest = items.filter(({ id }) => !accepted.includes(id));
  const fold = useFold(now, isLatest);
  const [chosen, choose] = useState<ReadonlySet<string>>(() => idsOf(accepted.length > 0 ? [] : items));
  const wanted = rest.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const { card, focusOn } = useActionFocus(`${fold.isUnfolded} ${token} ${state}`);

  return {
    card,
    rest,
    chosen,
    choose,
    wanted,
    isDismissed: fold.isDismissed,
    isUnfolded: fold.isUnfolded,
    // an outdated proposal says so itself
    failure: failureOf((state === 'open' ? accept.error : undefined) ?? undo.error),
    accept: () => {
      focusOn('undo', 'fold');
      undo.reset();
      const show = () => {
        choose(new Set());
        fold.unfold(false);
      };
      accept.mutate(wanted.length === items.length ? 'all' : wanted, { onSuccess: show });
    },
    undo: () => {
      if (token === null) return;
      focusOn('accept', 'fold');
      accept.reset();
      const show = () => {
        choose(idsOf(items));
        fold.unfold(true);
      };
      undo.mutate(token, { onSuccess: show });
    },
    dismiss: () => {
      focusOn('fold');
      fold.putAway(true);
    },
    toggle: fold.toggle,
  };
}

/** Whether the changes are shown. A dismissed proposal stays folded on this device. */
function useFold({ proposalId, state, accepted }: ProposalNow, isLatest: boolean) {
  const [isDismissed, setDismissed] = useState(() => dismissedProposals.has(proposalId));
  const [isUnfolded, unfold] = useState(isLatest && state === 'open' && accepted.length === 0 && !isDismissed);
  const putAway = (isAway: boolean) => {
    dismissedProposals.set(proposalId, isAway);
    setDismissed(isAway);
    unfold(!isAway);
  };
  const toggle = () => (isDismissed ? putAway(false) : unfold(!isUnfolded));
  return { isDismissed, isUnfolded, unfold, putAway, toggle };
}

/** Gives the focus to the first of some actions that is there, once `watched` has changed and the pressed one is gone. */
function useActionFocus(watched: string) {
  const card = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter(watched);
  const find = (action: string) => card.current?.querySelector<HTMLElement>(`[data-action=${action}]`);
  const focusOn = (...actions: string[]) => focusAfter(() => giveFocus(actions.map(find)));
  return { card, focusOn };
}

import type { Chat } from '@pathwise/contracts/api/ai';
import type { ProposalNow } from '@pathwise/contracts/proposal';

export type ProposalIds = NonNullable<Chat['proposal']>;

interface Counts {
  readonly total: number;
  readonly accepted: number;
}

/** '5 proposed changes'. */
export function headingOf({ total }: Pick<Counts, 'total'>): string {
  return total === 1 ? 'Proposed change' : `${total} proposed changes`;
}

/** True when something of a proposal can still be accepted. */
export const waits = ({ state, accepted }: Pick<ProposalNow, 'state' | 'accepted'>, total: number): boolean =>
  state === 'open' && accepted.length < total;

/** True when only the trash can bring back what an accepted proposal removed. */
export const isOnlyInTrash = ({ accepted, undo, hasStepsInTrash }: ProposalNow): boolean =>
  accepted.length > 0 && !undo && hasStepsInTrash;

/** Why a card of the conversation is put away: a later one is about the same plan. */
export type PutAway = 'superseded' | 'repeated';

/** What became of a proposal, in words. */
export function standingOf(
  { total, accepted }: Counts,
  state: ProposalNow['state'],
  { isDismissed, putAway }: { isDismissed: boolean; putAway?: PutAway | undefined },
): string {
  if (total > 0 && accepted === total) return total === 1 ? 'Accepted' : `All ${total} accepted`;
  const part = accepted > 0 ? `${accepted} of ${total} accepted.` : '';
  if (putAway === 'superseded') return `${part} There is a newer proposal below.`.trim();
  if (putAway === 'repeated') return `${part} It is shown again below.`.trim();
  if (state === 'expired') return `${part} ${part ? 'The rest' : 'This proposal'} is more than a day old.`.trim();
  if (state === 'outdated') return `${part} The plan has changed since this was proposed.`.trim();
  if (part) return part.slice(0, -1);
  return isDismissed ? 'Dismissed. Nothing was changed.' : 'Nothing changes until you accept.';
}

/** What a proposal would change that another cannot change too: steps, the goal, and its texts. A new step counts by its title. */
const touched = ({ add, change, remove }: Pick<ProposalNow, 'add' | 'change' | 'remove'>): readonly string[] => [
  ...add.map(({ title }) => title.toLowerCase()),
  ...[...change.filter(({ part }) => part !== 'todos'), ...remove].map(({ id }) => id),
];

/** Whether two proposals are about the same part of a plan, so that only one of them can hold. */
export function competes(one: Parameters<typeof touched>[0], other: Parameters<typeof touched>[0]): boolean {
  const ofOther = new Set(touched(other));
  return touched(one).some((part) => ofOther.has(part));
}

/** The proposals of later turns for the same goal, and whether a later turn shows the same one again. */
export function laterProposals(
  ids: ProposalIds,
  later: readonly (Chat['proposal'] | undefined)[],
): { others: ProposalIds[]; isRepeated: boolean } {
  const ofGoal = later.filter((one) => one !== null && one !== undefined).filter(({ goalId }) => goalId === ids.goalId);
  const others = new Map(ofGoal.map((one) => [one.proposalId, one]));
  const isRepeated = others.delete(ids.proposalId);
  return { others: [...others.values()], isRepeated };
}

/** The label of the button that accepts what is chosen. `total` counts what is not accepted yet. */
export function acceptLabel({ total, accepted }: Counts, chosen: number): string {
  if (total === 1 && accepted === 0) return 'Accept';
  if (chosen < total) return chosen === 0 ? 'Accept selected' : `Accept selected (${chosen})`;
  return accepted > 0 ? 'Accept the rest' : 'Accept all';
}

const place = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next';
const stepByPlace = new RegExp(`\\b(?:(?:the |my )?(?:${place}) step|(?:the )?step (?:number |no\\.? )?\\d+)\\b`, 'gi');

/**
 * The words that ask for a proposal again. The steps may have other numbers by now, so one that was named by its number is
 * named by its title.
 */
export function askedAgain(message: string, { change, remove }: Pick<ProposalNow, 'change' | 'remove'>): string {
  const titles = [
    ...change.flatMap((one) => (one.part === 'step' ? one.before.title : [])),
    ...remove.map(({ title }) => title),
  ];
  const [title] = titles;
  if (title === undefined || titles.length > 1 || (message.match(stepByPlace)?.length ?? 0) !== 1) return message;
  return message.replace(stepByPlace, () => `the step “${title.replaceAll(/[“”]/g, '"')}”`);
}

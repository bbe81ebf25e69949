import { people } from '../admin-kit/people.rules.ts';
import { countOf, type Selection } from './selection.rules.ts';
import { wordsOf } from './users.rules.ts';
import type { BulkAction, UserFilter } from './users-queries.ts';

/** What an admin is about to do, and to whom. */
export interface BulkRequest {
  readonly action: BulkAction['action'];
  readonly whom: Selection;
  /** The filter at the time of the press. It says who 'everybody' is. */
  readonly filter: UserFilter;
}

export const questions: Readonly<
  Record<BulkAction['action'], { title: (whom: string) => string; text: string; confirm: string }>
> = {
  delete: {
    title: (whom) => `Delete ${whom}?`,
    text: 'Their accounts and everything in them are deleted for good. Nobody can bring them back.',
    confirm: 'Delete',
  },
  grant: {
    title: (whom) => `Give ${whom} premium?`,
    text: 'Premium starts at once. Whoever has premium for longer keeps the longer time.',
    confirm: 'Grant premium',
  },
  revoke: {
    title: (whom) => `Take premium back from ${whom}?`,
    text: 'This ends what admins gave. What somebody paid for stays.',
    confirm: 'Revoke premium',
  },
};

/** Whom a request means, in one sentence. */
export function whomInWords({ whom, filter }: BulkRequest, matching: number): string {
  if (!whom.all) {
    const addresses = [...whom.people.values()].map(({ email }) => email);
    const shown = addresses.slice(0, 5).join(', ');
    return addresses.length > 5 ? `${shown} and ${addresses.length - 5} more` : shown;
  }
  const left = whom.except.size;
  const who = wordsOf(filter) ? `Everybody who matches ${wordsOf(filter)}` : 'Everybody, on every page';
  return `${who}: ${people(countOf(whom, matching))}${left > 0 ? `, without the ${left} you unticked` : ''}`;
}

/** What a finished or running action says, such as `Deleting 120 of 500`. */
export function progressOf({ action, status, done, total, failedCount }: BulkAction): string {
  const verb = {
    delete: ['Deleting', 'Deleted'],
    grant: ['Giving premium to', 'Gave premium to'],
    revoke: ['Taking premium from', 'Took premium from'],
  }[action];
  const count = status === 'done' ? total - failedCount : done;
  return `${verb[status === 'done' ? 1 : 0]} ${count.toLocaleString()} of ${people(total)}`;
}

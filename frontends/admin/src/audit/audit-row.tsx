import { Badge } from '@pathwise/ui/badge';
import { formatMoment } from '../admin-kit/moments.ts';
import { changesOf, wordsOfAction } from './audit.rules.ts';
import type { AuditEntry } from './audit-queries.ts';

const outcomes = {
  done: { tone: 'green', word: 'Done' },
  denied: { tone: 'red', word: 'Denied' },
  failed: { tone: 'amber', word: 'Failed' },
} as const;

/** One act: who, what, to whom, how it ended, and what it changed. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, target, outcome, before, after } = entry;
  const { tone, word } = outcomes[outcome];
  const changes = changesOf(before, after);
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-title">{wordsOfAction(action)}</span>
        <Badge tone={tone}>{word}</Badge>
        <time dateTime={at} className="text-meta text-text-3">
          {formatMoment(at)}
        </time>
      </div>
      <p className="wrap-anywhere text-text-2">
        {actor ? (actor.email ?? wordsFor(actor)) : 'The command line'}
        {target ? ` → ${nameOf(target)}` : ''}
      </p>
      {changes.length > 0 ? (
        <ul className="wrap-anywhere text-meta text-text-3">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Names a person without an address. */
const wordsFor = ({ isUnread }: { readonly isUnread?: boolean | undefined }) =>
  isUnread ? 'Name unknown at the moment' : 'A deleted account';
const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

const nameOf = (target: NonNullable<AuditEntry['target']>): string => {
  const { kind, id, email } = target;
  if (kind === 'person') return email ?? lowerFirst(wordsFor(target));
  return kind === 'thing' ? id : `${kind} ${id}`;
};

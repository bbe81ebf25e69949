/** An item before a draft was applied. `was` is set only if the draft changed or removed it. */
interface Before<T> {
  id: string;
  was: T | null;
  isRemoved: boolean;
}

/** What a draft or an edit did to a list. */
export interface Replaced<T> {
  before: Before<T>[];
  added: string[];
  /** Versions of the items that the edit itself marked as the person's: a later version is a later change by them. */
  ownAs?: { id: string; version: number }[];
}

interface Item {
  version: number;
  tickedAt?: number;
}

/** Records a draft's changes to a list, for the undo. Unchanged items are not recorded. */
export function noteReplaced<T extends Item>(
  { before, after }: { before: readonly T[]; after: readonly T[] },
  rules: {
    idOf: (item: T) => string;
    isChanged: (before: T, after: T) => boolean;
    isPersons?: (item: T) => boolean;
  },
): Replaced<T> {
  const { idOf, isChanged, isPersons = () => false } = rules;
  const now = new Map(after.map((item) => [idOf(item), item]));
  const stood = new Map(before.map((item) => [idOf(item), item]));
  const known = new Set(stood.keys());
  const own = after.filter((item) => {
    const was = stood.get(idOf(item));
    return isPersons(item) && (!was || isChanged(was, item));
  });
  return {
    ...(own.length > 0 ? { ownAs: own.map((item) => ({ id: idOf(item), version: item.version })) } : {}),
    before: before.map((item) => {
      const kept = now.get(idOf(item));
      return { id: idOf(item), was: kept && !isChanged(item, kept) ? null : item, isRemoved: !kept };
    }),
    added: [...now.keys()].filter((id) => !known.has(id)),
  };
}

/**
 * The same without items that left the trash since. The person brought these back or deleted them for good, and the undo
 * of the draft does neither.
 */
export function leaveAlone<R extends Replaced<unknown>>(replaced: R, ids: ReadonlySet<string>): R {
  const before = replaced.before.map((one) => (ids.has(one.id) ? { ...one, was: null } : one));
  return { ...replaced, before };
}

/**
 * Undoes a draft's changes to a list: added items go, changed and removed ones are restored. Later changes by the
 * person stay: items made, edited, completed or deleted.
 */
export function takeBack<T extends Item>(
  now: readonly T[],
  { before, added, ownAs = [] }: Replaced<T>,
  rules: { idOf: (item: T) => string; isPersons: (item: T) => boolean },
): T[] {
  const { idOf } = rules;
  const asApplied = new Map(ownAs.map(({ id, version }) => [id, version]));
  const isPersons = (item: T) => rules.isPersons(item) && asApplied.get(idOf(item)) !== item.version;
  const current = new Map(now.map((item) => [idOf(item), item]));
  const earlier = before.flatMap(({ id, was, isRemoved }) => {
    const item = current.get(id);
    if (!item) return isRemoved && was ? [was] : [];
    if (!was || isPersons(item)) return [item];
    const { version, tickedAt } = item; // keep the time of a later tick and untick, or planner would have a later one
    return [{ ...was, version: version + 1, ...(tickedAt === undefined ? {} : { tickedAt }) }];
  });
  const known = new Set(before.map(({ id }) => id));
  const drafted = new Set(added);
  const since = now.filter((item) => !known.has(idOf(item)) && (!drafted.has(idOf(item)) || isPersons(item)));
  return [...earlier, ...since];
}

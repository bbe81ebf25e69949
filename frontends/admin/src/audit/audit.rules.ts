/** An operation in words: `billing.grantPremium` reads 'Grant premium'. */
export function wordsOfAction(action: string): string {
  const name = action.slice(action.lastIndexOf('.') + 1);
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Values = Readonly<Record<string, string | number | boolean | null>>;

/** What an act changed, a line for each value that is another one now: `plan: free → premium`. */
export function changesOf(before: Values | null, after: Values | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const was = before && name in before ? wordOf(before[name]) : undefined;
    const is = after && name in after ? wordOf(after[name]) : undefined;
    if (was === is) return [];
    if (was === undefined) return [`${name}: ${is}`];
    return [is === undefined ? `${name}: was ${was}` : `${name}: ${was} → ${is}`];
  });
}

const wordOf = (value: Values[string] | undefined): string =>
  value === null || value === undefined || value === '' ? 'nothing' : String(value);

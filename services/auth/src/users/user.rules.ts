type Changes<T> = { [K in keyof T]?: T[K] | undefined };

/** The fields of `change` that differ from the stored ones, with empty text as null. Undefined when none differs. */
export function changesIn<T extends object>(stored: T, change: Changes<T>): Partial<T> | undefined {
  const set: Partial<T> = {};
  for (const field of Object.keys(change) as (keyof T)[]) {
    const value = (change[field] === '' ? null : change[field]) as T[keyof T] | undefined;
    if (value !== undefined && value !== stored[field]) set[field] = value;
  }
  return Object.keys(set).length > 0 ? set : undefined;
}

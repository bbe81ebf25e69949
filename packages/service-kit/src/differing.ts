/** Returns the members of `wanted` that differ from `stored`. Two Dates of the same instant are equal. */
export function differing<T extends object>(stored: T, wanted: { [K in keyof T]?: T[K] | undefined }): Partial<T> {
  const entries = Object.entries(wanted).filter(
    ([key, value]) => value !== undefined && !isSame(value, stored[key as keyof T]),
  );
  return Object.fromEntries(entries) as Partial<T>;
}

const isSame = (a: unknown, b: unknown) =>
  a === b || (a instanceof Date && b instanceof Date && a.getTime() === b.getTime());

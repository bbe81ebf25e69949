const KEY = 'diaryWindow';

/**
 * Tells this window from others. It outlives a reload and an expired session; a duplicated window begins with the same
 * one, and whoever hears the other write under it takes a new one.
 */
export function windowName(): string {
  try {
    return sessionStorage.getItem(KEY) ?? takeWindowName(crypto.randomUUID());
  } catch {
    // forbidden storage keeps no drafts either
    return '';
  }
}

export function takeWindowName(name: string): string {
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // as above
  }
  return name;
}

export function leaveWindowName(): void {
  takeWindowName(crypto.randomUUID());
}

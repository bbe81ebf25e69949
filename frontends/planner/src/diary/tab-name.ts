const key = 'diaryWindow';

/**
 * Identifies this tab. The name survives a reload and an expired session. A duplicated tab starts with the same name; a
 * tab that sees a write under its name takes a new one.
 */
export function tabName(): string {
  try {
    return sessionStorage.getItem(key) ?? setTabName(crypto.randomUUID());
  } catch {
    // without access to storage there are no drafts either
    return '';
  }
}

export function setTabName(name: string): string {
  try {
    sessionStorage.setItem(key, name);
  } catch {
    // as above
  }
  return name;
}

export function renewTabName(): void {
  setTabName(crypto.randomUUID());
}

import type { ThemeChoice } from '@pathwise/federation/shell-contract';
import { storedTheme } from '@pathwise/federation/storage-keys';

export function chosenTheme(): ThemeChoice {
  return storedTheme.get() ?? 'system';
}

/** Shows a theme and keeps the choice; the page's head script shows it again before the next first paint. */
export function applyTheme(choice: ThemeChoice): void {
  const theme = choice === 'system' ? undefined : choice;
  storedTheme.set(theme);
  if (theme) document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
}

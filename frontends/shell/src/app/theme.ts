import type { ThemeChoice } from '@pathwise/federation/shell-contract';
import { storedTheme } from '@pathwise/federation/storage-keys';

export function chosenTheme(): ThemeChoice {
  return storedTheme.get() ?? 'system';
}

/** Applies a theme and stores the choice. The head script applies it before the next first paint. */
export function applyTheme(choice: ThemeChoice): void {
  const theme = choice === 'system' ? undefined : choice;
  storedTheme.set(theme);
  if (theme) document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
}

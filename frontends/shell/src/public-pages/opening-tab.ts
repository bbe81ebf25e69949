/** The forms of /auth. */
export type AuthTab = 'login' | 'register';

/** Router state of links to /auth for new people. The address is the same for everybody. */
export const forNewcomers: { readonly tab: AuthTab } = { tab: 'register' };

/** The form that a link chose; login by default. */
export function openingTab(state: unknown): AuthTab {
  return (state as { tab?: unknown } | null)?.tab === 'register' ? 'register' : 'login';
}

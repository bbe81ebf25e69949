/** The forms of /auth. */
export type AuthTab = 'login' | 'register';

/** The router state for links to /auth that are meant for newcomers; the address stays the same for everybody. */
export const forNewcomers: { readonly tab: AuthTab } = { tab: 'register' };

/** The form that a link asked for; login when it asked for none. */
export function openingTab(state: unknown): AuthTab {
  return (state as { tab?: unknown } | null)?.tab === 'register' ? 'register' : 'login';
}

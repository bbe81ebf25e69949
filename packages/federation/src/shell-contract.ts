// What the shell provides to its remotes. The package's version is the contract's. Module Federation refuses remotes
// built against another major version.

import type { User } from '@pathwise/contracts/api/auth';
import type { Plan } from '@pathwise/contracts/api/users';
import type { PremiumFeature } from '@pathwise/contracts/problem';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';

export type View = 'workspace' | 'preview';
export type ThemeChoice = 'system' | 'light' | 'dark';

/**
 * `loading` until the first answer to GET /api/user, `signing-out` during the sign-out call. A network failure or 5xx
 * keeps the last known `user`.
 */
export type Session =
  | { readonly status: 'loading' | 'signing-out' | 'signed-out'; readonly user: undefined; readonly plan: undefined }
  | { readonly status: 'signed-in'; readonly user: User; readonly plan: Plan };

export interface Shell {
  readonly session: Session;
  /**
   * Fetches the person and their plan again, past every cache. Within 2 s it may return an earlier call's answer. With
   * `fresh` it always asks, for example after a payment.
   */
  readonly refreshSession: (options?: { readonly fresh?: boolean }) => Promise<void>;
  /**
   * Asks first when words or changes would be lost, unless `unasked`. Resolves to false when the person stays signed in. Rejects
   * when the server was not told; this device is empty then all the same.
   */
  readonly signOut: (options?: { readonly unasked?: boolean }) => Promise<boolean>;
  readonly view: View;
  /** Switches the tab. The chosen pane scrolls to its top. */
  readonly setView: (view: View) => void;
  readonly theme: ThemeChoice;
  readonly setTheme: (theme: ThemeChoice) => void;
}

/** The shell provides it once. Remotes read it through the hooks below. */
export const ShellContext = createContext<Shell | undefined>(undefined);

/** Everything the shell provides. Throws outside the shell; tests wrap in `ShellContext`. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs the shell around it');
  return shell;
}

export function useSession(): Session {
  return useShell().session;
}

/** The signed-in person, for member pages. Throws when nobody is signed in. */
export function useMember(): User {
  const { user } = useSession();
  if (!user) throw new Error('useMember needs a signed-in person');
  return user;
}

/** The window events between shell and remotes. `openAiChat` may have no detail, because the spec names only the event. */
export interface ShellEvents {
  openAiChat: { readonly message?: string; readonly goalId?: string } | undefined;
  'app:upgrade': { readonly feature: PremiumFeature };
  'app:view': { readonly view: View };
}

/** Sends one of the contract's window events. */
export function announce<Name extends keyof ShellEvents>(
  name: Name,
  ...[detail]: undefined extends ShellEvents[Name] ? [detail?: ShellEvents[Name]] : [detail: ShellEvents[Name]]
): void {
  window.dispatchEvent(new CustomEvent(name, detail === undefined ? undefined : { detail }));
}

/** Listens to one of the contract's window events. Returns the function that stops listening. */
export function listen<Name extends keyof ShellEvents>(
  name: Name,
  onEvent: (detail: ShellEvents[Name]) => void,
): () => void {
  const listener = (event: Event) => onEvent(((event as CustomEvent).detail ?? undefined) as ShellEvents[Name]);
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}

/** `listen` while the component is mounted. `onEvent` may close over state. */
export function useShellEvent<Name extends keyof ShellEvents>(
  name: Name,
  onEvent: (detail: ShellEvents[Name]) => void,
): void {
  const latest = useEffectEvent(onEvent);
  useEffect(() => listen(name, (detail) => latest(detail)), [name]);
}

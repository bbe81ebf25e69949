import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';
import type { Passwords } from './sign-in/passwords.ts';

export type AuthDeps = ServiceDeps<Config> & AuthParts;

/** Parts that a test may replace. */
export interface AuthParts {
  passwords: Passwords;
  /** Waits. Resolves early when the caller hangs up. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

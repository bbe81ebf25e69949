import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';
import type { PictureSource } from './images/download-picture.ts';
import type { Passwords } from './sign-in/passwords.ts';

export interface AuthDeps extends ServiceDeps<Config> {
  readonly passwords: Passwords;
  readonly pictureSource: PictureSource;
  /** Waits. Resolves early when the caller hangs up. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}
/** Parts that a test may replace. */
export type AuthParts = Pick<AuthDeps, 'passwords' | 'pictureSource' | 'pause'>;

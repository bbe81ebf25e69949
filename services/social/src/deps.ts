import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';
import type { SocialUndo } from './posts/social-undo.ts';

export interface SocialDeps extends Omit<ServiceDeps<Config>, 'undo'> {
  readonly undo: SocialUndo;
}

import type { Permission } from '@pathwise/contracts/operation';
import { adminOnly, premiumRequired, signedOut } from '../problem.ts';
import type { Caller } from './caller.ts';

/** Enforces the access that an operation declares; nothing else does. Throws 401, 402 or 403. */
export function enforceAccess({ access, feature }: Permission, caller: Caller | undefined): void {
  if (access === 'public') return;
  if (!caller) throw signedOut();
  if (access === 'admin' && caller.role !== 'admin') throw adminOnly();
  if (access === 'premium' && caller.plan !== 'premium') throw premiumRequired(feature);
}

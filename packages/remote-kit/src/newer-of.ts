import { type ApiError, hasCode } from '@pathwise/federation/api';

/** The stored version, when a save was refused because another tab or person saved first. */
export function newerOf<Stored>(error: unknown): Stored | undefined {
  if (!hasCode(error, 'stale-version')) return undefined;
  return (error as ApiError).problem?.current as Stored | undefined;
}

import { type ApiError, hasCode } from '@pathwise/federation/api';

/** What is stored now, when a save was refused because somebody else, or the same person in another tab, saved first. */
export function newerOf<Stored>(error: unknown): Stored | undefined {
  if (!hasCode(error, 'stale-version')) return undefined;
  return (error as ApiError).problem?.current as Stored | undefined;
}

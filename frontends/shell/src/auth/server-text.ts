import { ApiError } from '@pathwise/federation/api';

/** The server's text, or the given one when the server was not reached. */
export function serverText(error: unknown, unreachable: string): string {
  return error instanceof ApiError ? error.detail : unreachable;
}

/** A toast says why under its title, unless that only repeats the title. */
export const failedToast = (title: string, why: string): { title: string; description?: string } =>
  why === title ? { title } : { title, description: why };

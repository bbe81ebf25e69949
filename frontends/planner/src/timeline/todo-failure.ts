import { ApiError } from '@pathwise/federation/api';
import { tellError } from '../saving/tell-failure.ts';

/** Tells of a roadmap call that did not go through, in the spec's words where the server answered. */
export function tellTodoFailure(error: unknown): void {
  tellError(todoFailure(error));
}

function todoFailure(error: unknown): string {
  return error instanceof ApiError ? `HTTP error! status: ${error.status}` : 'The network is away. Please try again.';
}

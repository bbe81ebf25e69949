import { ApiError } from '@pathwise/federation/api';
import { tellError } from '../saving/tell-failure.ts';

/** Shows the toast of a failed roadmap call, in the spec's wording where the server answered. */
export function tellTodoFailure(error: unknown): void {
  tellError(todoFailure(error));
}

function todoFailure(error: unknown): string {
  return error instanceof ApiError ? `HTTP error! status: ${error.status}` : 'The network is away. Please try again.';
}

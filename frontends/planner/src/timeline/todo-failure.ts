import { ApiError } from '@pathwise/federation/api';
import { showError } from '@pathwise/remote-kit/show-failure';

/** Shows the toast of a failed roadmap call, in the spec's wording where the server answered. */
export function showTodoFailure(error: unknown): void {
  showError(todoFailure(error));
}

function todoFailure(error: unknown): string {
  return error instanceof ApiError ? `HTTP error! status: ${error.status}` : 'The network is away. Please try again.';
}

import { ApiError } from '@pathwise/federation/api';
import { notify } from '@pathwise/ui/notify';

/** Tells of a roadmap call that did not go through, in the spec's words where the server answered. */
export function tellTodoFailure(error: unknown): void {
  notify({ title: 'Error', description: todoFailure(error), variant: 'destructive' });
}

function todoFailure(error: unknown): string {
  return error instanceof ApiError ? `HTTP error! status: ${error.status}` : 'The network is away. Please try again.';
}

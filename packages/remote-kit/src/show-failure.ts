import { notify } from '@pathwise/ui/notify';
import { messageOf } from './message-of.ts';

/** A toast that says what failed, with the server's message, or `otherwise` when there was none. */
export function showFailure(title: string, error: unknown, otherwise = 'Please try again'): void {
  notify({ title, description: messageOf(error) ?? otherwise, variant: 'destructive' });
}

/** A toast titled 'Error', for failures with one fixed sentence in the spec. */
export function showError(description: string): void {
  notify({ title: 'Error', description, variant: 'destructive' });
}

import { notify } from '@pathwise/ui/notify';
import { messageOf } from './message-of.ts';

/** A toast that says what failed, and why in the server's words; `otherwise` where the server gave none. */
export function tellFailure(title: string, error: unknown, otherwise = 'Please try again'): void {
  notify({ title, description: messageOf(error) ?? otherwise, variant: 'destructive' });
}

/** A toast headed 'Error', for what the spec tells in one fixed sentence. */
export function tellError(description: string): void {
  notify({ title: 'Error', description, variant: 'destructive' });
}

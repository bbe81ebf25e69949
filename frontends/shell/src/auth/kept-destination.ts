import { placeAfterReset } from '@pathwise/federation/storage-keys';
import { type Destination, destinationIn } from './destination.rules.ts';

/** As long as a link to a new password works. */
const keptMs = 3_600_000;

/** Keeps the destination of a person who asks for a link to a new password. Without one an older destination is dropped. */
export const keepDestination = (next: Destination | undefined): void =>
  placeAfterReset.set(next && JSON.stringify({ next, at: Date.now() }));

/** The destination that was kept within the last hour, once. An older release may have written to storage. */
export function takeDestination(): Destination | undefined {
  try {
    const kept = JSON.parse(placeAfterReset.take() ?? 'null') as { at?: unknown } | null;
    const age = Date.now() - Number(kept?.at);
    return age >= 0 && age < keptMs ? destinationIn(kept) : undefined;
  } catch {
    return undefined;
  }
}

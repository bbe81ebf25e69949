import { noteWaiting } from '@pathwise/federation/connection';
import { waitingWrites } from '@pathwise/federation/storage-keys';

/** Removes the answers that the service worker keeps. The worker does the same; it may not control this page. */
export async function forgetKeptAnswers(): Promise<void> {
  // an insecure address has no caches
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('answers:')).map((name) => caches.delete(name)));
}

/** What another person could not send any more is not kept for the eyes of this one. */
export function forgetOthersWrites(personId: string): void {
  waitingWrites.removeOthers(personId);
  noteWaiting();
}

import { waitUntil } from '@pathwise/local-servers/wait-until';
import type { Page } from 'playwright-core';

/** Run at the start of every page: notes the words of every toast, also of those that leave at once. */
export const noteToasts = `
  window.notedToasts = [];
  const noted = new WeakSet();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
      if (noted.has(toast)) continue;
      noted.add(toast);
      window.notedToasts.push(toast.textContent);
    }
  }).observe(document, { childList: true, subtree: true });
`;

/** The words of the toasts since the page was loaded, without those that `toasted` has found. */
export const notedToasts = (page: Page): Promise<string[]> => page.evaluate<string[]>('window.notedToasts');

/**
 * Waits until one toast has said all of this, also when it is gone by then: it stays for seconds, which a busy machine can sleep
 * through. What was said up to it is not found again.
 */
export async function toasted(page: Page, ...words: string[]): Promise<void> {
  const take = `(() => {
    const place = window.notedToasts.findIndex((said) => ${JSON.stringify(words)}.every((one) => said.includes(one)));
    if (place >= 0) window.notedToasts.splice(0, place + 1);
    return place >= 0;
  })()`;
  await waitUntil(`a toast to say “${words.join('” and “')}”`, () => page.evaluate<boolean>(take));
}

import { waitUntil } from '@pathwise/local-servers/wait-until';
import type { Page } from 'playwright-core';

/** Runs at the start of every page. Records the text of every toast, even of one that disappears at once. */
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

/** The texts of the toasts since the page was loaded, without those that `toasted` has found. */
export const notedToasts = (page: Page): Promise<string[]> => page.evaluate<string[]>('window.notedToasts');

/**
 * Waits until one toast has shown all these texts, even when it is gone by then: a busy machine can miss the seconds it is shown.
 * A later call does not find this toast or an earlier one again.
 */
export async function toasted(page: Page, ...words: string[]): Promise<void> {
  const take = `(() => {
    const place = window.notedToasts.findIndex((said) => ${JSON.stringify(words)}.every((one) => said.includes(one)));
    if (place >= 0) window.notedToasts.splice(0, place + 1);
    return place >= 0;
  })()`;
  try {
    await waitUntil(`a toast to say “${words.join('” and “')}”`, () => page.evaluate<boolean>(take));
  } catch (error) {
    throw new Error(`${(error as Error).message}; the toasts were ${JSON.stringify(await notedToasts(page))}`);
  }
}

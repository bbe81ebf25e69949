import type { Page } from 'playwright-core';

/**
 * Takes a picture of a whole page with touch emulation, in a window as tall as the page. Playwright's full-page picture would switch
 * touch emulation off, and touch-only parts such as the `…` menus would be missing. It would also leave frames of another process
 * blank outside the window, such as the preview of a mail.
 */
export async function pictureOfWhole(page: Page, path?: string): Promise<Buffer> {
  const size = page.viewportSize();
  if (!size) throw new Error('a window without a size');
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  await page.setViewportSize({ ...size, height });
  try {
    return await page.screenshot({ ...(path ? { path } : {}), animations: 'disabled' });
  } finally {
    await page.setViewportSize(size);
  }
}

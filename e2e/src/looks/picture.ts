import type { Page } from 'playwright-core';

/**
 * A picture of a whole page as a finger sees it. The window is made as tall as the page: Playwright's own full-page picture
 * ends the emulation of touch while it is taken, and with it all that only a finger is shown, such as the `…` menus.
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

import type { Page } from 'playwright-core';

/**
 * Takes a picture of a whole page with touch emulation. It makes the window as tall as the page, because Playwright's full-page
 * picture switches touch emulation off, and then touch-only parts such as the `…` menus are missing. It leaves frames of another
 * process blank too, such as the preview of a mail, where they are outside the window.
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

import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type BrowserWindow, launchBrowser, openWindow, type WindowLook } from './browser.ts';

/**
 * A browser for the tests of a file: started before them, closed after them. Returns how to open a window at a site.
 * `closeAfterEach`: no test of the file goes on with the windows of another. `fontSize`: see launchBrowser.
 */
export function windowsAt(
  url: () => string,
  { closeAfterEach = false, fontSize }: { closeAfterEach?: boolean; fontSize?: number } = {},
): (look?: WindowLook) => Promise<BrowserWindow> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(fontSize === undefined ? {} : { fontSize });
  }, 300_000);
  afterEach(async () => {
    if (closeAfterEach) for (const context of browser.contexts()) await context.close();
  });
  afterAll(async () => {
    await browser?.close();
  }, 60_000);
  return (look = {}) => openWindow(browser, { url: url(), ...look });
}

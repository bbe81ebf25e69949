import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type BrowserWindow, sidewaysScroll } from '../driving/browser.ts';
import { windowsAt } from '../driving/windows-at.ts';
import { type Cast, gatherCast } from '../people/cast.ts';
import { sharedPlatform } from '../shared-platforms.ts';
import type { PageState } from './page-state.ts';
import { openState, statesOf } from './pages.ts';
import { violations } from './violations.ts';

type Device = keyof typeof widths;
type WindowOf = (who: PageState['who'], device: Device) => Promise<BrowserWindow>;

const widths = { phone: 375, desktop: 1280 } as const;

/**
 * Declares a test for each state of a part: no accessibility violation, and no sideways scrolling on a phone. Returns the
 * windows of the file's people, for further tests of the file.
 */
export function checkStates(part: keyof typeof statesOf): WindowOf {
  let cast: Cast;
  const open = windowsAt(() => sharedPlatform().url);
  const windows = new Map<string, Promise<BrowserWindow>>();

  beforeAll(async () => {
    cast = await gatherCast(sharedPlatform());
  }, 300_000);

  /** One window for each person and width, reused for all pages of that person. */
  const windowOf: WindowOf = (who, device) => {
    const key = `${who} ${device}`;
    const person = who === 'visitor' ? undefined : cast[who];
    const window = windows.get(key) ?? open({ width: widths[device], person });
    windows.set(key, window);
    return window;
  };

  describe('every page, on a phone and on a desktop, light and dark', () => {
    it.each(statesOf[part].map((state) => [state.name, state] as const))(
      '%s has no accessibility violation and never scrolls sideways',
      async (_name, state) => {
        const devices = (['phone', 'desktop'] as const).filter((device) => !state.only || state.only === device);
        const found = await Promise.all(devices.map((device) => check(windowOf, state, device)));
        expect(found.flat()).toEqual([]);
      },
    );
  });
  return windowOf;
}

async function check(windowOf: WindowOf, state: PageState, device: Device): Promise<string[]> {
  const { page } = await windowOf(state.who, device);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: widths[device], height: device === 'phone' ? 812 : 800 });
  await openState(page, state);
  const found = await violations(page);
  if (device === 'phone') found.push(...(await scrollsAt(page, 375)), ...(await scrollsAt(page, 320)));
  return found.map((violation) => `${device}: ${violation}`);
}

async function scrollsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 812 });
  const pixels = await sidewaysScroll(page);
  return pixels > 0 ? [`${width}: scrolls sideways by ${pixels} px`] : [];
}

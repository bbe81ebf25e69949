import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  type BrowserWindow,
  launchBrowser,
  openWindow,
  shown,
  sidewaysScroll,
  type Theme,
} from '../src/driving/browser.ts';
import type { PageState } from '../src/looks/page-state.ts';
import { openState, pageStates } from '../src/looks/pages.ts';
import { openChat } from '../src/looks/staging.ts';
import { type Cast, gatherCast } from '../src/people/cast.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const platform = sharedPlatform();
let browser: Browser;
let cast: Cast;
const windows = new Map<string, Promise<BrowserWindow>>();

beforeAll(async () => {
  browser = await launchBrowser();
  cast = await gatherCast(platform);
}, 300_000);
afterAll(async () => {
  await browser?.close();
}, 60_000);

const widths = { phone: 375, desktop: 1280 } as const;
type Device = keyof typeof widths;

/** One window for each person and width, reused for all pages of that person. */
function windowOf(who: PageState['who'], device: Device): Promise<BrowserWindow> {
  const key = `${who} ${device}`;
  const person = who === 'visitor' ? {} : { person: cast[who] };
  const window = windows.get(key) ?? openWindow(browser, { url: platform.url, width: widths[device], ...person });
  windows.set(key, window);
  return window;
}

/**
 * The themes differ only in colours, so the second theme is checked for colours only. Elements without a violation are not
 * described, because on a long roadmap the description takes three times as long as the check.
 */
async function violations(page: Page, theme: Theme): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  const found = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(await rulesFor(page, theme)) })
    .analyze();
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}: ${id} (${help}) at ${target}: ${failureSummary}`),
  );
}

async function rulesFor(page: Page, theme: Theme): Promise<RunOptions> {
  if (theme === 'dark') return { runOnly: ['color-contrast', 'link-in-text-block'] };
  // an open menu hides everything else from assistive technology, even the landmark of its button
  if (await page.getByRole('menu').isVisible()) return { rules: { region: { enabled: false } } };
  return {};
}

async function scrollsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 812 });
  const pixels = await sidewaysScroll(page);
  return pixels > 0 ? [`${width}: scrolls sideways by ${pixels} px`] : [];
}

async function check(state: PageState, device: Device): Promise<string[]> {
  const { page } = await windowOf(state.who, device);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: widths[device], height: device === 'phone' ? 812 : 800 });
  await openState(page, state);
  const found = [...(await violations(page, 'light')), ...(await violations(page, 'dark'))];
  if (device === 'phone') found.push(...(await scrollsAt(page, 375)), ...(await scrollsAt(page, 320)));
  return found.map((violation) => `${device}: ${violation}`);
}

describe('the chat beside a page', () => {
  it('never makes the page longer than its content', async () => {
    const { page } = await windowOf('member', 'desktop');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/members');
    await shown(page.getByRole('heading', { level: 1, name: 'Members' }));
    await openChat(page);
    const isScrolling = 'document.querySelector("[role=log]").scrollHeight > innerHeight';
    expect(await page.evaluate(isScrolling)).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(800);
  });
});

describe('every page, on a phone and on a desktop, light and dark', () => {
  it.each(pageStates.map((state) => [state.name, state] as const))(
    '%s has no accessibility violation and never scrolls sideways',
    async (_name, state) => {
      const devices = (['phone', 'desktop'] as const).filter((device) => !state.only || state.only === device);
      const found = await Promise.all(devices.map((device) => check(state, device)));
      expect(found.flat()).toEqual([]);
    },
  );
});

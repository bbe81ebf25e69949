import { describe, expect, it } from '@jest/globals';
import { adminPages } from '@pathwise/contracts/site.rules';
import type { Page } from 'playwright-core';
import { gone, shown, sidewaysScroll, type WindowLook } from '../src/driving/browser.ts';
import { todayInLondon } from '../src/driving/on-the-plan.ts';
import { goalWithRoadmap } from '../src/driving/steps.ts';
import { brokenWords } from '../src/driving/whole-words.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { planFullWeek } from '../src/people/full-week.ts';
import { newAdmin, newPerson } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url, { closeAfterEach: true });
const openWithLargeText = windowsAt(() => platform.url, { closeAfterEach: true, fontSize: 32 });
/** The page's own root is doubled, as by a style sheet of the person: conditions on the window's width do not follow. */
const openWithLargeRoot: typeof open = async (look) => {
  const window = await open(look);
  await window.context.addInitScript(`(() => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '200%');
    enlarge();
    addEventListener('DOMContentLoaded', enlarge);
  })()`);
  return window;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Makes something once for all tests, which leave it as it is. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** One person with a goal, a full week and something in the trash. */
const somebody = once(async () => {
  const made = await newPerson(platform.url);
  const goal = await goalWithRoadmap(made, { title: 'Run a half marathon', category: 'health' });
  await planFullWeek(made.api, todayInLondon());
  const { id } = await made.api.planner.createEntry({ body: { title: 'First run', content: 'Two kilometres.' } });
  await made.api.planner.deleteEntry({ params: { id } });
  return { person: made, goal: goal.id };
});
const admin = once(() => newAdmin(platform));

/** A layer in the page. DOM types are not available here. */
interface Layer {
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

const memberPages = (goal: string) => [
  '/dashboard',
  '/goals',
  '/profession',
  '/health',
  '/relationship',
  '/hobby',
  '/plan',
  '/plan?board=reminders',
  '/diary',
  '/faq',
  '/trash',
  '/subscription',
  '/profile',
  '/goals?view=preview',
  `/goals?view=preview&goal=${goal}`,
  `/goals?view=preview&goal=${goal}&mode=timeline`,
  '/members',
  '/explore',
  '/challenges',
  '/accountability',
  '/mentorship',
];
const publicPages = [
  '/landing',
  '/auth',
  '/auth/forgotten',
  '/subscription',
  '/support',
  '/privacy-policy',
  '/terms-of-service',
];
const ownWords = 'h1, nav, header, dt, label, legend, [role="tab"], main button, main h2';

const windows = [
  ['188 px wide', () => open, 188],
  ['320 px wide', () => open, 320],
  ['375 px wide with text at 200 %', () => openWithLargeText, 375],
  ['375 px wide with its root at 200 %', () => openWithLargeRoot, 375],
  ['1280 px wide with text at 200 %', () => openWithLargeText, 1280],
] as const;

describe.each(windows)('a window %s', (_name, opener, width) => {
  const opened = async (look: WindowLook = {}) => (await opener()({ ...look, width })).page;

  /** The pages that scroll sideways or break a word. */
  async function faultsOf(page: Page, paths: readonly string[]): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {};
    for (const path of paths) {
      await page.goto(path);
      await shown(page.locator('h1:visible'));
      await gone(page.locator('main [role="status"][aria-busy="true"]'));
      const wide = await sidewaysScroll(page);
      const broken = await brokenWords(page, ownWords);
      if (wide > 0 || broken.length > 0) found[path] = { wide, broken };
    }
    return found;
  }

  /** Notes a layer that leaves the window, scrolls sideways or breaks a word. */
  async function lookAt(page: Page, layer: string, found: Record<string, unknown>): Promise<void> {
    const box = await (await shown(page.locator(layer))).boundingBox();
    const isWithin = box !== null && box.x >= 0 && box.x + box.width <= width;
    const wide = await page.locator(layer).evaluate(({ scrollWidth, clientWidth }: Layer) => scrollWidth - clientWidth);
    const broken = await brokenWords(page, `${layer} :is(h2, h3, p, label, button, option)`);
    if (!isWithin || wide > 0 || broken.length > 0) found[layer] = { isWithin, wide, broken };
  }

  it('shows a member whole words, and nothing sideways', async () => {
    const { person, goal } = await somebody();
    expect(await faultsOf(await opened({ person }), memberPages(goal))).toEqual({});
  });

  it('shows a visitor whole words, and nothing sideways', async () => {
    const page = await opened();
    const found = await faultsOf(page, publicPages);
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Register' }).click();
    await shown(page.getByLabel('First name (optional)'));
    await lookAt(page, '#main', found);
    expect(found).toEqual({});
  });

  it('shows an admin whole words, and nothing sideways', async () => {
    const page = await opened({ person: await admin() });
    const paths = adminPages.map((path) => `/${path}`);
    expect(await faultsOf(page, paths)).toEqual({});
  });

  it('shows the chat, a form, questions and the palette in whole words, and nothing sideways', async () => {
    const page = await opened(await somebody());
    const found: Record<string, unknown> = {};
    await page.goto('/goals');
    await page.locator('#open-chat').click();
    await shown(page.getByRole('log').getByText(/Sage/).first());
    await lookAt(page, 'aside[aria-label="Sage"]', found);
    await button(page, 'Close chat').click();
    await button(page, 'Create Goal').click();
    await lookAt(page, '[role="dialog"]', found);
    await button(page, 'Cancel').click();
    await button(page, /^Delete Run/).click();
    await lookAt(page, '[role="alertdialog"]', found);
    await button(page, 'Cancel').click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search pages/ }).fill('run');
    await shown(page.getByRole('option').nth(6));
    await lookAt(page, '[role="dialog"]:has([role="listbox"])', found);
    await page.keyboard.press('Escape');
    await page.goto('/trash');
    await button(page, 'Delete for good: First run').click();
    await lookAt(page, '[role="alertdialog"]', found);
    expect(found).toEqual({});
  });
});

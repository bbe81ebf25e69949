import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { becomes, beside, shown } from '../src/driving/browser.ts';
import { goalWithRoadmap } from '../src/driving/steps.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { newPerson } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url, { closeAfterEach: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your goal' });
const claim = "Let's make your dream a reality. Right now.";

/** Lets the app's scripts wait until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/(libraries|main)\.\w+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe('the landing page', () => {
  it.each([375, 1280])('is painted and can be read without script at %d px', async (width) => {
    const { page, problems } = await open({ width, hasScript: false });
    await page.goto('/');
    await shown(heading(page));
    expect(await heading(page).textContent()).toBe(claim);
    expect(await page.evaluate("getComputedStyle(document.querySelector('h1')).fontWeight")).toBe('600');
    await shown(page.getByRole('heading', { name: 'AI-powered guidance' }));
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy');
    // a browser without script asks for none ahead
    expect(beside(problems(), /landing\.\w+\.js: csp$/)).toEqual([]);
  });

  it.each([375, 1280])('stands still at %d px when its script takes over, and keeps what was typed', async (width) => {
    const { page, problems } = await open({ width });
    await page.addInitScript(`window.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) shifts.push(value);
      }).observe({ type: 'layout-shift', buffered: true });`);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const letScriptsLoad = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await shown(heading(page));
    await field(page).fill('Run 10 km');
    letScriptsLoad();
    await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
    expect(await heading(page).textContent()).toBe(claim);
    expect(await field(page).inputValue()).toBe('Run 10 km');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/auth');
    expect(await page.evaluate('shifts')).toEqual([]);
    expect(calls).not.toContain('/api/user');
    expect(problems()).toEqual([]);
  });

  it('sends what stands in the field when Enter came before its script', async () => {
    const { page, problems } = await open();
    const letScriptsLoad = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await field(page).fill('Run 10 km');
    await page.keyboard.press('Enter');
    expect(await field(page).inputValue()).toBe('Run 10 km');
    letScriptsLoad();
    await page.waitForURL('**/auth');
    await shown(page.getByText('Run 10 km'));
    expect(problems()).toEqual([]);
  });

  it('fills the field by a chip before its script', async () => {
    const { page, problems } = await open();
    const letScriptsLoad = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('group', { name: 'Quick start' }).getByRole('button').first().click();
    const prompt = await field(page).inputValue();
    expect(prompt).toMatch(/^I want to /);
    letScriptsLoad();
    await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toBe(prompt);
    expect(await page.evaluate('document.activeElement?.ariaLabel')).toBe('Your goal');
    expect(problems()).toEqual([]);
  });

  it('is not what a member’s start page begins with', async () => {
    const { page } = await open({ person: await newPerson(platform.url), hasScript: false });
    await page.goto('/');
    const begun = await page.locator('#root').textContent();
    expect(begun).toContain("Here's your life planning progress overview");
    expect(begun).not.toContain('make your dream a reality');
  });
});

describe('a member’s page', () => {
  it.each([
    ['/', '/api/dashboard/stats'],
    ['/plan', '/api/weekly-tasks'],
    ['/members', '/api/user'],
    ['/goals?view=preview', '/unified-milestones'],
  ])('at %s asks for %s before its scripts run, and for no file that its HTML does not name', async (path, read) => {
    const person = await newPerson(platform.url);
    await goalWithRoadmap(person, { title: 'Run a half marathon', category: 'health' });
    const { page, problems } = await open({ person });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const letScriptsLoad = await holdScripts(page);
    const answer = await page.goto(path, { waitUntil: 'commit' });
    await becomes(
      'the requests',
      async () => asked,
      () => asked.some((one) => one.endsWith(read)),
    );
    letScriptsLoad();
    await shown(page.locator('[data-mfe] h1:visible'));
    const html = String(await answer?.text());
    const files = asked.filter((one) => one.startsWith('/remotes'));
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((one) => !html.includes(`"${one}"`))).toEqual([]);
    expect(problems()).toEqual([]);
  });
});

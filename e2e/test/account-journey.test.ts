import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { becomes, beside, gone, shown } from '../src/driving/browser.ts';
import { mailedLink } from '../src/driving/inbox.ts';
import { toasted } from '../src/driving/toasts.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { newPerson, type Person, password } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const newPassword = 'another long enough password';
const openAt = windowsAt(() => platform.url);
const open = (person: Person | undefined, width = 1280) => openAt({ person, width });

/** The photo on the page; the sidebar, which a phone hides, shows it too. */
const storedImage = (page: Page) => page.getByRole('main').locator('img[src^="/api/images/"]');

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await shown(page.getByRole('heading', { name: /^Welcome back/ }));
}

describe('a profile', () => {
  it.each([1280, 375])('gets a photo and words, which other members see, at %i', async (width) => {
    const [maya, other] = [await newPerson(platform.url), await newPerson(platform.url)];
    const window = await open(maya, width);
    const { page } = window;
    await page.goto('/profile');
    const photo = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.locator('input[type=file]').setInputFiles(photo);
    await toasted(page, 'Image Ready');
    await page.getByLabel('Profession').fill('Lighthouse keeper');
    await page.getByLabel('Looking for').fill('Somebody to write to');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await shown(page.getByRole('button', { name: 'Edit profile' }));
    await shown(page.getByText('Lighthouse keeper'));
    await shown(storedImage(page));

    await becomes(
      'the photo among the members',
      () => other.api.social.getMember({ params: { id: maya.user.id } }),
      ({ profileImageUrl }) => profileImageUrl !== null,
    );
    const seen = await open(other, width);
    await seen.page.goto(`/profile?user=${maya.user.id}`);
    await shown(seen.page.getByText('Somebody to write to'));
    await shown(storedImage(seen.page));
    expect([...window.problems(), ...seen.problems()]).toEqual([]);
  });
});

describe('an account', () => {
  it.each([1280, 375])('gets a new password by a mailed link, which signs out the old one, at %i', async (width) => {
    const maya = await newPerson(platform.url);
    const { email } = maya.user;
    const [window, lost] = [await open(undefined, width), await open(maya, width)];
    await lost.page.goto('/');
    await shown(lost.page.getByRole('heading', { name: /^Welcome back/ }));
    const { page } = window;
    await page.goto('/auth');
    await page.getByRole('link', { name: /forgot/i }).click();
    await shown(page.getByRole('heading', { name: 'Forgotten your password?' })); // the form before has an Email too
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await shown(page.getByText('Look in your inbox'));

    await page.goto(await mailedLink(platform, { to: email, subject: 'Choose a new password' }));
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await toasted(page, 'Password changed');
    await shown(lost.page.getByText('Please sign in again'));
    await signIn(page, { email, password: newPassword });
    expect(beside(window.problems(), /401/)).toEqual([]);
  });

  it.each([1280, 375])('gets a new address, confirmed from its inbox, at %i', async (width) => {
    const maya = await newPerson(platform.url);
    const address = `new-${randomUUID()}@example.org`;
    const window = await open(maya, width);
    const { page } = window;
    await page.goto('/profile#account');
    await page.getByLabel('New address').fill(address);
    await page.getByRole('button', { name: 'Change address' }).click();
    await shown(page.getByText('Waiting for your confirmation'));
    await mailedLink(platform, { to: maya.user.email, subject: 'A new address for your account' });

    await page.goto(await mailedLink(platform, { to: address, subject: 'Confirm your new address' }));
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await toasted(page, 'Address confirmed');
    const fresh = await open(undefined, width);
    await signIn(fresh.page, { email: address, password });
    expect(window.problems()).toEqual([]);
  });

  it.each([1280, 375])('changes its password and signs a lost device out, at %i', async (width) => {
    const maya = await newPerson(platform.url);
    const [window, lost] = [await open(maya, width), await open(maya, width === 375 ? 1280 : 375)];
    await lost.page.goto('/');
    await shown(lost.page.getByRole('heading', { name: /^Welcome back/ }));
    const { page } = window;
    await page.goto('/profile#account');
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await shown(page.getByText('You are signed in on this device only.'));
    await shown(lost.page.getByText('Please sign in again'));

    await page.getByLabel('Current password').fill('a wrong password');
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await toasted(page, 'The password was not changed');
    await page.getByLabel('Current password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await toasted(page, 'Password changed');
    await signIn(lost.page, { email: maya.user.email, password: newPassword });
    expect(beside(window.problems(), /PUT .*\/api\/account\/password: 4/)).toEqual([]);
  });

  it.each([1280, 375])('is left on the profile, and a toast says on /auth how that went, at %i', async (width) => {
    const window = await open(await newPerson(platform.url), width);
    const { page } = window;
    const toAuth = async (...words: string[]) => {
      await page.goto('/profile');
      await page.evaluate('window.isTheSamePage = true');
      await page.getByRole('button', { name: 'Logout', exact: true }).click();
      await page.waitForURL('**/auth');
      await shown(page.locator('[data-sonner-toast]', { hasText: words[0] ?? '' }));
      await toasted(page, ...words);
      expect(await page.evaluate('window.isTheSamePage === true')).toBe(true);
    };
    await page.route('**/api/logout', (route) => route.abort());
    await toAuth('Logout Failed', 'Failed to logout. Please try again.');
    await page.unroute('**/api/logout');
    await toAuth('Logged Out');
    expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
    expect(beside(window.problems(), /api\/logout/, /Signing out failed/)).toEqual([]);
  });

  it.each([1280, 375])('is downloaded, then deleted for good, at %i', async (width) => {
    const maya = await newPerson(platform.url);
    const { email } = maya.user;
    await maya.api.planner.createEntry({ body: { title: 'Fog', content: 'A planted sentence.' } });
    const [window, elsewhere] = [await open(maya, width), await open(maya)];
    await elsewhere.page.goto('/');
    await shown(elsewhere.page.getByRole('heading', { name: /^Welcome back/ }));
    const { page } = window;
    await page.goto('/profile#account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = await shown(page.getByRole('dialog', { name: 'Delete your account?' }));
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download my data' }).click();
    const archive = await readFile(await (await download).path(), 'utf8');
    expect(archive).toContain('A planted sentence.');
    expect(archive).toContain(email);

    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await gone(dialog);
    await shown(elsewhere.page.getByText('Please sign in again'));
    const answer = await maya.fetch(`${platform.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: platform.url },
      body: JSON.stringify({ email, password }),
    });
    expect(answer.status).toBe(401);
    const again = await maya.api.auth.register({ body: { email, password } });
    expect(again.id).not.toBe(maya.user.id);
    expect(await maya.api.planner.listMyDiary({ query: {} })).toEqual([]);
    expect(beside(window.problems(), /401/)).toEqual([]);
  });
});

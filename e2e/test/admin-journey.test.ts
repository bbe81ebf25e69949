import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { becomes, beside, gone, shown } from '../src/driving/browser.ts';
import { mailedLink, receivedMail } from '../src/driving/inbox.ts';
import { toasted } from '../src/driving/toasts.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { newAdmin, newPerson, type Person, password, visitor } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const openAt = windowsAt(() => platform.url);
const openAs = (person: Person | undefined, width = 1280) => openAt({ person, width });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });
const item = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Admin dashboard' }).getByRole('link', { name }).click();
  await shown(heading(page, name));
}

async function actOn(page: Page, person: Person, action: string, confirm: string): Promise<void> {
  await row(page, person.user.email)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
}

async function overview(page: Page): Promise<void> {
  const name = `Visitor ${randomUUID()}`;
  await visitor(platform.url).api.admin.sendSupportMessage({
    body: { name, email: 'visitor@example.org', subject: 'general', message: 'Is there an app?' },
  });
  await page.goto('/admin');
  await shown(page.getByText('Total users'));
  await press(page, `Mark as answered: ${name}`);
  await shown(item(page, name).getByText(/^Answered/));
}

async function reports(page: Page): Promise<void> {
  const firstName = `Reported ${randomUUID()}`;
  const [reported, reporter] = [await newPerson(platform.url, { firstName }), await newPerson(platform.url)];
  const of = { params: { id: reported.user.id } };
  const seen = () =>
    reporter.api.social.getMember(of).then(
      () => true,
      () => false,
    );
  await becomes('the person among the members', seen, Boolean);
  const about = { kind: 'member', id: reported.user.id } as const;
  await reporter.api.social.fileReport({ body: { about, reason: 'spam', text: 'Sends the same words to everybody.' } });

  await page.reload();
  await press(page, `Write to ${firstName}`);
  const dialog = page.getByRole('dialog', { name: `Write to ${firstName}` });
  const words = 'Please write to each person in your own words.';
  await dialog.getByLabel('Message').fill(words);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await shown(page.frameLocator('iframe[title="The mail"]').getByText(words));
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await toasted(page, 'Message sent');
  const subject = 'About a report on Pathwise';
  expect((await receivedMail(platform, { to: reported.user.email, subject })).text).toContain(words);

  await press(page, `Hide ${firstName}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click();
  await toasted(page, 'Hidden');
  await becomes('the person to be hidden', seen, (isSeen) => !isSeen);
  await press(page, 'Hidden');
  await press(page, `Show again: ${firstName}`);
  await toasted(page, 'Shown again');
  await becomes('the person to be back', seen, Boolean);
  await shown(page.getByText('Every event was applied'));
}

async function users(page: Page): Promise<void> {
  const person = await newPerson(platform.url, { firstName: 'Findable' });
  await openTab(page, 'Users');
  await page.getByLabel('Search users').fill(person.user.email);
  await shown(page.getByText('1 person found'));
  await actOn(page, person, 'Grant premium', 'Grant premium');
  await toasted(page, 'Success', `${person.user.email} has premium.`);
  await becomes(
    'the person to have premium',
    () => person.api.auth.getUser(),
    ({ subscriptionPlan }) => subscriptionPlan === 'premium',
  );
  await actOn(page, person, 'Delete', 'Delete');
  await toasted(page, 'Users Deleted', '1 person deleted.');
  await shown(page.getByText('Nobody matches'));
}

async function admins(page: Page): Promise<void> {
  const person = await newPerson(platform.url);
  await openTab(page, 'Admins');
  await page.getByLabel('Email', { exact: true }).fill(person.user.email);
  await press(page, /^Promote$/);
  await toasted(page, 'User Promoted', person.user.email);
  await press(page, `Demote ${person.user.email}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Demote' }).click();
  await toasted(page, 'User Demoted');
  await page.getByLabel('To whom').fill(person.user.email);
  await press(page, 'Apply');
  await shown(item(page, person.user.email).getByText('Promote user'));
}

async function email(page: Page): Promise<void> {
  await openTab(page, 'Email Automation');
  const address = `test-${randomUUID()}@example.org`;
  const subject = `A subject of our own ${randomUUID().slice(0, 4)}`;
  await shown(page.frameLocator('iframe[title="The mail"]').getByRole('heading', { name: /^Welcome,/ }));
  await page.getByLabel('Subject').fill(subject);
  await shown(page.getByRole('region', { name: 'Preview' }).getByText(subject));
  await press(page, 'Save template');
  await toasted(page, 'Template Updated');
  await page.getByLabel('Test email').fill(address);
  await press(page, 'Send test');
  await toasted(page, 'Test Email Sent');
  await mailedLink(platform, { to: address, subject });
  await press(page, 'History');
  await press(page, 'Restore the original');
  await toasted(page, 'Template Updated');

  const type = `news-${randomUUID().slice(0, 8)}`;
  await press(page, 'New template');
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await dialog.getByLabel('Type').fill(type);
  await dialog.getByLabel('What the mail is about').fill('Invite people to write one goal for the winter');
  await dialog.getByRole('button', { name: 'Create template' }).click();
  await toasted(page, 'Template Created');
  await becomes(
    'the new template to be chosen',
    () => page.getByLabel('Template').inputValue(),
    (chosen) => chosen === type,
  );
  await press(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await toasted(page, 'Template Deleted');

  const automatic = page.getByRole('switch', { name: 'Beta premium welcome' });
  await automatic.click();
  await toasted(page, 'Settings Updated', 'Beta premium welcome is off.');
  await automatic.click();
  await toasted(page, 'Settings Updated', 'Beta premium welcome is on.');
}

async function analytics(page: Page): Promise<void> {
  await openTab(page, 'Analytics');
  await shown(page.getByRole('img', { name: /^Sign-ups over 30 days/ }));
  await press(page, '7 days');
  await shown(page.getByRole('img', { name: /^Sign-ups over 7 days/ }));
  const download = page.waitForEvent('download');
  await press(page, 'Sign-ups as CSV');
  expect((await readFile(await (await download).path(), 'utf8')).split('\r\n')).toHaveLength(9); // a header, 7 days, the end
}

async function settings(page: Page): Promise<void> {
  await openTab(page, 'Settings');
  await page.getByRole('group', { name: 'View as' }).getByRole('button', { name: 'Premium' }).click();
  await toasted(page, 'Settings Updated', 'You see Pathwise as a premium member.');
  await press(page, 'Back to your plan');
  await gone(page.getByText('You see Pathwise as a premium member.'));
  const payments = page.getByRole('switch', { name: 'Collect payments' });
  await payments.click();
  await toasted(page, 'Settings Updated');
  await payments.click();
  await toasted(page, 'Settings Updated');
}

/** As spreadsheets write it: a mark, semicolons, quotes, an address twice, in capitals, and rows without one. */
const messyCsv = (own: string) =>
  [
    '\uFEFF"EMAIL";"FirstName";"lastName";"bio";"Shoe size";"profileImageUrl"',
    `ada-${own};Ada;Nwosu;"Likes ""good"" maps; and tea";41;portrait (https://images.example.org/a.png)`,
    `"BO-${own.toUpperCase()}";Bo;;;;`,
    `ada-${own};Ada;Again;;;`,
    'nobody;No;Address;;;',
    ';;;;;',
    `broken@;Cleo;;;;`,
  ].join('\r\n');

async function data(page: Page): Promise<void> {
  const own = `${randomUUID()}@example.org`;
  await openTab(page, 'Data');
  const buffer = Buffer.from(messyCsv(own));
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await shown(page.getByText('people.csv: 4 people. 1 row without an email address is left out.'));
  await shown(item(page, `ada-${own}`).getByText('This email address is in the file more than once'));
  await shown(item(page, 'broken@').getByText('Skipped'));
  await press(page, 'Import 2 people');
  await toasted(page, 'Import Successful', '2 imported, 2 skipped, 0 profile images updated.');
  await mailedLink(platform, { to: `bo-${own}`, subject: 'Your Pathwise account' });

  const download = page.waitForEvent('download');
  await press(page, 'Export user data');
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported.split('\r\n')[0]).toBe('Email,First Name,Last Name,Profession,Location,Created Date,Subscription');
  expect(exported).toContain(`ada-${own},Ada,Nwosu,`);
  expect(exported).toContain(`bo-${own},Bo,,`);

  await page.getByLabel('Image URL').fill('https://images.example.org/a.png');
  await press(page, 'Test download');
  await toasted(page, 'Download Failed', 'IMAGE_HOSTS');
}

describe('an admin', () => {
  it.each([1280, 375])(
    'uses every tab, at %i',
    async (width) => {
      const window = await openAs(await newAdmin(platform), width);
      const { page } = window;
      for (const tab of [overview, reports, users, admins, email, analytics, data, settings]) await tab(page);
      // the sandbox of a mail runs no script, also none of the tests
      expect(beside(window.problems(), /Blocked script execution in 'about:srcdoc'/)).toEqual([]);
    },
    300_000,
  );

  it('finds the dashboard in the menu of the account, and loses it once another admin demotes them', async () => {
    const [ines, other] = [await newAdmin(platform), await newAdmin(platform)];
    const [window, demoted] = [await openAs(ines), await openAs(other)];
    await demoted.page.goto('/');
    await press(demoted.page, /^Account of/);
    await demoted.page.getByRole('menuitem', { name: 'Admin dashboard' }).click();
    await shown(heading(demoted.page, 'Overview'));
    await openTab(demoted.page, 'Data');
    await shown(demoted.page.getByText('IMAGE_HOSTS'));

    await window.page.goto('/admin/admins');
    await press(window.page, `Demote ${other.user.email}`);
    await window.page.getByRole('alertdialog').getByRole('button', { name: 'Demote' }).click();
    await toasted(window.page, 'User Demoted', other.user.email);

    await shown(demoted.page.getByText('Please sign in again'));
    await gone(demoted.page.getByRole('navigation', { name: 'Admin dashboard' }));
    await expect(other.api.auth.countUsers()).rejects.toMatchObject({ status: 401 });
    await other.api.auth.login({ body: { email: other.user.email, password } });
    await expect(other.api.auth.countUsers()).rejects.toMatchObject({ status: 403 });
    expect(window.problems()).toEqual([]);
    expect(beside(demoted.problems(), /: 401$/)).toEqual([]);
  }, 240_000);
});

describe('the gate', () => {
  it('lets neither a visitor nor a regular person in, and loads nothing of the dashboard', async () => {
    const texts = [
      [undefined, 'Authentication Required', 'Please log in to access the admin dashboard.', 'Go to Login'],
      [
        await newPerson(platform.url),
        'Access Denied',
        'You need admin privileges to access this page.',
        'Back to Dashboard',
      ],
    ] as const;
    for (const [person, title, sentence, link] of texts) {
      const window = await openAs(person);
      const loaded: string[] = [];
      window.page.on('request', (request) => loaded.push(request.url()));
      await window.page.goto('/admin/users');
      await shown(heading(window.page, title));
      await shown(window.page.getByText(sentence));
      await shown(window.page.getByRole('link', { name: link }));
      expect(loaded.filter((url) => /\/remotes\/admin\/|\/api\/admin\//.test(url))).toEqual([]);
      expect(window.problems()).toEqual([]);
    }
  });
});

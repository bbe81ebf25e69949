import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type BrowserWindow, becomes, beside, counted, gone, shown } from '../src/driving/browser.ts';
import { toasted } from '../src/driving/toasts.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { makePremium, newPerson, type Person } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const openAt = windowsAt(() => platform.url);
const open = (person: Person, width = 1280) => openAt({ person, width });
const nameOf = ({ user }: Person) => `${user.firstName} ${user.lastName}`;
const introduction = (page: Page, person: Person): Locator =>
  page.getByRole('article', { name: `Introduction: ${nameOf(person)}` });

/** Registers a person whose last name nobody else has, so that a search finds nobody else. */
async function someone(profile: { bio?: string; profession?: string; lookingFor?: string } = {}): Promise<Person> {
  const person = await newPerson(platform.url);
  const { id } = person.user;
  const lastName = `Q${id.replaceAll(/[^a-z0-9]/gi, '')}`;
  const user = await person.api.auth.changeProfile({ body: { ...profile, lastName } });
  await becomes(
    'the name in the directory',
    () => person.api.social.getMember({ params: { id } }).catch(() => undefined),
    (member) => member?.lastName === lastName,
  );
  return { ...person, user };
}

/** A dialog takes Escape once the focus is in it. Until then the dialog below still does. */
const focused = (dialog: Locator) =>
  becomes(
    'the focus in the dialog',
    () => dialog.and(dialog.page().locator(':focus-within, :focus')).count(),
    (count) => count === 1,
  );

async function premium(): Promise<Person> {
  const person = await someone();
  await makePremium(platform, person);
  return person;
}

/** Waits until every service knows what the author shows, as far as this reader sees it. */
async function isShown(author: Person, reader: Person, { entries }: { entries: number }): Promise<void> {
  const params = { id: author.user.id };
  await becomes(
    'the member with a public diary',
    () => reader.api.social.getMember({ params }),
    ({ diaryPublic }) => diaryPublic,
  );
  await becomes(
    'the public diary',
    () => reader.api.planner.listDiaryOfUser({ params, query: {} }).catch(() => []),
    ({ length }) => length === entries,
  );
}

async function search(page: Page, person: Person): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search members' }).fill(String(person.user.lastName));
  const results = page.getByRole('region', { name: 'Search results' });
  return shown(results.getByRole('region', { name: nameOf(person), exact: true }));
}

async function chooseInMenu(page: Page, person: Person, row: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${nameOf(person)}` }).click();
  await page.getByRole('menuitem', { name: row }).click();
}

/** Sets a mark that a reload would remove. */
const mark = (page: Page) => page.evaluate('window.isTheSamePage = true');
const isTheSamePage = (page: Page) => page.evaluate('window.isTheSamePage === true');

const clipboardOf = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

describe('a member', () => {
  it.each([1280, 375])('is found by a search, and shows the public goals and diary, at %i', async (width) => {
    const [author, reader] = await Promise.all([someone(), newPerson(platform.url)]);
    await author.api.goals.createGoal({ body: { title: 'Swim across the lake', category: 'health' } });
    const content = `The water was colder than I thought. ${'We swam on. '.repeat(30)}The far shore.`;
    await author.api.planner.createEntry({ body: { title: 'First swim', content } });
    await author.api.planner.createEntry({ body: { title: 'Kept to myself', content: 'Mine alone', isPrivate: true } });
    await author.api.auth.setDiaryVisibility({ body: { diaryPublic: true } });
    await isShown(author, reader, { entries: 1 });

    const window = await open(reader, width);
    const { page } = window;
    await page.goto('/members');
    await shown(page.getByRole('region', { name: 'Community Members' }));
    const found = await search(page, author);
    await counted(page.getByRole('region', { name: 'Search results' }).getByRole('listitem'), 1);

    await found.getByRole('button', { name: /^View goals/ }).click();
    const goals = page.getByRole('dialog', { name: `${nameOf(author)}'s goals` });
    await shown(goals.getByRole('heading', { name: 'Swim across the lake' }));
    await page.keyboard.press('Escape');
    await gone(goals);

    await found.getByRole('button', { name: /^View diary/ }).click();
    const diary = page.getByRole('dialog', { name: `${nameOf(author)}'s diary` });
    await diary.getByRole('button', { name: 'First swim' }).click();
    const entry = page.getByRole('dialog', { name: 'First swim' });
    await shown(entry.getByText('The far shore.'));
    await focused(entry);
    await page.keyboard.press('Escape');
    await gone(entry);
    await shown(diary);
    expect(await diary.getByText('Kept to myself').count()).toBe(0);
    await page.keyboard.press('Escape');
    await gone(diary);
    await page.getByRole('searchbox').fill('');
    await shown(page.getByRole('region', { name: 'Community Members' }));
    expect(window.problems()).toEqual([]);
    await window.close();
  });

  it('keeps goals and diary private until they are shown', async () => {
    const [author, reader] = await Promise.all([someone(), newPerson(platform.url)]);
    await author.api.auth.setGoalsPrivacy({ body: { goalsPublic: false } });
    await becomes(
      'the private goals',
      () => reader.api.social.getMember({ params: { id: author.user.id } }),
      ({ goalsPublic }) => !goalsPublic,
    );
    const window = await open(reader);
    const { page } = window;
    await page.goto('/members');
    const found = await search(page, author);
    await shown(found.getByText('Goals are private'));
    expect(await found.getByRole('button', { name: /^View (goals|diary)/ }).count()).toBe(0);
    expect(window.problems()).toEqual([]);
    await window.close();
  });

  it.each([1280, 375])('gives the address to Premium, and to the free plan the upgrade, at %i', async (width) => {
    const [author, reader] = await Promise.all([someone(), newPerson(platform.url)]);
    const window = await open(reader, width);
    const { page, context } = window;
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: platform.url });
    const heard: string[] = [];
    page.on('response', async (response) => heard.push(await response.text().catch(() => '')));
    await page.goto('/members');
    await (await search(page, author)).getByRole('button', { name: /^Copy contact email/ }).click();
    const upgrade = await shown(page.getByRole('dialog', { name: 'Upgrade to contact members' }));
    await upgrade.getByRole('button', { name: 'Not now' }).click();
    await page.goto(`/profile?user=${author.user.id}`);
    await page.getByRole('button', { name: 'Copy Email' }).click();
    await shown(page.getByRole('dialog', { name: 'Upgrade to contact members' }));
    expect(heard.join('\n')).toContain(String(author.user.lastName));
    expect(heard.join('\n')).not.toContain(author.user.email);

    await makePremium(platform, reader);
    await page.goto('/members');
    await (await search(page, author)).getByRole('button', { name: /^Copy contact email/ }).click();
    await toasted(page, 'Email copied to clipboard');
    expect(await clipboardOf(page)).toBe(author.user.email);
    await page.getByRole('link', { name: /^View profile/ }).click();
    await shown(page.getByRole('heading', { level: 1, name: nameOf(author) }));
    await page.getByRole('button', { name: 'Copy Email' }).click();
    await toasted(page, 'Email copied');
    expect(window.problems()).toEqual([]);
    await window.close();
  });
});

describe('an introduction', () => {
  it('is asked for in one window and accepted in another, and both learn it without a reload', async () => {
    const [asker, asked] = await Promise.all([premium(), someone()]);
    const [asking, answering] = [await open(asker), await open(asked, 375)];
    await answering.page.goto('/members');
    await shown(answering.page.getByRole('region', { name: 'Community Members' }));
    await mark(answering.page);
    await asking.page.goto('/members');
    await search(asking.page, asked);
    await chooseInMenu(asking.page, asked, 'Ask for an introduction');
    const form = asking.page.getByRole('dialog', { name: `Ask ${nameOf(asked)} for an introduction` });
    await form.getByLabel(/^A few words/).fill('We both swim.');
    await form.getByRole('button', { name: 'Ask', exact: true }).click();
    await toasted(asking.page, 'Introduction asked for');
    await asking.page.getByRole('searchbox').fill('');
    await shown(introduction(asking.page, asked).getByText('Waiting for an answer'));
    await mark(asking.page);

    const received = await shown(introduction(answering.page, asker));
    await shown(received.getByText('“We both swim.”'));
    expect(await received.textContent()).not.toContain('@');
    await received.getByRole('button', { name: /^Accept/ }).click();
    await shown(received.getByRole('link', { name: asker.user.email }));

    const accepted = introduction(asking.page, asked);
    await shown(accepted.getByText('You are introduced'));
    await shown(accepted.getByRole('link', { name: asked.user.email }));
    expect([await isTheSamePage(asking.page), await isTheSamePage(answering.page)]).toEqual([true, true]);
    expect([...asking.problems(), ...answering.problems()]).toEqual([]);
    await Promise.all([asking.close(), answering.close()]);
  });

  it('that is declined still waits for the person who asked', async () => {
    const [asker, asked] = await Promise.all([premium(), someone()]);
    await asker.api.social.askForIntroduction({ body: { userId: asked.user.id, message: 'Hello' } });
    const [asking, answering] = [await open(asker), await open(asked)];
    await answering.page.goto('/members');
    await introduction(answering.page, asker)
      .getByRole('button', { name: /^Decline/ })
      .click();
    await gone(introduction(answering.page, asker));
    await asking.page.goto('/members');
    await shown(introduction(asking.page, asked).getByText('Waiting for an answer'));
    expect([...asking.problems(), ...answering.problems()]).toEqual([]);
    await Promise.all([asking.close(), answering.close()]);
  });
});

/** What the reader sees of the author: card, profile, challenge and introduction. */
async function seesAll({ page }: BrowserWindow, author: Person, challenge: string): Promise<void> {
  await page.goto('/members');
  await shown(introduction(page, author));
  await search(page, author);
  await page.goto(`/profile?user=${author.user.id}`);
  await shown(page.getByRole('heading', { level: 1, name: nameOf(author) }));
  await page.goto('/challenges');
  await shown(page.getByRole('region', { name: challenge, exact: true }));
}

async function seesNothing({ page }: BrowserWindow, author: Person, challenge: string): Promise<void> {
  await page.goto('/members');
  await shown(page.getByRole('region', { name: 'Community Members' }).getByRole('region').first());
  expect(await introduction(page, author).count()).toBe(0);
  await page.getByRole('searchbox', { name: 'Search members' }).fill(String(author.user.lastName));
  await shown(page.getByText('No users found matching your search'));
  await page.goto(`/profile?user=${author.user.id}`);
  await shown(page.getByText('This profile is not available'));
  await page.goto('/challenges');
  await shown(page.getByRole('region', { name: 'Somebody else walks every day' }).first());
  expect(await page.getByRole('region', { name: challenge, exact: true }).count()).toBe(0);
}

const notFound = /GET .*\/api\/users\/[^/]+: 404/;

describe('a blocked member', () => {
  it.each([1280, 375])(
    'and the one who blocks are gone for each other until it is taken back, at %i',
    async (width) => {
      const [one, other, third] = await Promise.all([premium(), premium(), premium()]);
      const description = 'Half an hour outside on each day of the month.';
      const titles = { one: `Of ${one.user.id}`, other: `Of ${other.user.id}` };
      for (const [{ api }, title] of [
        [one, titles.one],
        [other, titles.other],
        [third, 'Somebody else walks every day'],
      ] as const)
        await api.social.createChallenge({ body: { title, description, category: 'Other' } });
      await one.api.social.askForIntroduction({ body: { userId: other.user.id, message: '' } });
      await other.api.social.askForIntroduction({ body: { userId: one.user.id, message: '' } });
      const [mine, theirs] = [await open(one, width), await open(other, width)];
      await mine.page.goto(`/profile?user=${other.user.id}`);
      await chooseInMenu(mine.page, other, 'Block');
      await mine.page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
      await toasted(mine.page, `${nameOf(other)} is blocked`);
      await shown(mine.page.getByRole('heading', { level: 1, name: 'Members' }));
      await seesNothing(mine, other, titles.other);
      await seesNothing(theirs, one, titles.one);

      await mine.page.goto('/profile#account');
      await mine.page.getByRole('button', { name: `Unblock ${nameOf(other)}` }).click();
      await toasted(mine.page, `${nameOf(other)} is no longer blocked`);
      await shown(mine.page.getByText('You have blocked nobody'));
      await seesAll(mine, other, titles.other);
      await seesAll(theirs, one, titles.one);
      expect(beside([...mine.problems(), ...theirs.problems()], notFound)).toEqual([]);
      await Promise.all([mine.close(), theirs.close()]);
    },
  );
});

describe('a report', () => {
  it.each([1280, 375])('of a member and of a post goes to the admins once, at %i', async (width) => {
    const [reader, author] = await Promise.all([premium(), premium()]);
    const title = `Sell now, ${author.user.id}`;
    const body = { title, description: 'Buy my course, only today.', category: 'Other' } as const;
    await author.api.social.createChallenge({ body });
    const window = await open(reader, width);
    const { page } = window;
    await page.goto(`/profile?user=${author.user.id}`);
    await chooseInMenu(page, author, 'Report this member');
    const ofMember = page.getByRole('dialog', { name: `Report ${nameOf(author)}` });
    await ofMember.getByLabel('Reason').selectOption({ label: 'Harassment or insults' });
    await ofMember.getByRole('button', { name: 'Send Report' }).click();
    await toasted(page, 'Report sent');

    await page.goto('/challenges');
    const report = async () => {
      await page.getByRole('button', { name: `More about ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Report this challenge' }).click();
      const dialog = page.getByRole('dialog', { name: `Report “${title}”` });
      await dialog.getByRole('button', { name: 'Send Report' }).click();
      await gone(dialog);
    };
    await report();
    await toasted(page, 'Report sent');
    await report();
    await toasted(page, 'Already reported');
    expect(beside(window.problems(), /POST .*\/api\/reports: 409/)).toEqual([]);
    await window.close();
  });
});

describe('View as a member sees it', () => {
  it('shows what another member reads, without the address', async () => {
    const [author, reader] = await Promise.all([
      someone({ bio: 'I swim.', profession: 'Baker', lookingFor: 'A lane' }),
      newPerson(platform.url),
    ]);
    const [own, other] = [await open(author), await open(reader)];
    await own.page.goto('/profile');
    await own.page.getByRole('link', { name: 'View as a member sees it' }).click();
    await shown(own.page.getByText('This is how members see you'));
    await other.page.goto(`/profile?user=${author.user.id}`);
    for (const { page } of [own, other]) {
      await shown(page.getByRole('heading', { level: 1, name: nameOf(author) }));
      const text = await page.getByRole('main').textContent();
      for (const words of ['I swim.', 'Baker', 'A lane', 'View goals']) expect(text).toContain(words);
      expect(text).not.toContain(author.user.email);
    }
    await own.page.getByRole('link', { name: 'Back to your profile' }).click();
    await shown(own.page.getByRole('button', { name: 'Edit profile' }));
    expect([...own.problems(), ...other.problems()]).toEqual([]);
    await Promise.all([own.close(), other.close()]);
  });
});

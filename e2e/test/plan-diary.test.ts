import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { becomes, beside, counted, gone, shown } from '../src/driving/browser.ts';
import { hands, handsOn, widthFor } from '../src/driving/hands.ts';
import { signIn, signOut } from '../src/driving/steps.ts';
import { toasted } from '../src/driving/toasts.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { newPerson, type Person } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, title: string) => page.getByRole('article').filter({ has: button(page, title) });
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });
const entries = async ({ api }: Person) => (await api.planner.listMyDiary({})).map(({ title }) => title);

async function openDiary(page: Page): Promise<void> {
  await page.goto('/diary');
  await shown(page.getByRole('heading', { level: 1, name: 'My Diary' }));
}

async function begin(page: Page): Promise<void> {
  await button(page, 'New Entry').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
  await content(page).fill('I wanted to say');
}

async function edit(page: Page, title: string): Promise<void> {
  await button(page, title).click();
  await button(page, 'Edit').click();
}

describe.each(hands)('by %s', (hand) => {
  it('an entry is written, read, changed, shown in full screen, deleted and restored', async () => {
    const person = await newPerson(platform.url);
    const window = await open({ person, width: widthFor(hand) });
    const { page } = window;
    const { press, tick, write } = handsOn(page, hand);
    await openDiary(page);
    await shown(page.getByText('No diary entries yet'));

    await press(button(page, 'New Entry'));
    await press(button(page, 'Save Entry'));
    await shown(page.getByText('Please fill in title and content'));
    await write(page.getByRole('textbox', { name: 'Title' }), 'A long run');
    await write(content(page), 'Rain at first.\n<b>Then</b> the sun.');
    await tick(page.getByRole('switch', { name: 'Keep this entry private' }));
    await press(button(page, 'Save Entry'));
    await toasted(page, 'Diary entry created successfully');
    await shown(card(page, 'A long run').getByText('Private'));

    await press(button(page, 'A long run'));
    const dialog = page.getByRole('dialog');
    await shown(dialog.getByText('<b>Then</b> the sun.'));
    await press(button(page, 'Fullscreen'));
    await shown(button(page, 'Leave fullscreen'));
    await page.keyboard.press('Escape');
    await press(button(page, 'Edit'));
    await write(content(page), 'Rain at first.\nThen the sun, and cake.');
    await press(button(page, 'Save'));
    await toasted(page, 'Diary entry updated successfully');
    await shown(dialog.getByText('and cake'));

    await press(button(page, 'Delete'));
    await toasted(page, 'Diary entry deleted successfully');
    await gone(card(page, 'A long run'));
    await press(page.getByRole('button', { name: 'Undo: bring back A long run' }));
    await shown(card(page, 'A long run').getByText('and cake'));
    expect(await entries(person)).toEqual(['A long run']);
    expect(window.problems()).toEqual([]);
  });
});

describe('a draft', () => {
  it('survives a reload in the middle of a word', async () => {
    const person = await newPerson(platform.url);
    const window = await open({ person });
    const { page } = window;
    await openDiary(page);
    await begin(page);
    await content(page).press('End');
    await page.keyboard.type(' th');
    await page.reload();
    await shown(page.getByText('You have an unfinished entry'));
    await button(page, 'Continue writing').click();
    expect(await content(page).inputValue()).toBe('I wanted to say th');
    await shown(page.getByText('Your unsaved words are back.'));
    await page.keyboard.press('Escape');
    await button(page, 'Discard draft').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await gone(page.getByText('You have an unfinished entry'));
    expect(window.problems()).toEqual([]);
  });

  it('survives an expired session, is not shown to another person, and is gone after signing out', async () => {
    const person = await newPerson(platform.url);
    const other = await newPerson(platform.url, { firstName: 'Noah' });
    const window = await open({ person });
    const { page, context } = window;
    await openDiary(page);
    await begin(page);
    await context.clearCookies();
    await button(page, 'Save Entry').click();
    await shown(page.getByRole('heading', { level: 1, name: 'Sign in to Pathwise' }));

    await signIn(page, other.user.email);
    await shown(page.getByRole('button', { name: 'Account of Noah' }));
    await openDiary(page);
    await shown(page.getByText('No diary entries yet'));
    expect(await page.getByText('You have an unfinished entry').count()).toBe(0);
    await context.clearCookies();
    await page.goto('/auth');

    await signIn(page, person.user.email);
    await shown(page.getByRole('button', { name: 'Account of Maya' }));
    await openDiary(page);
    await button(page, 'Continue writing').click();
    expect(await content(page).inputValue()).toBe('I wanted to say');
    await page.keyboard.press('Escape');
    await signOut(page);
    const question = page.getByRole('alertdialog', { name: 'Discard what you have not finished?' });
    await shown(question.getByText('also an unfinished diary entry'));
    await question.getByRole('button', { name: 'Sign out and discard' }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Sign in to Pathwise' }));
    expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(
      'I wanted to say',
    );
    expect(await entries(person)).toEqual([]);
    expect(beside(window.problems(), /: 401/)).toEqual([]);
  });
});

describe('a draft in each of two tabs', () => {
  it('survives a reload of both: a new entry in one, a stored one in the other', async () => {
    const { window, pages } = await twoWindows();
    const [first, second] = pages;
    await begin(first);
    await edit(second, 'Plans');
    await content(second).fill('one, and more of it');
    await Promise.all([first.reload(), second.reload()]);
    await button(first, 'Continue writing').click();
    expect(await content(first).inputValue()).toBe('I wanted to say');
    await edit(second, 'Plans');
    expect(await content(second).inputValue()).toBe('one, and more of it');
    expect(window.problems()).toEqual([]);
  });

  it.each([
    ['two new entries', (page: Page) => button(page, 'New Entry').click()],
    ['the same stored entry', (page: Page) => edit(page, 'Plans')],
  ])('survives a reload of both, each in its own tab: %s', async (_, openEditor) => {
    const { person, window, pages } = await twoWindows();
    for (const page of pages) await openEditor(page);
    for (const [index, page] of pages.entries()) await content(page).fill(`Words of window ${index + 1}`);
    await Promise.all(pages.map((page) => page.reload()));
    for (const [index, page] of pages.entries()) {
      await openEditor(page);
      expect(await content(page).inputValue()).toBe(`Words of window ${index + 1}`);
    }
    expect(await entries(person)).toEqual(['Plans']);
    expect(window.problems()).toEqual([]);
  });

  async function twoWindows() {
    const person = await newPerson(platform.url);
    await person.api.planner.createEntry({ body: { title: 'Plans', content: 'one' } });
    const window = await open({ person });
    const pages = [window.page, await window.anotherPage()] as const;
    for (const page of pages) await openDiary(page);
    return { person, window, pages };
  }
});

describe('a stale tab', () => {
  it('offers both texts side by side and overwrites neither, and a merge can be edited and saved', async () => {
    const person = await newPerson(platform.url);
    const entry = await person.api.planner.createEntry({ body: { title: 'Plans', content: 'one\ntwo' } });
    const window = await open({ person });
    const { page } = window;
    await openDiary(page);
    await button(page, 'Plans').click();
    await button(page, 'Edit').click();
    await content(page).fill('one\nmine\ntwo');
    await person.api.planner.changeEntry({
      params: { id: entry.id },
      body: { content: 'one\ntwo\ntheirs', version: entry.version },
    });
    await button(page, 'Save').click();
    await shown(page.getByRole('region', { name: 'Your words' }).getByText('mine'));
    await shown(page.getByRole('region', { name: 'Saved meanwhile' }).getByText('theirs'));
    const now = async () => (await person.api.planner.listMyDiary({}))[0]?.content;
    expect(await now()).toBe('one\ntwo\ntheirs');

    await button(page, 'Edit both together').click();
    expect(await content(page).inputValue()).toBe('one\nmine\ntwo\ntheirs');
    await button(page, 'Save').click();
    await toasted(page, 'Diary entry updated successfully');
    await becomes('the merge', now, (text) => text === 'one\nmine\ntwo\ntheirs');
    expect(beside(window.problems(), /PATCH .*: 409$/)).toEqual([]);
  });

  it('in another browser is offered both texts after the first saves, and loses neither', async () => {
    const person = await newPerson(platform.url);
    await person.api.planner.createEntry({ body: { title: 'Plans', content: 'one' } });
    const [first, second] = [await open({ person }), await open({ person, width: 375 })];
    for (const { page } of [first, second]) {
      await openDiary(page);
      await edit(page, 'Plans');
    }
    await content(first.page).fill('one and two');
    await content(second.page).fill('one and three');
    await button(first.page, 'Save').click();
    await toasted(first.page, 'Diary entry updated successfully');

    await button(second.page, 'Save').click();
    const mine = second.page.getByRole('region', { name: 'Your words' }).getByText('one and three', { exact: true });
    await shown(mine);
    await shown(second.page.getByRole('region', { name: 'Saved meanwhile' }).getByText('one and two', { exact: true }));
    const now = async () => (await person.api.planner.listMyDiary({}))[0]?.content;
    expect(await now()).toBe('one and two');
    await second.page.reload();
    await edit(second.page, 'Plans');
    expect(await content(second.page).inputValue()).toBe('one and three');
    await button(second.page, 'Save').click();
    await shown(mine);
    await button(second.page, 'Keep mine').click();
    await becomes('the words kept', now, (text) => text === 'one and three');
    await shown(first.page.getByRole('dialog').getByText('one and three', { exact: true }));
    expect(beside([...first.problems(), ...second.problems()], /PATCH .*: 409$/)).toEqual([]);
  });

  it('gets live updates while nothing is being written', async () => {
    const person = await newPerson(platform.url);
    const window = await open({ person });
    await openDiary(window.page);
    await shown(window.page.getByText('No diary entries yet'));
    await person.api.planner.createEntry({ body: { title: 'From elsewhere', content: 'words' } });
    await shown(card(window.page, 'From elsewhere'));
    expect(window.problems()).toEqual([]);
  });
});

describe("another member's diary", () => {
  it('is private until its author shares it, then read-only without the private entries', async () => {
    const [author, reader] = [await newPerson(platform.url), await newPerson(platform.url, { firstName: 'Noah' })];
    await author.api.planner.createEntry({ body: { title: 'For all', content: 'shared' } });
    await author.api.planner.createEntry({ body: { title: 'For me', content: 'secret', isPrivate: true } });
    const window = await open({ person: reader });
    const { page } = window;
    await page.goto(`/diary?user=${author.user.id}`);
    await shown(page.getByRole('heading', { level: 1, name: "Maya's Diary (Read-only)" }));
    await shown(page.getByText('Unable to load diary entries'));
    await shown(page.getByText('This diary is private or unavailable'));

    await author.api.auth.setDiaryVisibility({ body: { diaryPublic: true } });
    await becomes(
      'the shared diary',
      async () => {
        const retry = button(page, 'Retry');
        if (await retry.isVisible()) await retry.click({ timeout: 1000 }).catch(() => undefined);
        return card(page, 'For all').count();
      },
      (count) => count === 1,
    );
    expect(await page.getByText('For me').count()).toBe(0);
    await button(page, 'For all').click();
    await shown(page.getByRole('dialog').getByText('shared'));
    for (const name of ['New Entry', 'Edit', 'Delete']) expect(await button(page, name).count()).toBe(0);
    expect(beside(window.problems(), /GET .*\/api\/diary\/user\/.*: 403$/)).toEqual([]);
  });
});

describe('a long diary', () => {
  it('loads more entries on scrolling', async () => {
    const person = await newPerson(platform.url);
    for (let day = 1; day <= 104; day++) {
      await person.api.planner.createEntry({ body: { title: `Entry ${day}`, content: 'words' } });
    }
    const window = await open({ person });
    const { page } = window;
    await openDiary(page);
    await shown(card(page, 'Entry 104'));
    await counted(page.getByRole('article'), 100);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await shown(card(page, 'Entry 1'));
    await counted(page.getByRole('article'), 104);
    expect(window.problems()).toEqual([]);
  });
});

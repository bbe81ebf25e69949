import { beforeEach, describe, expect, it } from '@jest/globals';
import { weekStartOf } from '@pathwise/contracts/week.rules';
import type { Page } from 'playwright-core';
import { type BrowserWindow, becomes, gone, shown } from '../src/driving/browser.ts';
import { becomesTicked, box, dayName, planWeek, todayInLondon, weekKept } from '../src/driving/on-the-plan.ts';
import { goToSection } from '../src/driving/steps.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { violations } from '../src/looks/violations.ts';
import { newPerson, type Person } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url, { closeAfterEach: true });

let person: Person;
let window: BrowserWindow;
let page: Page;

const line = () => page.getByText(/^Offline: showing what was here at \d{1,2}:\d\d( [AP]M)?\./);
/** The line above a page of which nothing was kept. */
const bareLine = () => page.getByText('You are offline.', { exact: true });
const waits = (count: number) => page.getByText(`Waiting to be sent: ${count}.`);
const today = () => dayName(todayInLondon());
const weekAtServer = () => weekKept(person, weekStartOf(todayInLondon()));
const indexOfToday = () => (new Date(`${todayInLondon()}T12:00:00Z`).getUTCDay() + 6) % 7;

/** What the device holds of frontends and of answers. */
const held = () =>
  page.evaluate<{ files: string[]; answers: string[] }>(`(async () => {
    const pathsIn = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url.slice(location.origin.length));
    const names = await caches.keys();
    const answers = await Promise.all(names.filter((name) => name.startsWith('answers:')).map(pathsIn));
    return { files: names.includes('files') ? await pathsIn('files') : [], answers: answers.flat() };
  })()`);

/** Opens the pages and waits until the worker keeps them and the frontends. */
async function visit(...places: string[]): Promise<void> {
  for (const place of places) {
    await page.goto(place);
    await shown(page.getByRole('heading', { level: 1 }));
    await page.waitForLoadState('networkidle');
    // what the first page read is kept only while it is open
    await becomes('the frontends are kept', held, ({ files }) => files.includes('/'));
  }
}

const leave = () => window.context.setOffline(true);
const comeBack = () => window.context.setOffline(false);

beforeEach(async () => {
  person = await newPerson(platform.url);
  await planWeek(person, weekStartOf(todayInLondon()), { [indexOfToday()]: ['Easy run', 'Laundry'] });
  await person.api.planner.createEntry({ body: { title: 'First day', content: 'It went well.' } });
  window = await open({ person, isKept: true });
  page = window.page;
}, 120_000);

describe('without a network', () => {
  it('the pages of one visit open again, also by their address and in a new tab', async () => {
    await visit('/plan', '/diary', '/');
    await leave();
    await page.reload();
    await shown(page.getByRole('heading', { name: 'Welcome back, Maya!' }));
    await shown(line());
    await goToSection(page, 'Plan');
    await shown(box(page, 'Easy run'));
    const tab = await window.anotherPage();
    await tab.goto('/diary');
    await shown(tab.getByText('It went well.'));
    expect(window.problems().filter((problem) => problem.startsWith('CSP'))).toEqual([]);
  });

  it('the first page of all opens again, because the worker reads what was read before it came', async () => {
    await visit('/plan');
    await becomes('the week is kept', held, ({ answers }) => answers.some((path) => path.includes('weekly-tasks?')));
    await leave();
    await page.reload();
    await shown(box(page, 'Laundry'));
  });

  it('the week, the goals and the diary are here, though only another page was read', async () => {
    await visit('/faq');
    const wanted = ['weekly-tasks?', '/api/goals', '/api/diary/my-entries'];
    await becomes('the most wanted is kept', held, ({ answers }) =>
      wanted.every((one) => answers.some((path) => path.includes(one))),
    );
    await leave();
    await goToSection(page, 'Plan');
    await shown(box(page, 'Laundry'));
    await goToSection(page, 'My Diary');
    await shown(page.getByText('It went well.'));
  });

  it('a page that was never read says so, in place, and opens once the network is back', async () => {
    await visit('/plan');
    await leave();
    const before = await page.evaluate<number>('performance.timeOrigin');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await shown(page.getByText('This week is not here while you are offline.'));
    await shown(page.getByText('This opens by itself when you are back online.'));
    await shown(bareLine());
    expect(await page.evaluate<number>('performance.timeOrigin')).toBe(before);
    await comeBack();
    await gone(page.getByText('This week is not here while you are offline.'));
    await gone(bareLine());
  });

  it('a page says why it is not here when nothing of the site is kept yet, and opens once the network is back', async () => {
    await visit('/plan');
    await page.evaluate(`caches.delete('files')`);
    await leave();
    await page.goto('/diary');
    await shown(page.getByRole('heading', { name: 'You are offline' }));
    await shown(page.getByRole('link', { name: 'Go back' }));
    expect(await violations(page)).toEqual([]);
    await comeBack();
    await shown(page.getByText('It went well.'));
  });
});

/** Ticks a task, adds one and writes a diary entry. */
async function work(): Promise<void> {
  await box(page, 'Easy run').click();
  await page.getByRole('button', { name: `Add Task to ${today()}` }).click();
  await page.getByRole('menuitem', { name: 'Important', exact: true }).click();
  await page.getByLabel(`New task for ${today()}`).fill('Buy stamps');
  await page.keyboard.press('Enter');
  await shown(box(page, 'Buy stamps'));
  await goToSection(page, 'My Diary');
  await page.getByRole('button', { name: 'New Entry' }).click();
  await page.getByLabel('Title').fill('In the tunnel');
  await page.getByLabel('Content').fill('No network here.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await shown(waits(3));
}

const entries = async () => (await person.api.planner.listMyDiary()).map(({ title }) => title);

describe('what was done without a network', () => {
  it('waits in sight, over a reload, and is made once when the network is back', async () => {
    await visit('/diary', '/plan');
    await leave();
    await work();
    await page.goto('/plan');
    await becomesTicked(page, 'Easy run', true);
    await shown(box(page, 'Buy stamps'));
    await shown(waits(3));
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Not sent yet' });
    await shown(dialog.getByText('Tick “Easy run”'));
    await shown(dialog.getByText('Task “Buy stamps”'));
    await shown(dialog.getByText('No network here.'));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await gone(dialog);
    expect(await violations(page)).toEqual([]);

    await comeBack();
    await gone(page.getByText(/Waiting to be sent/));
    await gone(line());
    expect(await weekAtServer()).toEqual([`${today()}: Buy stamps, Easy run ✓, Laundry`]);
    expect(await entries()).toEqual(['In the tunnel', 'First day']);
    await page.reload();
    await shown(box(page, 'Buy stamps'));
    expect(await box(page, 'Buy stamps').count()).toBe(1);
  });

  it('is made once when the server had taken it and only the answer was lost', async () => {
    await visit('/plan');
    let tries = 0;
    await page.route('**/api/weekly-tasks', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      tries += 1;
      await route.fetch();
      await leave();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: `Add Task to ${today()}` }).click();
    await page.getByRole('menuitem', { name: 'Important', exact: true }).click();
    await page.getByLabel(`New task for ${today()}`).fill('Buy stamps');
    await page.keyboard.press('Enter');
    await shown(waits(1));
    expect(tries).toBeGreaterThan(0); // a slow browser notices only after a second try that it is offline
    await page.unroute('**/api/weekly-tasks');
    await comeBack();
    await gone(page.getByText(/Waiting to be sent/));
    expect(await weekAtServer()).toEqual([`${today()}: Buy stamps, Easy run, Laundry`]);
  });

  it('is offered when the server does not take it any more', async () => {
    await visit('/plan');
    await leave();
    await box(page, 'Easy run').click();
    await shown(waits(1));
    const tasks = await person.api.planner.listWeek({ query: { startDate: weekStartOf(todayInLondon()) } });
    const deleted = tasks.find(({ title }) => title === 'Easy run');
    await person.api.planner.deleteTask({ params: { id: deleted?.id ?? '' } });
    await comeBack();
    await shown(page.getByText('Not taken by the server: 1.'));
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Not sent yet' });
    await shown(dialog.getByText('Tick “Easy run”'));
    await shown(dialog.getByText(/^Not sent: /));
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await shown(dialog.getByText('Everything is sent.'));
    await gone(box(page, 'Easy run'));
  });
});

it('on a phone the toast of a change that waits leaves the field in sight', async () => {
  await window.close();
  window = await open({ person, isKept: true, width: 375 });
  page = window.page;
  await visit('/plan');
  await leave();
  await page.getByRole('button', { name: `Add Task to ${today()}` }).tap();
  await page.getByRole('menuitem', { name: 'Important', exact: true }).tap();
  const field = page.getByLabel(`New task for ${today()}`);
  await field.fill('Buy stamps');
  // as far up as a phone's keyboard may push it
  await page.evaluate(`(() => {
    document.body.style.paddingBottom = '100vh';
    scrollBy({ top: document.activeElement.getBoundingClientRect().top - 100, behavior: 'instant' });
  })()`);
  await page.keyboard.press('Enter');
  const toast = await shown(page.locator('[data-sonner-toast]'));
  await becomes(
    'the field to be in sight',
    async () => ({ field: await field.boundingBox(), toast: await toast.boundingBox() }),
    (at) =>
      !at.toast ||
      !at.field ||
      at.field.y + at.field.height <= at.toast.y ||
      at.toast.y + at.toast.height <= at.field.y,
  );
});

describe('members without a network', () => {
  it('are shown when they were read before, and otherwise are no failure', async () => {
    await visit('/plan');
    await leave();
    await goToSection(page, 'Members');
    await shown(page.getByText('Members are not here while you are offline.'));
    await shown(bareLine());
    expect(await page.getByText(/^Error/).count()).toBe(0);
    await comeBack();
    await gone(page.getByText('Members are not here while you are offline.'));
    await gone(bareLine());
    await becomes('the members are kept', held, ({ answers }) =>
      answers.some((path) => path.startsWith('/api/users/all')),
    );
    await leave();
    await page.reload();
    await shown(line());
    await gone(page.getByText('Loading members'));
    expect(await page.getByText('Members are not here while you are offline.').count()).toBe(0);
  });
});

describe('the chat without a network', () => {
  const message = () => page.getByRole('textbox', { name: 'Message Sage' });
  const waiting = () => page.getByText('Is sent when you are back online', { exact: true });
  const log = () => page.getByRole('log');
  const openChat = () => page.getByRole('button', { name: 'Ask Sage' }).click();
  const asked = async () => (await person.api.ai.listChats()).map((chat) => chat.message);

  it('keeps messages, which are sent by themselves, in order, once there is a network', async () => {
    await visit('/plan');
    await leave();
    await page.reload();
    await openChat();
    await shown(log().getByText('Your earlier messages are not here while you are offline.'));
    await message().fill('I want to be happier');
    await message().press('Enter');
    await shown(waiting());
    await shown(log().getByText('I want to be happier'));
    expect(await violations(page)).toEqual([]);
    await message().fill('nonsense');
    await message().press('Enter');
    await page.getByRole('button', { name: 'Edit', exact: true }).nth(1).click();
    expect(await message().inputValue()).toBe('nonsense');
    await message().fill('');
    await page.reload();
    await openChat();
    await shown(waiting());
    expect(await asked()).toEqual([]);

    await comeBack();
    await gone(line());
    await gone(waiting());
    const choices = page.getByRole('group', { name: 'Answers to choose from' });
    await shown(choices);
    expect(await asked()).toEqual(['I want to be happier']);

    await becomes('the conversation is kept', held, ({ answers }) => answers.includes('/api/ai-chats'));
    await leave();
    await page.reload();
    await openChat();
    await shown(log().getByText('I want to be happier'));
    await shown(choices);
  });
});

describe('signing out', () => {
  const traces = () =>
    page.evaluate<unknown>(`(async () => ({
      caches: (await caches.keys()).filter((name) => name !== 'files'),
      databases: await indexedDB.databases(),
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    }))()`);
  const none = { caches: [], databases: [], stored: [] };
  const logOut = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  const isNone = (found: unknown) => JSON.stringify(found) === JSON.stringify(none);

  it('asks first when something waits, and leaves no trace, also without a network', async () => {
    await visit('/plan', '/diary', '/plan');
    expect((await held()).answers.length).toBeGreaterThan(3);
    await leave();
    await box(page, 'Easy run').click();
    await shown(waits(1));
    await logOut();
    const question = page.getByRole('alertdialog', { name: 'Discard a change that was not sent?' });
    await shown(question);
    expect(await violations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await shown(waits(1));
    await logOut();
    await question.getByRole('button', { name: 'Sign out and discard' }).click();
    await shown(page.getByRole('heading', { name: 'Sign in to Pathwise' }));
    await becomes('nothing of the person is here', traces, isNone);
    await page.goto('/plan');
    await shown(page.getByRole('link', { name: 'Sign In' }).or(page.getByText(/could not be found|not found/i)));
    await becomes('still nothing of the person is here', traces, isNone);
    expect(await weekAtServer()).toEqual([`${today()}: Easy run, Laundry`]);
  });

  it('asks in front of the open drawer of a phone', async () => {
    await visit('/plan');
    await leave();
    await box(page, 'Easy run').click();
    await shown(waits(1));
    await page.setViewportSize({ width: 375, height: 667 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await logOut();
    const question = page.getByRole('alertdialog', { name: 'Discard a change that was not sent?' });
    await shown(question);
    // a press goes through the drawer, because the question has stopped all other presses
    const layerOf = (selector: string) =>
      page.evaluate<number>(`Number(getComputedStyle(document.querySelector('${selector}')).zIndex)`);
    expect(await layerOf('[role=alertdialog]')).toBeGreaterThan(await layerOf('aside:has(nav)'));
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await shown(waits(1));
  });

  it('leaves nothing for the next person, also of an answer that comes late', async () => {
    await visit('/plan');
    await logOut();
    await shown(page.getByRole('heading', { name: 'Sign in to Pathwise' }));
    await becomes('nothing of the person is here', traces, isNone);
    const next = await newPerson(platform.url, { firstName: 'Noor' });
    await page.getByLabel('Email').fill(next.user.email);
    await page.getByLabel('Password').fill(next.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await shown(page.getByRole('heading', { name: 'Welcome back, Noor!' }));
    await visit('/plan');
    await becomes('the week is kept', held, ({ answers }) => answers.some((path) => path.includes('weekly-tasks?')));
    await leave();
    await page.reload();
    await shown(page.getByText('No tasks yet'));
    expect(await page.getByText('Laundry').count()).toBe(0);
  });
});

it('the site can be installed', async () => {
  await visit('/');
  const browser = await window.context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // the journeys' windows are private ones
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { data, errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const size = await page.evaluate<string>(
      `fetch('${src}').then((answer) => answer.blob()).then(createImageBitmap).then(({ width, height }) => width + 'x' + height)`,
    );
    expect(size).toBe(sizes);
  }
});

import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { counted, gone, shown } from '../src/driving/browser.ts';
import { box, todayInLondon } from '../src/driving/on-the-plan.ts';
import { goalCard, goalWithRoadmap } from '../src/driving/steps.ts';
import { toasted } from '../src/driving/toasts.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { openChat } from '../src/looks/staging.ts';
import { newPerson, premiumPeople } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url, { closeAfterEach: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const trashed = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });

describe('the palette', () => {
  it('leads to a goal by keyboard alone, and Q plans a task for today from any page', async () => {
    const person = await newPerson(platform.url);
    await goalWithRoadmap(person, { title: 'Learn the cello', category: 'hobby' });
    const { page, problems } = await open({ person });
    await page.goto('/faq');
    await shown(heading(page, 'Frequently Asked Questions'));
    await page.keyboard.press('Control+k');
    await shown(page.getByRole('combobox', { name: /^Search pages/ }));
    await page.keyboard.type('cello');
    await shown(page.getByRole('option', { name: 'Learn the cello', exact: true, selected: true }));
    await page.keyboard.press('Enter');
    await shown(heading(page, 'Learn the cello'));
    await gone(page.getByRole('combobox'));

    await page.keyboard.press('q');
    await shown(page.getByLabel('Task', { exact: true }));
    await page.keyboard.type('Buy rosin');
    await page.keyboard.press('Enter');
    await toasted(page, 'Task created successfully', 'Planned for today');
    await page.getByRole('button', { name: 'Open plan' }).click();
    await shown(box(page, 'Buy rosin'));
    const week = await person.api.planner.listWeek({});
    expect(week.map(({ title, specificDate }) => [title, specificDate])).toEqual([['Buy rosin', todayInLondon()]]);
    expect(problems()).toEqual([]);
  });

  it.each(['an entry', 'a step'])(
    'opens %s that it found, which Back closes before it leaves the page',
    async (what) => {
      const person = await newPerson(platform.url);
      await person.api.planner.createEntry({ body: { title: 'By the river', content: 'Rain' } });
      const goal = await goalWithRoadmap(person, { title: 'Learn the cello', category: 'hobby' });
      const [step] = await person.api.goals.listMilestones({ params: { id: goal.id } });
      const words = what === 'a step' ? (step?.title ?? '') : 'By the river';
      const { page, problems } = await open({ person });
      await page.goto('/faq');
      await shown(heading(page, 'Frequently Asked Questions'));
      for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
        await page.keyboard.press('Control+k');
        await shown(page.getByRole('combobox', { name: /^Search pages/ }));
        await page.keyboard.type(words);
        await shown(page.getByRole('option', { name: words, selected: true }));
        await page.keyboard.press('Enter');
        await gone(page.getByRole('combobox', { name: /^Search pages/ }));
        await shown(page.getByRole('dialog'));
        // faster than a hand, Back would come before the dialog has its own entry, or before that is left
        await page.waitForFunction('history.state?.layers?.length === 1');
        await close();
        await gone(page.getByRole('dialog'));
        await page.waitForFunction('!history.state?.layers?.length');
        await page.goBack();
        await shown(heading(page, 'Frequently Asked Questions'));
      }
      expect(problems()).toEqual([]);
    },
  );
});

describe('the goals page of a person with thirty goals', () => {
  it('finds some by words, state and category, in the address, also after a reload', async () => {
    const [person] = await premiumPeople(platform, 1);
    if (!person) throw new Error('nobody is premium');
    const { api } = person;
    for (let n = 1; n <= 30; n += 1)
      await api.goals.createGoal({ body: { title: `Read novel ${n}`, category: n <= 10 ? 'health' : 'hobby' } });
    const goals = await api.goals.listGoals();
    const { id = '' } = goals.find(({ title }) => title === 'Read novel 15') ?? {};
    await api.goals.changeGoal({ params: { id }, body: { status: 'paused' } });
    const { page, problems } = await open({ person });
    const cards = page.getByRole('region', { name: /^Read novel/ });
    const found = page.getByRole('region', { name: 'Find goals' }).getByRole('status');
    const params = () => Object.fromEntries(new URL(page.url()).searchParams);
    await page.goto('/goals');
    await counted(cards, 30);

    await page.getByRole('searchbox', { name: 'Search goals' }).fill('novel 1');
    await counted(cards, 11);
    await page.getByLabel('Category').selectOption({ label: 'Hobby' });
    await counted(cards, 9);
    await page.getByLabel('Status').selectOption({ label: 'Paused' });
    await shown(found.getByText('1 of 30 goals'));
    await shown(goalCard(page, 'Read novel 15'));
    await page.getByText('List', { exact: true }).click();
    await shown(page.getByRole('listitem').getByRole('button', { name: 'Read novel 15', exact: true }));
    expect(params()).toEqual({ q: 'novel 1', category: 'hobby', status: 'paused', show: 'list' });

    await page.reload();
    await shown(found.getByText('1 of 30 goals'));
    await page.getByRole('listitem').getByRole('button', { name: 'Read novel 15', exact: true }).click();
    await shown(heading(page, 'Read novel 15'));
    await page.goBack();
    await shown(found.getByText('1 of 30 goals'));
    expect(problems()).toEqual([]);
  });
});

describe('the search of goals beside the chat', () => {
  it('folds its filters at 1024 px as on a phone, and shows them side by side within the page', async () => {
    const person = await newPerson(platform.url);
    await person.api.goals.createGoal({ body: { title: 'Read a novel' } });
    const { page } = await open({ person, width: 1024 });
    await page.goto('/goals?q=novel');
    await shown(page.getByPlaceholder('Ask Sage about your next step'));
    const filters = page.getByRole('button', { name: 'Filters' });
    await filters.click();
    const find = page.getByRole('region', { name: 'Find goals' });
    const room = await find.boundingBox();
    const [search, status, category] = await Promise.all(
      [find.getByRole('searchbox'), find.getByLabel('Status'), find.getByLabel('Category')].map((one) =>
        one.boundingBox(),
      ),
    );
    expect(search?.y).toBe((await filters.boundingBox())?.y);
    expect(status?.y).toBe(category?.y);
    expect((category?.x ?? 0) + (category?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 1);
  });
});

describe('the trash', () => {
  it('gives a goal back with its roadmap, and lets another go for good', async () => {
    const person = await newPerson(platform.url);
    const kept = await goalWithRoadmap(person, { title: 'Run a half marathon', category: 'health' });
    const other = await goalWithRoadmap(person, { title: 'Learn the cello', category: 'hobby' });
    for (const { id } of [kept, other]) await person.api.goals.deleteGoal({ params: { id } });
    const { page, problems } = await open({ person });
    await page.goto('/trash');
    await trashed(page, 'Run a half marathon')
      .getByRole('button', { name: /^Bring back/ })
      .click();
    await toasted(page, 'Brought back', 'Run a half marathon');
    await gone(trashed(page, 'Run a half marathon'));

    await trashed(page, 'Learn the cello')
      .getByRole('button', { name: /^Delete for good/ })
      .click();
    const question = page.getByRole('alertdialog');
    await shown(question.getByText('“Learn the cello” cannot be brought back after that.'));
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await shown(page.getByText('The trash is empty'));

    await page.reload();
    await shown(page.getByText('The trash is empty'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Goals', exact: true }).click();
    await shown(goalCard(page, 'Run a half marathon').getByText(`0 of ${kept.milestoneCount} steps`));
    await gone(goalCard(page, 'Learn the cello'));
    expect((await person.api.goals.listGoals()).map(({ title }) => title)).toEqual(['Run a half marathon']);
    expect(problems()).toEqual([]);
  });

  it('has a step that Sage removed: the card keeps its Undo, the page brings it back, and the chat takes it back', async () => {
    const person = await newPerson(platform.url);
    const goal = await goalWithRoadmap(person, { title: 'Run a half marathon', category: 'health' });
    const titles = async () =>
      (await person.api.goals.listMilestones({ params: { id: goal.id } })).map(({ title }) => title);
    const before = await titles();
    const removed = before[1] ?? '';
    const { page, problems } = await open({ person });
    const atGoal = async () => {
      await page.goto('/goals');
      await goalCard(page, 'Run a half marathon').getByRole('button', { name: 'View Roadmap' }).click();
      await openChat(page);
      await shown(page.getByText('About: Run a half marathon'));
    };
    const card = page.getByRole('group', { name: 'Proposed change' }).last();
    const say = async (words: string) => {
      const field = page.getByRole('textbox', { name: 'Message Sage' });
      await field.fill(words);
      await field.press('Enter');
      await shown(page.getByRole('log').getByText(words).last());
    };
    const takeOut = async () => {
      await say('drop step 2');
      await card.getByRole('button', { name: 'Accept', exact: true }).click();
      await shown(card.getByText('Accepted', { exact: true }));
      expect(await titles()).toEqual(before.filter((title) => title !== removed));
    };
    await atGoal();
    await takeOut();
    await say('thank you');
    await shown(card.getByRole('button', { name: 'Undo' }));
    await page.reload();
    await openChat(page);
    await shown(card.getByRole('button', { name: 'Undo' }));

    await page.goto('/trash');
    await shown(trashed(page, removed).getByText('Step', { exact: true }));
    await trashed(page, removed)
      .getByRole('button', { name: /^Bring back/ })
      .click();
    await toasted(page, 'Brought back', removed);
    expect(await titles()).toEqual(before);

    await atGoal();
    await takeOut();
    await say('undo the last change');
    await shown(page.getByRole('log').getByText(/^Done: the change of/));
    await shown(card.getByText('Nothing changes until you accept.'));
    expect(await titles()).toEqual(before);
    await page.goto('/trash');
    await shown(page.getByText('The trash is empty'));
    expect(problems()).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { addDays } from '@pathwise/contracts/roadmap-calendar.rules';
import type { Locator, Page } from 'playwright-core';
import { becomes, counted, gone, rowsOf, shown } from '../src/driving/browser.ts';
import { goalCard, goalWithRoadmap, progressShown } from '../src/driving/steps.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { newPerson } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url);

const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
const milestones = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Your Milestones' }) });

async function openRoadmap(page: Page, title: string): Promise<void> {
  await page.goto('/goals');
  await goalCard(page, title).getByRole('button', { name: 'View Roadmap' }).click();
  await shown(page.getByRole('heading', { level: 1, name: title }));
  await shown(milestones(page).getByRole('checkbox').first());
}

async function chooseFromMenu(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('a roadmap', () => {
  it('goal → roadmap → edit a step → regenerate → my edit is still there → complete all → goal can be completed', async () => {
    const person = await newPerson(platform.url);
    const title = 'Run a half marathon';
    const goal = await goalWithRoadmap(person, { title, category: 'health', targetDate: inDays(120) });
    const window = await open({ person });
    const { page } = window;
    await openRoadmap(page, title);

    const first = (await milestones(page).getByRole('checkbox').first().getAttribute('aria-label')) ?? '';
    await chooseFromMenu(page, first, 'Edit step');
    const edit = page.getByRole('dialog', { name: 'Edit Step' });
    await edit.getByLabel('Title').fill('Begin in my own way');
    await edit.getByRole('button', { name: 'Update step' }).click();
    await gone(edit);

    // another target date, so that the coach drafts different dates
    await person.api.goals.changeGoal({ params: { id: goal.id }, body: { targetDate: inDays(200) } });
    await chooseFromMenu(page, title, 'Regenerate roadmap');
    const proposal = page.getByRole('dialog', { name: 'Regenerate roadmap' });
    await shown(proposal.getByRole('heading', { name: /^Change/ }));
    const kept = proposal.getByRole('listitem').filter({ hasText: 'Begin in my own way' });
    await shown(kept.getByText('edited by you'));
    expect((await person.api.goals.getGoal({ params: { id: goal.id } })).milestoneCount).toBe(goal.milestoneCount);
    await proposal.getByRole('button', { name: 'Accept all' }).click();
    await gone(proposal);
    await shown(page.getByRole('button', { name: 'Undo: bring back the roadmap' }));
    await shown(milestones(page).getByRole('checkbox', { name: 'Begin in my own way' }));

    const unticked = milestones(page).getByRole('checkbox', { checked: false });
    while ((await unticked.count()) > 0) {
      const name = (await unticked.first().getAttribute('aria-label')) ?? '';
      const box = milestones(page).getByRole('checkbox', { name, exact: true });
      await box.click();
      await becomes(
        name,
        () => box.isChecked(),
        (isTicked) => isTicked,
      );
    }
    await becomes(
      'the progress',
      () => progressShown(page, 'Progress'),
      (percent) => percent === 100,
    );
    await page.getByRole('button', { name: 'Complete goal' }).click();
    await shown(page.getByText('Goal updated successfully!'));
    const stored = async () => (await person.api.goals.getGoal({ params: { id: goal.id } })).status;
    await becomes('the stored status', stored, (status) => status === 'completed');
    expect(window.problems()).toEqual([]);
  });

  it('words that could mean several things → another kind chosen → its steps, accepted', async () => {
    const person = await newPerson(platform.url);
    const title = 'Be someone the team can lean on';
    const { id, closestKinds = [] } = await goalWithRoadmap(person, { title, category: 'personal' });
    const steps = async () => (await person.api.goals.listMilestones({ params: { id } })).map((step) => step.title);
    const before = await steps();
    const window = await open({ person });
    const { page } = window;
    await openRoadmap(page, title);

    const [kind = ''] = closestKinds;
    await page.getByRole('button', { name: kind, exact: true }).click();
    const proposal = page.getByRole('dialog', { name: `Plan for “${kind}”` });
    await shown(proposal.getByRole('heading', { name: /^Add/ }));
    expect(await steps()).toEqual(before);
    await proposal.getByRole('button', { name: 'Accept all' }).click();
    await gone(proposal);
    await gone(page.getByText('Is this the plan you meant?'));
    const after = await steps();
    expect(after.length).toBeGreaterThan(4);
    expect(after.some((step) => before.includes(step))).toBe(false);
    expect(window.problems()).toEqual([]);
  });

  it('undated goal → target date → date the steps → the same steps, each with its day', async () => {
    const person = await newPerson(platform.url);
    const title = 'Learn the cello';
    const { id } = await goalWithRoadmap(person, { title, category: 'hobby' });
    const steps = () => person.api.goals.listMilestones({ params: { id } });
    const titles = (await steps()).map((step) => step.title);
    const targetDate = inDays(60);
    await person.api.goals.changeGoal({ params: { id }, body: { targetDate } });
    const window = await open({ person });
    const { page } = window;
    await openRoadmap(page, title);

    await page.getByRole('button', { name: /^Date the steps until/ }).click();
    const proposal = page.getByRole('dialog', { name: /^Date the steps until/ });
    await shown(proposal.getByRole('heading', { name: /^Change/ }));
    expect(await proposal.getByRole('heading', { name: /^(Add|Remove)/ }).count()).toBe(0);
    await proposal.getByRole('button', { name: 'Accept all' }).click();
    await gone(proposal);
    await gone(page.getByRole('button', { name: /^Date the steps until/ }));
    const dated = await steps();
    expect(dated.map((step) => step.title)).toEqual(titles);
    expect(dated.every(({ dueDate }) => dueDate !== null)).toBe(true);
    expect(dated.at(-1)?.dueDate).toBe(targetDate);
    expect(window.problems()).toEqual([]);
  });

  it('undoes a regenerated roadmap as a whole', async () => {
    const person = await newPerson(platform.url);
    const title = 'Learn Portuguese to B1';
    const goal = await goalWithRoadmap(person, { title, category: 'personal', targetDate: inDays(90) });
    const { id } = goal;
    const state = async () => ({
      steps: (await person.api.goals.listMilestones({ params: { id } })).map((step) => [step.title, step.dueDate]),
      boards: (await person.api.goals.getRoadmap({ params: { id } }))
        .map(({ timeframe, todos }) => `${timeframe}: ${todos.map((todo) => todo.title).join(', ')}`)
        .sort(),
    });
    await person.api.goals.changeGoal({ params: { id }, body: { targetDate: inDays(180) } });
    const before = await state();
    const window = await open({ person });
    await openRoadmap(window.page, title);
    await chooseFromMenu(window.page, title, 'Regenerate roadmap');
    await window.page.getByRole('button', { name: 'Accept all' }).click();
    const undo = window.page.getByRole('button', { name: 'Undo: bring back the roadmap' });
    await shown(undo);
    expect(await state()).not.toEqual(before);
    await undo.click();
    await becomes('the roadmap of before', state, (now) => JSON.stringify(now) === JSON.stringify(before));
    expect(window.problems()).toEqual([]);
  });

  it('is filled in, ticked, cleared and undone on its board, and another tab follows', async () => {
    const person = await newPerson(platform.url);
    const title = 'Write a novel';
    await goalWithRoadmap(person, { title, category: 'hobby', targetDate: inDays(400) });
    const window = await open({ person });
    const other = await open({ person, width: 375 });
    for (const { page } of [window, other]) {
      await openRoadmap(page, title);
      await page.getByRole('button', { name: 'Timeline View' }).click();
      await shown(page.getByRole('heading', { name: 'Roadmap Timeline' }));
    }
    const { page } = window;
    for (const view of ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY']) {
      await shown(page.getByRole('button', { name: view, exact: true }));
    }
    expect((await rowsOf(page.getByRole('region', { name: /^Month \d+$/ })))[0]).toBeGreaterThan(1);
    const month = page.getByRole('region', { name: 'Month 3' });
    await month.getByRole('button', { name: /^Click to add milestone/ }).click();
    await page.keyboard.type('Find two early readers');
    await page.keyboard.press('Enter');
    const task = month.getByRole('checkbox', { name: 'Find two early readers' });
    await shown(task);
    await month.getByRole('button', { name: /priority of Find two early readers/ }).click();
    await shown(month.getByText('Less important'));
    await task.click();
    const elsewhere = other.page.getByRole('checkbox', { name: 'Find two early readers' });
    await becomes(
      'the tick in the other window',
      () => elsewhere.isChecked({ timeout: 500 }).catch(() => false),
      (isChecked) => isChecked,
    );
    await month.getByRole('button', { name: 'Delete Find two early readers' }).click();
    await gone(elsewhere);
    await page.getByRole('button', { name: 'Undo: bring back Find two early readers' }).click();
    await shown(elsewhere);

    await page.getByRole('button', { name: 'DAILY', exact: true }).click();
    const day = page.getByRole('list', { name: 'Tasks of Today' });
    await counted(day.getByRole('listitem'), 10);
    await day
      .getByRole('button', { name: /^Click to add milestone/ })
      .first()
      .click();
    await page.keyboard.type('Write 300 words');
    await page.keyboard.press('Enter');
    await shown(day.getByRole('checkbox', { name: 'Write 300 words' }));
    await page.getByRole('button', { name: 'Add 10 More Tasks' }).click();
    await counted(day.getByRole('listitem'), 20);
    await page.getByRole('button', { name: 'Clear Daily Tasks' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
    await gone(day.getByRole('checkbox', { name: 'Write 300 words' }));
    await counted(day.getByRole('listitem'), 10);
    await page.getByRole('button', { name: 'Undo: bring back 1 task of Today' }).click();
    await shown(day.getByRole('checkbox', { name: 'Write 300 words' }));
    expect([...window.problems(), ...other.problems()]).toEqual([]);
  });

  it('has one life for a step: ticked on a board it is ticked in the list, and open again there', async () => {
    const person = await newPerson(platform.url);
    const title = 'Run a half marathon';
    const goal = await goalWithRoadmap(person, { title, category: 'health', targetDate: inDays(120) });
    const window = await open({ person });
    const { page } = window;
    await openRoadmap(page, title);
    const step = (await milestones(page).getByRole('checkbox').first().getAttribute('aria-label')) ?? '';
    await page.getByText('Timeline View').click();
    const onBoard = page.locator('[data-row]').getByRole('checkbox', { name: step, exact: true });
    await onBoard.first().click();
    await page.getByText('Goal Overview', { exact: true }).first().click();
    const inList = milestones(page).getByRole('checkbox', { name: step, exact: true });
    await becomes(
      'the tick in the list',
      () => inList.isChecked(),
      (isTicked) => isTicked,
    );
    const share = Math.round(100 / goal.milestoneCount);
    await becomes(
      'the progress',
      () => progressShown(page, 'Progress'),
      (percent) => percent === share,
    );
    await inList.click();
    await page.getByText('Timeline View').click();
    await becomes(
      'the open step on the board',
      () => onBoard.first().isChecked(),
      (isTicked) => !isTicked,
    );
    expect(window.problems()).toEqual([]);
  });
});

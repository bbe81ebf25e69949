import type { Page } from 'playwright-core';
import { shown } from '../driving/browser.ts';
import type { PageState } from './page-state.ts';
import { answers, away, never } from './staging.ts';

const weekPath = '**/api/weekly-tasks?startDate=*';

const missed = ['Book the dental check', 'Read “Designing for Error”', 'Fix the bicycle light'].map((title, order) => ({
  id: `missed-${order}`,
  title,
  dayOfWeek: 'monday',
  specificDate: '2026-01-05',
  priority: order === 0 ? 'important' : 'normal',
  taskType: order === 2 ? 'home' : 'business',
  completed: false,
  order,
  goalId: null,
  milestoneId: null,
  todoId: null,
  version: 1,
}));

const atPlan = {
  who: 'member',
  path: '/plan',
  ready: (page: Page) => page.getByText(/\d+ of \d+ tasks done/),
} as const;

/** Opens the menu of the first visible task. */
async function openTaskMenu(page: Page): Promise<void> {
  const row = page
    .getByRole('listitem')
    .filter({ visible: true, has: page.getByRole('checkbox') })
    .first();
  await row.hover();
  await row.getByRole('button', { name: /^More for/ }).click();
  await shown(page.getByRole('menu'));
}

export const planPages: PageState[] = [
  { ...atPlan, name: 'plan' },
  { name: 'plan-empty', who: 'newcomer', path: '/plan', ready: (page) => page.getByText('No tasks yet') },
  { ...atPlan, name: 'plan-menu', reach: openTaskMenu },
  {
    ...atPlan,
    name: 'plan-new-task',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Add Task to/ })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Very important' }).click();
      await page.getByRole('textbox', { name: /^New task for/ }).fill('Ask for two testimonials');
    },
  },
  {
    ...atPlan,
    name: 'plan-fullscreen',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Full screen' }).click();
      const days = page.getByRole('dialog', { name: 'This Week' }).getByRole('region');
      await shown(days.filter({ visible: true }).first());
    },
  },
  {
    ...atPlan,
    name: 'plan-in-hand',
    reach: async (page) => {
      const handle = page
        .getByRole('button', { name: /^Move / })
        .filter({ visible: true })
        .first();
      await handle.focus();
      await page.keyboard.press('Space');
    },
  },
  {
    ...atPlan,
    name: 'plan-missed',
    stage: (page) => answers(page, '**/api/weekly-tasks/missed', { status: 200, body: missed }),
    reach: async (page) => void (await shown(page.getByText('3 tasks from past weeks are still open'))),
  },
  {
    ...atPlan,
    name: 'dialog-missed',
    stage: (page) => answers(page, '**/api/weekly-tasks/missed', { status: 200, body: missed }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Review', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'From past weeks' });
      await dialog.getByRole('button', { name: 'Move to this week' }).first().click();
    },
  },
  {
    ...atPlan,
    name: 'dialog-delete-week',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Delete Entire Week' }).click();
      await shown(page.getByRole('alertdialog'));
    },
  },
  {
    name: 'plan-loading',
    who: 'member',
    path: '/plan',
    stage: (page) => answers(page, weekPath, never),
    ready: (page) => page.getByRole('heading', { level: 1, name: 'This Week' }),
  },
  {
    name: 'plan-error',
    who: 'member',
    path: '/plan',
    stage: (page) => answers(page, weekPath, away),
    ready: (page) => page.getByText('Failed to fetch weekly tasks'),
  },
];

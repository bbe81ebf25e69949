import type { Page } from 'playwright-core';
import { shown } from '../driving/browser.ts';
import { h1, type PageState, press, text } from './page-state.ts';
import { openChat } from './staging.ts';

const dialog = (page: Page) => page.getByRole('dialog');

const atHome = { who: 'member', path: '/', ready: text('Run a half marathon') } as const;

const open = (key: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await shown(dialog(page));
};

async function search(page: Page, words: string): Promise<void> {
  await open('Control+k')(page);
  await page.getByRole('combobox').fill(words);
}

const palettePages: PageState[] = [
  {
    ...atHome,
    name: 'palette',
    reach: async (page) => {
      await search(page, 'run');
      await shown(page.getByRole('option', { name: /^Slow run/ }));
    },
  },
  {
    ...atHome,
    name: 'palette-nothing-found',
    reach: async (page) => {
      await search(page, 'qqq');
      await shown(page.getByText('Nothing found'));
    },
  },
  { ...atHome, name: 'shortcuts', reach: open('?') },
  {
    ...atHome,
    name: 'quick-task',
    reach: async (page) => {
      await open('q')(page);
      await page.getByLabel('Task', { exact: true }).fill('Ask for two testimonials');
    },
  },
];

/** What opens over a page: menus, dialogs, the chat. */
export const overPages: PageState[] = [
  ...palettePages,
  {
    ...atHome,
    name: 'drawer',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await shown(page.getByRole('navigation', { name: 'Main' }));
    },
    only: 'phone',
  },
  { ...atHome, name: 'sidebar-rail', reach: press('Collapse sidebar'), only: 'desktop' },
  {
    ...atHome,
    name: 'user-menu',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await shown(page.getByRole('menu'));
    },
    only: 'desktop',
  },
  { name: 'chat', who: 'member', path: '/', ready: text('Active Goals'), reach: openChat },
  {
    name: 'chat-roadmap-ready',
    who: 'member',
    path: '/faq',
    ready: h1('Frequently Asked Questions'),
    reach: async (page) => {
      await openChat(page);
      await page.getByRole('button', { name: 'View Your Roadmap Now' }).first().scrollIntoViewIfNeeded();
    },
  },
  {
    ...atHome,
    name: 'dialog-create-goal',
    reach: async (page) => {
      await press('Create New Goal')(page);
      await dialog(page).getByRole('button', { name: 'Create Goal' }).click();
      await shown(dialog(page).getByText('Title is required'));
    },
  },
  {
    name: 'dialog-create-goal-calendar',
    who: 'member',
    path: '/goals',
    ready: text('Run a half marathon'),
    reach: async (page) => {
      await press('Create Goal')(page);
      await dialog(page)
        .getByRole('button', { name: /Target Date/ })
        .click();
      await shown(page.getByRole('grid'));
    },
  },
  {
    name: 'dialog-edit-goal',
    who: 'member',
    path: '/goals',
    ready: text('Run a half marathon'),
    reach: async (page) => {
      await press('Edit Run a half marathon')(page);
      await shown(dialog(page));
    },
  },
  {
    name: 'dialog-delete-goal',
    who: 'member',
    path: '/health',
    ready: text('Summary'),
    reach: async (page) => {
      await press('Delete Run a half marathon')(page);
      await shown(page.getByText('Are you sure you want to delete this goal?'));
    },
  },
  {
    name: 'dialog-upgrade',
    who: 'full',
    path: '/',
    ready: text('Active Goals'),
    reach: async (page) => {
      await shown(page.getByText('Lose 8 kg'));
      await press('Create New Goal')(page);
      await shown(page.getByRole('dialog', { name: 'Upgrade for unlimited goals' }));
    },
  },
];

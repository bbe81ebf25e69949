import type { Page } from 'playwright-core';
import { gone, shown } from '../driving/browser.ts';
import type { PageState } from './page-state.ts';
import { answers, away, never } from './staging.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const newest = 'The critique went better than I feared';

/** Removes drafts that an earlier state has left. */
async function forgetDrafts(page: Page): Promise<void> {
  await page
    .evaluate(
      'for (const key of Object.keys(localStorage)) if (key.startsWith("draft:diary:")) localStorage.removeItem(key)',
    )
    // a new window's first page does not belong to the site and has no storage
    .catch(() => undefined);
}

/** Refuses to save an entry, as if another tab had saved it meanwhile. */
async function staleEntry(page: Page): Promise<void> {
  await page.route('**/api/diary/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const current = {
      id: 'entry',
      title: newest,
      content: 'Showed the routing sketches to Lena.\n\nLater: she wrote that there is an opening in March.',
      entryDate: '2026-11-20',
      isPrivate: true,
      version: 9,
      createdAt: '2026-11-20T20:00:00.000Z',
      updatedAt: '2026-11-21T20:00:00.000Z',
    };
    const body = {
      status: 409,
      code: 'stale-version',
      title: 'Conflict',
      detail: 'It was changed somewhere else.',
      current,
    };
    await route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(body) });
  });
}

const atDiary = {
  who: 'member',
  path: '/diary',
  stage: forgetDrafts,
  ready: (page: Page) => button(page, newest),
} as const;

async function openEditor(page: Page): Promise<void> {
  await button(page, newest).click();
  await button(page, 'Edit').click();
  await shown(page.getByRole('textbox', { name: 'Content' }));
}

const diaryStates: PageState[] = [
  { ...atDiary, name: 'diary' },
  { name: 'diary-empty', who: 'newcomer', path: '/diary', ready: (page) => page.getByText('No diary entries yet') },
  {
    ...atDiary,
    name: 'diary-read',
    reach: async (page) => {
      await button(page, newest).click();
      await shown(page.getByRole('dialog', { name: newest }));
    },
  },
  { ...atDiary, name: 'diary-edit', reach: openEditor },
  {
    ...atDiary,
    name: 'diary-fullscreen',
    reach: async (page) => {
      await openEditor(page);
      await button(page, 'Fullscreen').click();
    },
  },
  {
    ...atDiary,
    name: 'diary-incomplete',
    reach: async (page) => {
      await button(page, 'New Entry').click();
      await button(page, 'Save Entry').click();
      await shown(page.getByText('Please fill in title and content'));
    },
  },
  {
    ...atDiary,
    name: 'diary-both-texts',
    stage: async (page) => {
      await forgetDrafts(page);
      await staleEntry(page);
    },
    reach: async (page) => {
      await openEditor(page);
      await page.getByRole('textbox', { name: 'Content' }).fill('Showed the sketches.\n\nThe second one, and so do I.');
      await button(page, 'Save').click();
      await shown(page.getByRole('region', { name: 'Saved meanwhile' }));
    },
  },
  {
    ...atDiary,
    name: 'diary-begun',
    reach: async (page) => {
      await button(page, 'New Entry').click();
      await page.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
      await button(page, 'Cancel').click();
      await gone(page.getByRole('dialog'));
      await shown(page.getByText('You have an unfinished entry'));
    },
  },
  {
    name: 'diary-private',
    who: 'newcomer',
    path: '/diary?user=nobody',
    ready: (page) => page.getByText('Unable to load diary entries'),
  },
  {
    ...atDiary,
    name: 'diary-loading',
    stage: (page) => answers(page, '**/api/diary/my-entries', never),
    ready: (page) => page.getByText('Loading diary entries'),
  },
];

const atReminders = {
  who: 'member',
  path: '/plan?board=reminders',
  ready: (page: Page) => page.getByRole('button', { name: /: rename or delete$/ }).first(),
} as const;

const reminderStates: PageState[] = [
  { ...atReminders, name: 'reminders' },
  {
    name: 'reminders-empty',
    who: 'newcomer',
    path: '/plan?board=reminders',
    ready: (page) => page.getByText('No columns yet'),
  },
  {
    ...atReminders,
    name: 'reminders-add-column',
    reach: async (page) => {
      await button(page, 'Add Column').click();
      await shown(page.getByRole('textbox', { name: 'Column name' }));
    },
  },
  {
    ...atReminders,
    name: 'reminders-rename',
    reach: async (page) => {
      await atReminders.ready(page).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await shown(page.getByRole('textbox', { name: /^Name of column/ }));
    },
  },
  {
    ...atReminders,
    name: 'reminders-new-task',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Add Task to/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Home Task' }).click();
      await shown(page.getByRole('textbox', { name: /^New task for/ }));
    },
  },
  {
    ...atReminders,
    name: 'dialog-delete-column',
    reach: async (page) => {
      await atReminders.ready(page).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await shown(page.getByRole('alertdialog'));
    },
  },
  {
    ...atReminders,
    name: 'reminders-loading',
    stage: (page) => answers(page, '**/api/user/reminders', never),
    ready: (page) => page.getByRole('heading', { name: 'Reminders Board' }),
  },
  {
    ...atReminders,
    name: 'reminders-error',
    stage: (page) => answers(page, '**/api/user/reminders', away),
    ready: (page) => page.getByText('Failed to fetch reminders'),
  },
];

export const diaryPages: readonly PageState[] = [...diaryStates, ...reminderStates];

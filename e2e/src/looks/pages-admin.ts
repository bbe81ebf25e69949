import type { Page } from 'playwright-core';
import { shown } from '../driving/browser.ts';
import {
  analytics,
  checkedImport,
  csv,
  deadLetters,
  mailings,
  mailsGivenUp,
  messagePreview,
  messages,
  messageText,
  reports,
  stats,
} from './admin-answers.ts';
import { h1, type PageState, text } from './page-state.ts';
import { answers, away } from './staging.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const going = {
  id: 'b1',
  action: 'delete',
  status: 'running',
  total: 500,
  done: 120,
  failedCount: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const paused = { ...going, id: 'b2', action: 'grant', status: 'paused', failedCount: 0 };
const failed = [{ userId: 'u1', email: 'somebody@example.org', reason: 'This is your own account' }];

async function chooseEverybody(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Choose everybody shown' }).check();
  await shown(page.getByRole('region', { name: 'Chosen people' }));
}

/** Replaces answers of calls to read or write, by the end of their paths. */
const given = (bodies: Record<string, unknown>) => async (page: Page) => {
  for (const [path, body] of Object.entries(bodies)) await answers(page, `**/api/admin/${path}`, { status: 200, body });
};

async function chooseCsv(page: Page): Promise<void> {
  const buffer = Buffer.from(csv);
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await shown(button(page, 'Import 2 people'));
}

async function importCsv(page: Page): Promise<void> {
  await chooseCsv(page);
  await button(page, 'Import 2 people').click();
}

const asAdmin = (name: string, path: string, rest: Pick<PageState, 'ready'> & Partial<PageState>): PageState => ({
  name,
  who: 'admin',
  path,
  ...rest,
});

/** The admin dashboard, tab by tab. */
export const adminPages: PageState[] = [
  asAdmin('admin-overview', '/admin', {
    stage: given({ stats, 'support-messages*': messages, 'reports*': reports, 'dead-letters*': deadLetters }),
    ready: (page) => page.getByRole('heading', { name: 'Dora Demo' }),
  }),
  asAdmin('admin-report-message', '/admin', {
    stage: async (page) => {
      await given({ 'reports*': reports })(page);
      await answers(page, '**/api/admin/users/u2/messages/preview', { status: 200, body: messagePreview });
    },
    ready: (page) => button(page, 'Write to Erik Example'),
    reach: async (page) => {
      await button(page, 'Write to Erik Example').click();
      await page.getByRole('dialog').getByLabel('Message').fill(messageText);
      await button(page, 'Preview').click();
      await shown(page.getByTitle('The mail'));
    },
  }),
  asAdmin('admin-users', '/admin/users', {
    ready: h1('Users'),
    reach: async (page) => void (await shown(page.getByRole('table'))),
  }),
  asAdmin('admin-users-chosen', '/admin/users?plan=free&joinedFrom=2026-01-01', {
    ready: (page) => page.getByRole('table'),
    reach: async (page) => {
      await button(page, /^Filters/).click();
      await chooseEverybody(page);
    },
  }),
  asAdmin('admin-users-nobody', '/admin/users?q=zzzzzz', { ready: text('Nobody matches') }),
  asAdmin('admin-users-running', '/admin/users', {
    stage: async (page) => {
      await answers(page, '**/api/admin/bulk-actions', { status: 200, body: [going, paused] });
      await answers(page, '**/api/admin/bulk-actions/b1', { status: 200, body: { ...going, failed } });
    },
    ready: text('Deleting 120 of 500 people'),
  }),
  asAdmin('admin-users-delete', '/admin/users', {
    ready: (page) => page.getByRole('table'),
    reach: async (page) => {
      await chooseEverybody(page);
      await page.getByRole('region', { name: 'Chosen people' }).getByRole('button', { name: 'Grant premium' }).click();
      await shown(page.getByRole('dialog'));
    },
  }),
  asAdmin('admin-admins', '/admin/admins', { ready: text('Export CSV') }),
  asAdmin('admin-email', '/admin/email', {
    stage: given({ mailings, 'mails/given-up*': mailsGivenUp }),
    ready: (page) => page.locator('iframe[title="The mail"]'),
    reach: async (page) => {
      await shown(page.frameLocator('iframe[title="The mail"]').getByRole('heading'));
      await shown(page.getByText('EENVELOPE 550 after 9 tries'));
    },
  }),
  asAdmin('admin-email-newer', '/admin/email', {
    stage: async (page) => {
      const current = {
        type: 'welcome',
        version: 5,
        subject: 'Good to have you here',
        html: '<p>Hello {{firstName}}</p>',
      };
      const body = { code: 'stale-version', detail: 'This template was changed somewhere else.', current };
      await answers(page, '**/api/admin/email-templates/welcome', {
        ...away,
        status: 409,
        body: { ...body, status: 409 },
      });
    },
    ready: (page) => page.locator('iframe[title="The mail"]'),
    reach: async (page) => {
      await page.getByLabel('HTML', { exact: true }).fill('<h1>Good to see you, {{firstName}}</h1>');
      const drawn = page.frameLocator('iframe[title="The mail"]');
      await shown(drawn.getByRole('heading', { name: 'Good to see you, Sam' }));
      await button(page, 'Save template').click();
      await shown(button(page, 'Save mine over it'));
    },
  }),
  asAdmin('admin-email-send', '/admin/email', {
    ready: (page) => page.locator('iframe[title="The mail"]'),
    reach: async (page) => {
      await button(page, 'Send to all').click();
      await shown(page.getByRole('alertdialog'));
    },
  }),
  asAdmin('admin-email-create', '/admin/email', {
    ready: (page) => page.locator('iframe[title="The mail"]'),
    reach: async (page) => {
      await button(page, 'New template').click();
      await shown(page.getByRole('dialog'));
    },
  }),
  asAdmin('admin-analytics', '/admin/analytics', {
    stage: given({ 'analytics*': analytics }),
    ready: (page) => page.getByRole('img', { name: /^Sign-ups over/ }),
  }),
  asAdmin('admin-data', '/admin/data', { ready: text('IMAGE_HOSTS') }),
  asAdmin('admin-data-rows', '/admin/data', {
    stage: given({ 'import-users/check': checkedImport }),
    ready: h1('Data'),
    reach: chooseCsv,
  }),
  asAdmin('admin-data-imported', '/admin/data', {
    stage: given({ 'import-users/check': checkedImport, 'import-users': { ...checkedImport, results: [] } }),
    ready: h1('Data'),
    reach: async (page) => {
      await importCsv(page);
      await shown(button(page, 'Import another file'));
    },
  }),
  asAdmin('admin-data-stopped', '/admin/data', {
    stage: async (page) => {
      await given({ 'import-users/check': checkedImport })(page);
      await answers(page, '**/api/admin/import-users', away);
    },
    ready: h1('Data'),
    reach: async (page) => {
      await importCsv(page);
      await shown(button(page, 'Continue'));
    },
  }),
  asAdmin('admin-settings', '/admin/settings', { ready: text('Collect payments') }),
];

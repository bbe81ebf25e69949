import type { Page } from 'playwright-core';
import { shown } from '../driving/browser.ts';
import { h1, type PageState } from './page-state.ts';
import { answers, away, never } from './staging.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Removes an edit that an earlier state has left. */
async function forgetDraft(page: Page): Promise<void> {
  await page
    .evaluate(
      'for (const key of Object.keys(localStorage)) if (key.startsWith("draft:profile:")) localStorage.removeItem(key)',
    )
    // a new window's first page does not belong to the site and has no storage
    .catch(() => undefined);
}

/** Changes the signed-in person in the server's answers. */
async function userIs(page: Page, change: object): Promise<void> {
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...change } });
  });
}

const full = {
  firstName: 'Maximiliane-Theodora',
  lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst',
  profession: 'Donaudampfschifffahrtsgesellschaftskapitänin',
  location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  bio: 'I steer a ship up and down the river.\n\nIn the evenings I read about trains, which are faster and never late in books.',
  lookingFor: 'Somebody who asks me on Sundays what I did about my plans.',
  funFact: 'I have never been to the sea.',
  linkedinUrl: 'https://www.linkedin.com/in/maximiliane-theodora-von-hohenlohe-waldenburg-schillingsfuerst',
  websiteUrl: 'https://example.org',
};

const atProfile = {
  who: 'member',
  path: '/profile',
  stage: forgetDraft,
  ready: (page: Page) => button(page, 'Edit profile'),
} as const;

async function openForm(page: Page): Promise<void> {
  await button(page, 'Edit profile').click();
  await shown(page.getByRole('form', { name: 'Profile' }));
}

const profileStates: PageState[] = [
  { ...atProfile, name: 'profile' },
  { ...atProfile, name: 'profile-empty', who: 'newcomer' },
  {
    ...atProfile,
    name: 'profile-full',
    stage: async (page) => {
      await forgetDraft(page);
      await userIs(page, { ...full, profileImageUrl: 'https://example.org/gone.jpg' });
      await page.route('https://example.org/gone.jpg', (route) => route.fulfill({ status: 404 }));
    },
    reach: async (page) => void (await shown(page.getByText(/Image links may have expired/))),
  },
  { ...atProfile, name: 'profile-edit', reach: openForm },
  {
    ...atProfile,
    name: 'profile-errors',
    reach: async (page) => {
      await openForm(page);
      await page.getByLabel('Email', { exact: true }).fill('');
      await page.getByLabel('Website').fill('nowhere');
      await button(page, 'Save').click();
      await shown(page.getByText('Email is required'));
    },
  },
  {
    ...atProfile,
    name: 'profile-both-texts',
    stage: async (page) => {
      await forgetDraft(page);
      const problem = { status: 409, code: 'stale-version', title: 'Conflict', detail: 'It was changed elsewhere.' };
      const current = { ...full, email: 'maya@example.org', contactEmail: 'maya@example.org', version: 9 };
      await page.route('**/api/users/profile', (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify({ ...problem, current }),
        }),
      );
    },
    reach: async (page) => {
      await openForm(page);
      await page.getByLabel('Bio').fill('Written on the other device');
      await button(page, 'Save').click();
      await shown(button(page, 'Save mine over it'));
    },
  },
];

const sessions = ['Firefox on Windows', 'Safari on iPhone', 'Samsung Internet on Android'].map((device, place) => ({
  id: `s${place}`,
  current: place === 0,
  createdAt: '2026-11-03T08:00:00.000Z',
  lastSeenAt: '2026-11-20T19:30:00.000Z',
  device,
}));

const blocked = [
  { id: 'ada', firstName: 'Ada', lastName: 'Nwosu', profileImageUrl: null },
  { id: 'long', firstName: full.firstName, lastName: full.lastName, profileImageUrl: null },
];
const blocks = '**/api/blocks*';
const mailChoice = '**/api/account/email-preferences';

const atAccount = {
  who: 'member',
  path: '/profile#account',
  stage: (page: Page) => answers(page, '**/api/account/sessions', { status: 200, body: sessions }),
  ready: (page: Page) => page.getByText('Safari on iPhone'),
} as const;

const accountStates: PageState[] = [
  {
    ...atAccount,
    name: 'account',
    stage: async (page) => {
      await atAccount.stage(page);
      await answers(page, blocks, { status: 200, body: blocked });
      await userIs(page, { pendingEmail: 'maximiliane-theodora.von-hohenlohe@example.org' });
    },
  },
  {
    ...atAccount,
    name: 'account-no-mails',
    stage: async (page) => {
      await atAccount.stage(page);
      await answers(page, mailChoice, { status: 200, body: { automation: false } });
    },
    reach: async (page) => void (await shown(page.getByText(/We only write to you about your account/))),
  },
  {
    ...atAccount,
    name: 'account-errors',
    stage: async (page) => {
      await answers(page, '**/api/account/sessions', away);
      await answers(page, blocks, away);
      await answers(page, mailChoice, away);
    },
    ready: (page) => page.getByText('Your devices could not be loaded'),
    reach: async (page) => {
      await button(page, 'Change address').click();
      await button(page, 'Change password').click();
      await shown(page.getByText('Password is required').first());
    },
  },
  {
    ...atAccount,
    name: 'account-loading',
    stage: async (page) => {
      await answers(page, '**/api/account/sessions', never);
      await answers(page, blocks, never);
      await answers(page, mailChoice, never);
    },
    ready: (page) => page.getByText('Loading devices'),
  },
  {
    ...atAccount,
    name: 'dialog-delete-account',
    reach: async (page) => {
      await button(page, 'Delete my account').click();
      await button(page, 'Delete for good').click();
      await shown(page.getByRole('dialog').getByText('Password is required'));
    },
  },
];

export const accountPages: readonly PageState[] = [...profileStates, ...accountStates];

const link = '#dG9rZW4tb2YtYS1tYWlsZWQtbGluaw';

const unsubscribe = '**/api/email/unsubscribe/*';
const unsubscribeLink = (isUnsubscribed: boolean) => ({
  status: 200,
  body: { email: 'm…@example.org', isUnsubscribed },
});
const atUnsubscribe = {
  who: 'visitor',
  path: `/unsubscribe${link}`,
  stage: (page: Page) => answers(page, unsubscribe, unsubscribeLink(false)),
  ready: h1('Unsubscribe'),
} as const;

/** The pages that links in mails open. */
export const mailedPages: readonly PageState[] = [
  { name: 'auth-forgotten', who: 'visitor', path: '/auth/forgotten', ready: h1('Forgotten your password?') },
  {
    name: 'auth-forgotten-sent',
    who: 'visitor',
    path: '/auth/forgotten',
    stage: async (page) => {
      await page.route('**/api/account/password/forgotten', (route) => route.fulfill({ status: 202 }));
    },
    ready: h1('Forgotten your password?'),
    reach: async (page) => {
      await page.getByLabel('Email').fill('maximiliane-theodora.von-hohenlohe-waldenburg@example.org');
      await button(page, 'Send the link').click();
      await shown(h1('Look in your inbox')(page));
    },
  },
  { name: 'auth-reset', who: 'visitor', path: `/auth/reset${link}`, ready: h1('Choose a new password') },
  { name: 'auth-reset-spent', who: 'visitor', path: '/auth/reset', ready: (page) => page.getByText(/no longer works/) },
  {
    name: 'auth-confirm-email',
    who: 'visitor',
    path: `/auth/confirm-email${link}`,
    ready: h1('Confirm your new address'),
  },
  {
    ...atUnsubscribe,
    name: 'unsubscribe',
    reach: async (page) => void (await shown(button(page, 'Unsubscribe'))),
  },
  {
    ...atUnsubscribe,
    name: 'unsubscribe-done',
    stage: (page) => answers(page, unsubscribe, unsubscribeLink(true)),
    reach: async (page) => void (await shown(page.getByText(/is unsubscribed/))),
  },
  {
    ...atUnsubscribe,
    name: 'unsubscribe-failed',
    reach: async (page) => {
      await shown(button(page, 'Unsubscribe'));
      await answers(page, unsubscribe, away);
      await button(page, 'Unsubscribe').click();
      await shown(page.getByText('Please try again in a moment.'));
    },
  },
  {
    ...atUnsubscribe,
    name: 'unsubscribe-away',
    stage: (page) => answers(page, unsubscribe, away),
    reach: async (page) => void (await shown(page.getByText('This link could not be checked'))),
  },
  {
    ...atUnsubscribe,
    name: 'unsubscribe-wrong-link',
    // no account has this token, which the server itself says
    stage: async () => {},
    reach: async (page) => void (await shown(page.getByText(/This link does not work/))),
  },
];

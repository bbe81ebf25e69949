import type { AnyPost, CategorisedPost, MentorshipOffer, PostKind } from '@pathwise/contracts/post';
import type { Page } from 'playwright-core';
import { shown } from '../driving/browser.ts';
import type { PageState } from './page-state.ts';
import { answers, away, never } from './staging.ts';

const author = { profileImageUrl: null, hasContactEmail: true, contactEmail: 'ada@example.org' };
const fresh = {
  createdAt: '2026-11-18T09:00:00.000Z',
  freshUntil: '2036-12-18T09:00:00.000Z',
  lapsed: false,
  lapsesSoon: false,
};
const long =
  'I have begun this four times and stopped each time in the third week, when it rains. Write to me on Sunday evening what you will do, I write to you what I will do, and on Saturday we both say how it went. No advice unless asked for.';

const ada = { ...author, id: 'ada', firstName: 'Ada', lastName: 'Nwosu', profession: 'Beekeeper' };
const max = {
  ...author,
  id: 'max',
  firstName: 'Maximiliane-Theodora',
  lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst',
  profession: 'Donaudampfschifffahrtsgesellschaftskapitänin',
};
const blank = { ...author, id: 'blank', firstName: null, lastName: null, profession: null };

type Words = Pick<AnyPost, 'id' | 'title' | 'description' | 'user'>;
const words: readonly Words[] = [
  { id: 'p1', title: 'Ten kilometres by spring', description: long, user: ada },
  { id: 'p2', title: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio', description: 'Twice a week.', user: max },
  { id: 'p3', title: 'A call on Sundays', description: 'Twenty minutes, both budgets open.', user: blank },
];

/** Posts of others, and two of the reader: one that lapses soon and one that has lapsed. */
const postsOf = (readerId: string, tag: object): AnyPost[] =>
  [
    ...words.map((post) => ({ ...fresh, ...post, userId: post.user.id, ...tag })),
    ...[{ lapsesSoon: true }, { lapsed: true }].map((state, place) => ({
      ...fresh,
      ...state,
      ...tag,
      freshUntil: new Date(Date.now() + 1.5 * 24 * 3_600_000).toISOString(),
      id: `own${place}`,
      userId: readerId,
      title: ['Portuguese at breakfast', 'Read in the evening'][place] ?? '',
      description: 'A quarter of an hour, aloud.',
      user: { ...author, id: readerId, firstName: 'Maya', lastName: 'Lindqvist', profession: 'Product designer' },
    })),
  ] as (CategorisedPost | MentorshipOffer)[];

const lists: Record<PostKind, string> = {
  accountability: '**/api/accountability-requests*',
  challenges: '**/api/challenges*',
  mentorship: '**/api/mentorship-offers*',
};
const tags = {
  accountability: { category: 'Health' },
  challenges: { category: 'Hobby' },
  mentorship: { price: '$50 for the first hour, then whatever you think it was worth' },
};

async function stagePosts(page: Page, kind: PostKind): Promise<void> {
  await page.route(lists[kind], async (route) => {
    const answer = await page.request.get(new URL('/api/user', route.request().url()).href);
    const { id } = (await answer.json()) as { id: string };
    await route.fulfill({ json: postsOf(id, tags[kind]) });
  });
}

const region = (name: string) => (page: Page) => page.getByRole('region', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const at = (kind: PostKind) =>
  ({
    who: 'member',
    path: `/${kind}`,
    stage: (page: Page) => stagePosts(page, kind),
    ready: region('Ten kilometres by spring'),
  }) as const;

export const postPages: readonly PageState[] = [
  { ...at('accountability'), name: 'accountability' },
  { ...at('challenges'), name: 'challenges' },
  { ...at('mentorship'), name: 'mentorship' },
  {
    ...at('accountability'),
    name: 'accountability-form',
    reach: async (page) => {
      await press(page, 'New Request');
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await shown(page.getByText('Title is required'));
    },
  },
  {
    ...at('challenges'),
    name: 'challenges-menu',
    reach: async (page) => {
      await press(page, 'More about Ten kilometres by spring');
      await shown(page.getByRole('menu'));
    },
  },
  {
    ...at('challenges'),
    name: 'challenges-report',
    reach: async (page) => {
      await press(page, 'More about Ten kilometres by spring');
      await page.getByRole('menuitem', { name: 'Report this challenge' }).click();
      await shown(page.getByRole('dialog', { name: 'Report “Ten kilometres by spring”' }));
    },
  },
  {
    ...at('accountability'),
    name: 'accountability-empty',
    stage: (page) => answers(page, lists.accountability, { status: 200, body: [] }),
    ready: (page) => page.getByText('No accountability requests yet'),
  },
  {
    ...at('challenges'),
    name: 'challenges-loading',
    stage: (page) => answers(page, lists.challenges, never),
    ready: (page) => page.getByText('Loading challenges'),
  },
  {
    ...at('mentorship'),
    name: 'mentorship-failed',
    stage: (page) => answers(page, lists.mentorship, away),
    ready: (page) => page.getByText('The mentorship offers could not be loaded'),
  },
  {
    name: 'accountability-locked',
    who: 'newcomer',
    path: '/accountability',
    ready: (page) => page.getByText('Accountability partners are part of Premium'),
  },
  {
    name: 'challenges-locked',
    who: 'newcomer',
    path: '/challenges',
    ready: (page) => page.getByText('Challenges are part of Premium'),
  },
  {
    name: 'mentorship-locked',
    who: 'newcomer',
    path: '/mentorship',
    ready: (page) => page.getByText('Mentorship is part of Premium'),
  },
  {
    // last, because the draft stays in the window
    ...at('mentorship'),
    name: 'mentorship-form-restored',
    reach: async (page) => {
      await press(page, 'New Offer');
      await page.getByLabel('Title').fill('Your first hive');
      await page.reload();
      await press(page, 'Continue writing');
      await shown(page.getByText('Your unsaved words are back.'));
    },
  },
];

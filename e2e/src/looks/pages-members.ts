import type { Introduction } from '@pathwise/contracts/api/introductions';
import type { Member } from '@pathwise/contracts/api/social';
import type { Page } from 'playwright-core';
import { shown } from '../driving/browser.ts';
import type { PageState } from './page-state.ts';
import { answers, away, never } from './staging.ts';

const shows = { goalsPublic: true, diaryPublic: false, hasContactEmail: true, profileImageUrl: null };
const silent = { bio: null, lookingFor: null, funFact: null, linkedinUrl: null, websiteUrl: null };

const ada: Member = {
  ...shows,
  ...silent,
  id: 'ada',
  firstName: 'Ada',
  lastName: 'Nwosu',
  profession: 'Beekeeper',
  location: 'Leeds, England',
  diaryPublic: true,
  bio: 'I keep nine hives behind an allotment and teach a Saturday class.\n\nBefore that I planned bus lines for twelve years.',
  lookingFor:
    'Somebody to run with on Tuesday evenings, slowly at first. I would like to finish ten kilometres in spring without walking, and I give up when I am alone.',
  funFact: 'I can tell by the sound whether a hive has lost its queen.',
  websiteUrl: 'https://www.hives.example/saturday-class',
};

const members: Member[] = [
  ada,
  {
    ...shows,
    ...silent,
    id: 'jose',
    firstName: 'José',
    lastName: 'Prado',
    profession: 'Nurse',
    location: 'Porto',
    goalsPublic: false,
  },
  {
    ...shows,
    ...silent,
    id: 'long',
    firstName: 'Maximiliane-Theodora',
    lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst',
    profession: 'Donaudampfschifffahrtsgesellschaftskapitänin',
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    lookingFor: 'Pianists',
  },
  {
    ...shows,
    ...silent,
    id: 'blank',
    firstName: null,
    lastName: null,
    profession: null,
    location: null,
    hasContactEmail: false,
  },
  {
    ...shows,
    ...silent,
    id: 'li',
    firstName: '李',
    lastName: '小龙',
    profession: '老师',
    location: '香港',
    diaryPublic: true,
  },
  {
    ...shows,
    ...silent,
    id: 'noor',
    firstName: 'Noor',
    lastName: 'Haddad',
    profession: 'Carpenter',
    location: null,
    lookingFor: 'A mentor for my first hire',
  },
];

const goals = [
  { title: 'Run ten kilometres in spring', category: 'health', status: 'active', progress: 40 },
  {
    title: 'Write the handbook of the Saturday class, with drawings of every step',
    category: 'hobby',
    status: 'paused',
    progress: 75,
  },
  { title: 'Pay back the loan for the extractor', category: 'financial', status: 'completed', progress: 100 },
];

const entries = Array.from({ length: 6 }, (_, place) => ({
  id: `e${place}`,
  title: [
    'First swarm of the year',
    'Rain',
    'A long talk with the neighbour about nettles',
    'Sugar',
    'The class',
    'Tired',
  ][place],
  content:
    'They hung in the pear tree by noon. I stood below with the box and waited.\n\nIt took an hour, and nobody was stung.',
  entryDate: `2026-11-${20 - place}`,
}));

const other = { profession: 'Nurse', profileImageUrl: null, hasContactEmail: true };
const introductions: Introduction[] = [
  {
    id: 'received',
    direction: 'received',
    status: 'waiting',
    message: 'We both want to run in spring. Would you like to meet at the canal on a Tuesday?',
    createdAt: '2026-11-20T08:00:00.000Z',
    member: { id: 'jose', firstName: 'José', lastName: 'Prado', ...other },
  },
  {
    id: 'asked',
    direction: 'asked',
    status: 'waiting',
    message: '',
    createdAt: '2026-11-19T08:00:00.000Z',
    member: { id: 'noor', firstName: 'Noor', lastName: 'Haddad', ...other },
  },
  {
    id: 'accepted',
    direction: 'received',
    status: 'accepted',
    message: 'Hello',
    createdAt: '2026-11-01T08:00:00.000Z',
    member: {
      id: 'long',
      firstName: 'Maximiliane-Theodora',
      lastName: 'von Hohenlohe-Waldenburg-Schillingsfürst',
      ...other,
      contactEmail: 'maximiliane-theodora.von.hohenlohe-waldenburg@schillingsfuerst.example',
    },
  },
];

const everybody = '**/api/users/all*';
const heading = (page: Page) => page.getByRole('region', { name: 'Ada Nwosu' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const atMembers = {
  who: 'member',
  path: '/members',
  stage: async (page: Page) => {
    await answers(page, everybody, { status: 200, body: members });
    await answers(page, '**/api/introductions*', { status: 200, body: [] });
    await answers(page, '**/api/users/ada/goals', { status: 200, body: goals });
    await answers(page, '**/api/diary/user/ada*', { status: 200, body: entries });
  },
  ready: heading,
} as const;

const atProfile = {
  who: 'member',
  path: '/profile?user=ada',
  stage: (page: Page) => answers(page, '**/api/users/ada', { status: 200, body: ada }),
  ready: (page: Page) => page.getByRole('heading', { level: 1, name: 'Ada Nwosu' }),
} as const;

export const memberPages: readonly PageState[] = [
  { ...atMembers, name: 'members' },
  { ...atMembers, name: 'explore', path: '/explore' },
  {
    ...atMembers,
    name: 'members-menu',
    reach: async (page) => {
      await press(page, 'More about Ada Nwosu');
      await shown(page.getByRole('menu'));
    },
  },
  {
    ...atMembers,
    name: 'members-block',
    reach: async (page) => {
      await press(page, 'More about Ada Nwosu');
      await page.getByRole('menuitem', { name: 'Block' }).click();
      await shown(page.getByRole('alertdialog', { name: 'Block Ada?' }));
    },
  },
  {
    ...atMembers,
    name: 'members-introductions',
    stage: async (page) => {
      await atMembers.stage(page);
      await answers(page, '**/api/introductions*', { status: 200, body: introductions });
    },
    ready: (page) => page.getByRole('button', { name: 'Accept José Prado' }),
  },
  {
    ...atMembers,
    name: 'members-ask',
    reach: async (page) => {
      await press(page, 'More about Ada Nwosu');
      await page.getByRole('menuitem', { name: 'Ask for an introduction' }).click();
      await shown(page.getByRole('dialog', { name: 'Ask Ada Nwosu for an introduction' }));
    },
  },
  {
    ...atMembers,
    name: 'members-goals',
    reach: async (page) => {
      await press(page, 'View goals of Ada Nwosu');
      await shown(page.getByText('Run ten kilometres in spring'));
    },
  },
  {
    ...atMembers,
    name: 'members-goals-private',
    stage: async (page) => {
      await atMembers.stage(page);
      await answers(page, '**/api/users/ada/goals', { status: 403, body: { status: 403 } });
    },
    reach: async (page) => {
      await press(page, 'View goals of Ada Nwosu');
      await shown(page.getByText('These goals are private or unavailable'));
    },
  },
  {
    ...atMembers,
    name: 'members-diary',
    reach: async (page) => {
      await press(page, 'View diary of Ada Nwosu');
      await shown(page.getByRole('button', { name: 'First swarm of the year' }));
    },
  },
  {
    ...atMembers,
    name: 'members-diary-entry',
    reach: async (page) => {
      await press(page, 'View diary of Ada Nwosu');
      await press(page, 'First swarm of the year');
      await shown(page.getByRole('dialog', { name: 'First swarm of the year' }));
    },
  },
  {
    ...atMembers,
    name: 'members-upgrade',
    who: 'newcomer',
    reach: async (page) => {
      await press(page, 'Copy contact email of Ada Nwosu');
      await shown(page.getByRole('dialog', { name: 'Upgrade to contact members' }));
    },
  },
  {
    ...atMembers,
    name: 'members-loading',
    stage: (page) => answers(page, everybody, never),
    ready: (page) => page.getByText('Loading members'),
  },
  {
    ...atMembers,
    name: 'members-error',
    stage: (page) => answers(page, everybody, away),
    ready: (page) => page.getByText('Error loading members. Please try again.'),
  },
  {
    ...atMembers,
    name: 'members-empty',
    stage: (page) => answers(page, everybody, { status: 200, body: [] }),
    ready: (page) => page.getByText('No other members yet'),
  },
  {
    ...atMembers,
    name: 'members-found',
    path: '/members?q=bee',
    stage: (page) => answers(page, '**/api/users/search*', { status: 200, body: [ada] }),
  },
  {
    ...atMembers,
    name: 'members-none-found',
    path: '/members?q=nobody',
    stage: (page) => answers(page, '**/api/users/search*', { status: 200, body: [] }),
    ready: (page) => page.getByText('No users found matching your search'),
  },
  {
    ...atMembers,
    name: 'members-search-error',
    path: '/members?q=bee',
    stage: (page) => answers(page, '**/api/users/search*', away),
    ready: (page) => page.getByText('Error searching users. Please try again.'),
  },
  { ...atProfile, name: 'profile-of-member' },
  {
    ...atProfile,
    name: 'profile-gone',
    stage: (page) => answers(page, '**/api/users/ada', { status: 404, body: { status: 404 } }),
    ready: (page) => page.getByText('This profile is not available'),
  },
  {
    ...atProfile,
    name: 'profile-loading',
    stage: (page) => answers(page, '**/api/users/ada', never),
    ready: (page) => page.getByText('Loading profile'),
  },
];

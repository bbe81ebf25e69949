import { adminPages } from '@pathwise/contracts/site.rules';
import type { Browser } from 'playwright-core';
import { launchBrowser, openWindow, shown } from '../driving/browser.ts';
import { fillReminders } from '../people/full-diary.ts';
import { newAdmin, newPerson, type Person, password } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';
import { furnish } from './paint.ts';
import { noteScripts, type Scripts } from './scripts-loaded.ts';

/** Budgets in kB gzip, from the project's UX rules. A remote's budget adds to the shell's. */
const budgets = { landing: 150, shell: 190, planner: 90, social: 60, admin: 70 };
type Owner = keyof typeof budgets;

/** A page and whose budget it has. `visitor` pages are opened signed out. */
interface FirstPage {
  owner: Owner;
  path: string;
  visitor?: true;
}
interface Scene {
  browser: Browser;
  url: string;
  person: Person;
  admin: Person;
}

const pages: readonly FirstPage[] = [
  { owner: 'landing', path: '/landing', visitor: true },
  { owner: 'shell', path: '/auth', visitor: true },
  { owner: 'shell', path: '/support', visitor: true },
  { owner: 'shell', path: '/subscription', visitor: true },
  { owner: 'shell', path: '/privacy-policy', visitor: true },
  { owner: 'shell', path: '/terms-of-service', visitor: true },
  { owner: 'shell', path: '/nowhere', visitor: true },
  { owner: 'shell', path: '/admin' },
  { owner: 'shell', path: '/faq' },
  ...[
    '/',
    '/goals',
    '/profession',
    '/health',
    '/relationship',
    '/hobby',
    '/plan',
    '/plan?board=reminders',
    '/diary',
    '/goals?view=preview',
    '/trash',
  ].map((path) => ({ owner: 'planner' as const, path })),
  ...['/members', '/profile'].map((path) => ({ owner: 'social' as const, path })),
  ...adminPages.map((page) => ({ owner: 'admin' as const, path: `/${page}` })),
];

/** Headings that show that the owner's own script has run. */
const isRemote = (owner: Owner) => owner !== 'landing' && owner !== 'shell';
// in Preview the page's own headings are hidden
const headingsOf = (owner: Owner) => (isRemote(owner) ? `[data-mfe="${owner}"] :is(h1, h2):visible` : 'h1, h2');

/** Sizes of the scripts that a page loads with an empty browser cache, until it is idle. */
async function scriptsOf(
  { browser, url, person, admin }: Scene,
  { owner, path, visitor }: FirstPage,
): Promise<Scripts> {
  const { user } = owner === 'admin' ? admin : person;
  const account = visitor ? {} : { person: { user, password } };
  const { page, close } = await openWindow(browser, { url, ...account });
  const scripts = noteScripts(page);
  await page.goto(path);
  await shown(page.locator(headingsOf(owner)));
  await page.waitForLoadState('networkidle');
  const sizes = await scripts.sizes();
  await close();
  return sizes;
}

/** A page with content may need more scripts than an empty one. */
async function fill(person: Person): Promise<void> {
  await furnish(person);
  await fillReminders(person.api);
  await person.api.ai.sendChat({ body: { message: 'How do I keep going when it rains?' } });
}

/** JavaScript on first load, each page in a new browser context. Throws when a remote's page loads no script of the remote. */
export async function firstLoad() {
  const platform = await testPlatform('bench');
  const browser = await launchBrowser();
  try {
    const person = await newPerson(platform.url);
    await fill(person);
    const scene = { browser, url: platform.url, person, admin: await newAdmin(platform) };
    const figures: Record<string, number> = {};
    const over: string[] = [];
    for (const page of pages) {
      const { owner, path } = page;
      const scripts = await scriptsOf(scene, page);
      const size = owner === 'landing' ? scripts.shell : scripts[owner];
      if (size === 0) throw new Error(`${path} loaded no script of the ${owner}`);
      figures[`${owner} ${path}`] = size;
      if (size > budgets[owner] || scripts.shell > budgets.shell) over.push(path);
    }
    return { unit: 'kB gzip', figures, budgets, over };
  } finally {
    await browser.close();
    await platform.dispose();
  }
}

import type { Browser } from 'playwright-core';
import { launchBrowser, openWindow, shown } from '../driving/browser.ts';
import { newPerson, type Person, password } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';
import { noteScripts, type Scripts } from './scripts-loaded.ts';

/** Budgets in kB gzip, from the project's UX rules. A remote's budget adds to the shell's. */
const budgets = { landing: 150, shell: 190, planner: 90 };
type Owner = keyof typeof budgets;

/** The pages by budget. `visitor` pages are opened signed out. */
const pages: readonly { owner: Owner; path: string; visitor?: true }[] = [
  { owner: 'landing', path: '/landing', visitor: true },
  { owner: 'shell', path: '/auth', visitor: true },
  { owner: 'shell', path: '/support', visitor: true },
  { owner: 'shell', path: '/subscription', visitor: true },
  { owner: 'shell', path: '/privacy-policy', visitor: true },
  { owner: 'shell', path: '/terms-of-service', visitor: true },
  { owner: 'shell', path: '/nowhere', visitor: true },
  { owner: 'shell', path: '/admin' },
  { owner: 'shell', path: '/faq' },
  ...['/', '/goals', '/profession', '/health', '/relationship', '/hobby'].map((path) => ({
    owner: 'planner' as const,
    path,
  })),
];

/** Sizes of the scripts that a page loads with an empty browser cache, until it is idle. */
async function scriptsOf(browser: Browser, url: string, path: string, person?: Person): Promise<Scripts> {
  const { page, close } = await openWindow(browser, {
    url,
    ...(person ? { person: { user: person.user, password } } : {}),
  });
  const scripts = noteScripts(page);
  await page.goto(path);
  await shown(page.locator('h1, h2'));
  await page.waitForLoadState('networkidle');
  const sizes = await scripts.sizes();
  await close();
  return sizes;
}

/** JavaScript on first load, each page in a new browser context. Throws when a remote's page loads no script of the remote. */
export async function firstLoad() {
  const platform = await testPlatform('bench');
  const browser = await launchBrowser();
  try {
    const person = await newPerson(platform.url);
    const figures: Record<string, number> = {};
    const over: string[] = [];
    for (const { owner, path, visitor } of pages) {
      const scripts = await scriptsOf(browser, platform.url, path, visitor ? undefined : person);
      const size = owner === 'planner' ? scripts.planner : scripts.shell;
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

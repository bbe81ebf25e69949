import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { shown } from '../src/driving/browser.ts';
import { goToSection } from '../src/driving/steps.ts';
import { windowsAt } from '../src/driving/windows-at.ts';
import { newAdmin, newPerson, type Person } from '../src/people/person.ts';
import { sharedPlatform } from '../src/shared-platforms.ts';

const platform = sharedPlatform();
const open = windowsAt(() => platform.url);
let person: Person;
/** Another member, whom the social pages show. */
let neighbour: Person;
let admin: Person;

beforeAll(async () => {
  person = await newPerson(platform.url);
  await person.api.goals.createGoal({ body: { title: 'Learn to sail', category: 'hobby' } });
  neighbour = await newPerson(platform.url, { firstName: 'Ngozi' });
  admin = await newAdmin(platform);
  await admin.api.goals.createGoal({ body: { title: 'Learn to sail', category: 'hobby' } });
}, 300_000);

/** The HTML names the remotes' entries. Without them the page asks for their manifests, as an older page does. */
async function asOlderPage(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => !/^\/(api|remotes|assets|chunks)\b|\.\w+$/.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('pathwise-remotes', '') });
    },
  );
}

const page404 = { status: 404, contentType: 'text/plain', body: 'Not found' };

interface Fault {
  /** Below the remote's folder. */
  files: string;
  answer: (route: Route) => Promise<void> | void;
}

const manifest = 'mf-manifest.json';
const faults: Record<string, Fault> = {
  'whose manifest is missing': { files: manifest, answer: (route) => route.fulfill(page404) },
  'that hangs': { files: manifest, answer: () => undefined },
  'that answers a web page instead of a manifest': {
    files: manifest,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  },
  'whose entry throws': {
    files: 'remoteEntry.*.js*',
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a broken entry")' }),
  },
  'with a missing chunk': {
    files: 'chunks/*.js',
    answer: (route) => route.fulfill(page404),
  },
  'whose module throws': { files: 'chunks/__federation_expose_*.js', answer: throwInside },
};

/** Lets every module of a chunk throw at its start, like a bug. */
async function throwInside(route: Route): Promise<void> {
  const original = await (await route.fetch()).text();
  const body = original.replaceAll(
    /\b(\d+)(\([\w,]*\)|:function\([\w,]*\)|:\([\w,]*\)=>)\{/g,
    '$&throw new Error("a bug");',
  );
  if (body === original) throw new Error('no module was found in the chunk');
  await route.fulfill({ contentType: 'text/javascript', body });
}

const failure = (page: Page, part = 'Your goals') => page.getByText(`${part} could not be loaded`);

async function shellIsUsable(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Message Sage' }).fill('How am I doing?');
  await page.keyboard.press('Enter');
  await shown(page.getByRole('log').getByText(/Learn to sail/));
  await goToSection(page, 'FAQ');
  await page.getByRole('button', { name: /How many goals/ }).click();
  await shown(page.getByRole('region', { name: /How many goals/ }));
}

describe('a planner remote', () => {
  it.each(Object.entries(faults))(
    '%s leaves the shell usable, and Retry loads the page',
    async (_, { files, answer }) => {
      const addresses = `**/remotes/planner/${files}`;
      const window = await open({ person });
      const { page, context } = window;
      if (files === manifest) await asOlderPage(context);
      await context.route(addresses, answer);
      await page.goto('/');
      await shown(failure(page));
      await shellIsUsable(page);
      await page.getByRole('tab', { name: 'Preview' }).click();
      await shown(failure(page, 'Your roadmaps'));
      await goToSection(page, 'Dashboard');
      await shown(failure(page));

      await context.unroute(addresses);
      await page.getByRole('button', { name: 'Retry' }).click();
      await shown(page.getByRole('heading', { name: 'Welcome back, Maya!' }));
      await goToSection(page, 'Goals');
      await shown(page.getByRole('heading', { name: 'Learn to sail' }));
      await page.getByRole('tab', { name: 'Preview' }).click();
      await healedPreview(page);
      expect(window.problems().filter((problem) => problem.startsWith('CSP'))).toEqual([]);
      await window.close();
    },
  );
});

describe('a social remote', () => {
  it.each(Object.entries(faults))(
    '%s leaves the shell and the planner usable, and Retry loads the page',
    async (_, { files, answer }) => {
      const addresses = `**/remotes/social/${files}`;
      const window = await open({ person });
      const { page, context } = window;
      if (files === manifest) await asOlderPage(context);
      await context.route(addresses, answer);
      await page.goto('/members');
      await shown(failure(page, 'Members'));
      await shellIsUsable(page);
      await goToSection(page, 'Goals');
      await shown(page.getByRole('heading', { name: 'Learn to sail' }));
      await goToSection(page, 'Members');
      await shown(failure(page, 'Members'));

      await context.unroute(addresses);
      await page.getByRole('button', { name: 'Retry' }).click();
      await shown(page.getByRole('heading', { name: 'Community Members' }));
      await page.goto(`/profile?user=${neighbour.user.id}`);
      await shown(page.getByRole('heading', { level: 1, name: 'Ngozi' }));
      expect(window.problems().filter((problem) => problem.startsWith('CSP'))).toEqual([]);
      await window.close();
    },
  );
});

describe('an admin remote', () => {
  it.each(Object.entries(faults))(
    '%s leaves the way back to the app, and Retry loads the page',
    async (_, { files, answer }) => {
      const addresses = `**/remotes/admin/${files}`;
      const window = await open({ person: admin });
      const { page, context } = window;
      if (files === manifest) await asOlderPage(context);
      await context.route(addresses, answer);
      await page.goto('/admin/settings');
      await shown(failure(page, 'The admin dashboard'));
      await page.getByRole('link', { name: 'Back to App' }).click();
      await shellIsUsable(page);
      await page.goBack();
      await page.goBack();
      await shown(failure(page, 'The admin dashboard'));

      await context.unroute(addresses);
      await page.getByRole('button', { name: 'Retry' }).click();
      await shown(page.getByRole('heading', { level: 1, name: 'Settings' }));
      expect(window.problems().filter((problem) => problem.startsWith('CSP'))).toEqual([]);
      await window.close();
    },
  );

  it('is not loaded for a person who is no admin', async () => {
    const window = await open({ person });
    const { page } = window;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/admin/users');
    await shown(page.getByRole('heading', { level: 1, name: 'Access Denied' }));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/remotes/admin/'))).toEqual([]);
    await window.close();
  });
});

/** Preview has a separate Retry. */
async function healedPreview(page: Page): Promise<void> {
  const roadmap = page.getByRole('heading', { level: 1, name: 'Learn to sail' });
  const retry = page.getByRole('button', { name: 'Retry' });
  await shown(roadmap.or(retry));
  if (await retry.isVisible()) await retry.click();
  await shown(roadmap);
}

// Takes pictures of every page and of every mail: `npm run screenshots`, or of those named, such as `npm run screenshots -- mails`.
// With `--readme` it takes those of the README only.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '@pathwise/local-servers/failure';
import { root } from '@pathwise/local-servers/paths';
import type { Browser, Page } from 'playwright-core';
import { type BrowserWindow, launchBrowser, openWindow, type Theme } from '../driving/browser.ts';
import { type Cast, gatherCast } from '../people/cast.ts';
import { testPlatform } from '../test-platform.ts';
import { takeMails } from './mails.ts';
import type { PageState } from './page-state.ts';
import { openState, pageStates } from './pages.ts';
import { pictureOfWhole } from './picture.ts';
import { openChat } from './staging.ts';

/** Windows below 768 px are phones, those below 1280 px tablets. */
const widths = [320, 375, 768, 1024, 1280, 1920];
const themes: readonly Theme[] = ['light', 'dark'];

const pictures = join(root, 'screenshots');
const readmePictures = join(root, 'docs', 'images');
/** The README's pictures: a state each, with its preparation. */
const readme: Record<string, (page: Page) => Promise<void>> = {
  dashboard: async (page) => {
    await openChat(page);
    await page.evaluate('document.querySelector("[role=log] h3").parentElement.scrollIntoView()');
    await page.evaluate('scrollTo(0, 0)');
  },
  roadmap: (page) => page.getByRole('button', { name: 'Close chat' }).click(),
};

await runMain(async () => {
  const [only, ...others] = process.argv.slice(2).filter((name) => name !== '--readme');
  const platform = await testPlatform('screenshots');
  const browser = await launchBrowser();
  try {
    if (only === 'mails') return await takeAllMails(platform, browser);
    const scene = { browser, url: platform.url, cast: await gatherCast(platform) };
    if (process.argv.includes('--readme')) return await takeReadmePictures(scene);
    const failed = await takeAll(scene, only ? [only, ...others] : undefined);
    return only ? failed : failed + (await takeAllMails(platform, browser));
  } finally {
    await browser.close();
    await platform.dispose();
  }
});

async function takeAllMails(platform: Parameters<typeof takeMails>[0], browser: Browser): Promise<number> {
  mkdirSync(pictures, { recursive: true });
  console.log(`${await takeMails(platform, { browser, into: pictures })} mails are in ${pictures}`);
  return 0;
}

interface Scene {
  browser: Browser;
  url: string;
  cast: Cast;
}

async function takeAll(scene: Scene, names: string[] | undefined): Promise<number> {
  const wanted = pageStates.filter(({ name }) => !names || names.includes(name));
  if (!names) rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const failed = await Promise.all(widths.map((width) => takeAt(scene, wanted, width)));
  const lost = failed.flat();
  console.log(`${wanted.length - new Set(lost).size} of ${wanted.length} pages are in ${pictures}`);
  return lost.length === 0 ? 0 : 1;
}

/** Takes every state at one width, light and dark. Returns the names of states that could not be reached. */
async function takeAt(scene: Scene, states: readonly PageState[], width: number): Promise<string[]> {
  const windows = new Map<string, BrowserWindow>();
  const failed: string[] = [];
  const isOn = { phone: width < 768, desktop: width >= 1280 };
  for (const state of states) {
    if (state.only && !isOn[state.only]) continue;
    const window = windows.get(state.who) ?? (await windowOf(scene, state.who, width));
    windows.set(state.who, window);
    try {
      await take(window.page, state, width);
    } catch (error) {
      failed.push(state.name);
      console.error(`${state.name} at ${width} px: ${(error as Error).message}`);
    }
  }
  return failed;
}

function windowOf({ browser, url, cast }: Scene, who: PageState['who'], width: number): Promise<BrowserWindow> {
  return openWindow(browser, { url, width, ...(who === 'visitor' ? {} : { person: cast[who] }) });
}

async function take(page: Page, state: PageState, width: number): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await openState(page, state);
  // an overlay covers the screen, not the whole page
  const isCovered = await page.locator('[role=dialog], [role=alertdialog], [role=menu], main[inert]').count();
  const hasFrame = await page.locator('iframe').count();
  if (!isCovered) await page.evaluate('scrollTo(0, 0)');
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const path = join(pictures, `${state.name}-${width}-${colorScheme}.png`);
    if (!isCovered && (width < 768 || hasFrame)) await pictureOfWhole(page, path);
    else await page.screenshot({ path, fullPage: !isCovered, animations: 'disabled' });
  }
}

/** The repository stores every version of these files, so they show one screen instead of the whole page. */
async function takeReadmePictures(scene: Scene): Promise<number> {
  mkdirSync(readmePictures, { recursive: true });
  const { page } = await windowOf(scene, 'member', 1280);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const state of pageStates) {
    const arrange = readme[state.name];
    if (!arrange) continue;
    await openState(page, state);
    await arrange(page);
    const path = join(readmePictures, `${state.name}-1280.png`);
    const picture = await page.screenshot({ path, animations: 'disabled' });
    console.log(`${path}: ${Math.round(picture.length / 1024)} kB`);
  }
  return 0;
}

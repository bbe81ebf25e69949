import { chromiumFlags, provideChromium } from '@pathwise/local/browser';
import { waitUntil } from '@pathwise/local-servers/wait-until';
import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Response } from 'playwright-core';
import type { Account } from '../people/cast.ts';
import { noteToasts } from './toasts.ts';

export type Theme = 'light' | 'dark';

export interface WindowLook {
  width?: number;
  theme?: Theme;
  /** Fingers instead of a mouse; by default on phones. */
  touch?: boolean | undefined;
  /** A person who is signed in when the window opens. */
  person?: Account | undefined;
  /** Lets the service worker keep pages and answers on the device. */
  isKept?: boolean;
  /** False for a browser that runs no scripts. */
  hasScript?: boolean;
}

/** A browser window of one person. Its tabs share cookies and storage, and it records their problems. */
export interface BrowserWindow {
  page: Page;
  context: BrowserContext;
  /** Opens another tab of the same person. */
  anotherPage: () => Promise<Page>;
  /** The problems so far. A visitor's 401 and the plan's 402 are answers, not problems. */
  problems: () => string[];
  close: () => Promise<void>;
}

/** A page may be slow on a busy machine. A wait ends as soon as its condition holds. */
export const patienceMs = 20_000;

/** `fontSize` is the person's own setting in px, of which pages make their rem. */
export async function launchBrowser({ fontSize = 16 }: { fontSize?: number } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: provideChromium(),
    timeout: 120_000, // a busy machine starts it slowly
    // playwright already starts it headless
    args: [...chromiumFlags.filter((flag) => flag !== '--headless'), `--blink-settings=defaultFontSize=${fontSize}`],
  });
}

/** Opens a window at a site, with reduced motion, so that nothing is measured during an animation. */
export async function openWindow(
  browser: Browser,
  { url, width = 1280, theme = 'light', touch, person, isKept = false, hasScript = true }: WindowLook & { url: string },
): Promise<BrowserWindow> {
  const isPhone = width < 768;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: isPhone ? 812 : 800 },
    hasTouch: touch ?? isPhone,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    javaScriptEnabled: hasScript,
    // a worker answers before `page.route` sees the request
    serviceWorkers: isKept ? 'allow' : 'block',
  });
  context.setDefaultTimeout(patienceMs);
  const problems = await collectProblems(context);
  await context.addInitScript(noteToasts);
  if (person) await signIn(context, url, person);
  const page = await context.newPage();
  return {
    page,
    context,
    anotherPage: () => context.newPage(),
    problems: () => [...problems],
    close: () => context.close(),
  };
}

async function signIn(context: BrowserContext, url: string, { user, password }: Account): Promise<void> {
  const answer = await context.request.post('/api/login', {
    data: { email: user.email, password },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`${user.email} could not sign in: ${answer.status()} ${await answer.text()}`);
}

async function collectProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    // the browser's message about an answer; the answer itself is checked below
    if (message.text().startsWith('Failed to load resource: the server responded')) return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error()}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // leaving a page aborts its open requests
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !isExpected(response)) {
      problems.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
    }
  });
  await context.exposeBinding('reportCspViolation', (_source, violation: string) => problems.push(`CSP: ${violation}`));
  await context.addInitScript(
    `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      reportCspViolation(violatedDirective + ' ' + blockedURI + ' in ' + sourceFile));`,
  );
  return problems;
}

/** Expected failures: a visitor has no session, and the free plan allows no more goals. */
function isExpected(response: Response): boolean {
  const { pathname } = new URL(response.url());
  const call = `${response.request().method()} ${pathname}`;
  return (
    (response.status() === 401 && call === 'GET /api/user') || (response.status() === 402 && call === 'POST /api/goals')
  );
}

/** The problems other than the ones that a test expects. */
export const beside = (problems: readonly string[], ...expected: RegExp[]): string[] =>
  problems.filter((problem) => !expected.some((one) => one.test(problem)));

/** Waits until the element is on the screen and returns it. */
export async function shown(locator: Locator): Promise<Locator> {
  await locator.first().waitFor({ state: 'visible' });
  return locator;
}

export async function gone(locator: Locator): Promise<void> {
  await locator.first().waitFor({ state: 'hidden' });
}

/** Waits until `read` returns the expected value. */
export async function becomes<T>(what: string, read: () => Promise<T>, isRight: (value: T) => boolean): Promise<T> {
  let last: T | undefined;
  const reached = await waitUntil(
    what,
    async () => {
      last = await read();
      return isRight(last) ? { value: last } : undefined;
    },
    { timeoutMs: patienceMs, everyMs: 60 },
  ).catch((error: Error) => {
    throw new Error(`${error.message}; the last reading was ${JSON.stringify(last)}`);
  });
  return reached.value;
}

/** Waits until the page holds this many of them. */
export async function counted(locator: Locator, count: number): Promise<void> {
  await becomes(
    `the number of ${locator}`,
    () => locator.count(),
    (found) => found === count,
  );
}

/** The number of pixels by which the page scrolls sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** The number of elements in each row of a painted page, from the top. */
export async function rowsOf(elements: Locator): Promise<number[]> {
  const tops: Record<number, number> = {};
  for (const element of await elements.all()) {
    const top = Math.round((await element.boundingBox())?.y ?? -1);
    tops[top] = (tops[top] ?? 0) + 1;
  }
  return Object.entries(tops)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, count]) => count);
}

/** The number of copies of each shared library in the page. */
export async function libraryCopies(page: Page): Promise<Record<string, number>> {
  return page.evaluate<Record<string, number>>(
    'Object.fromEntries(Object.entries(window.__pathwise.instances).map(([name, copies]) => [name, copies.size]))',
  );
}

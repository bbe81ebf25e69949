import type { Browser, Page } from 'playwright-core';
import { becomes, launchBrowser, openWindow } from '../driving/browser.ts';
import { todayInLondon } from '../driving/on-the-plan.ts';
import { goalWithRoadmap } from '../driving/steps.ts';
import { median, rounded } from '../figures.ts';
import { newPerson, type Person } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';
import { boundsMissed, type PaintedPage } from './paint-bounds.ts';

const runs = 5;
/** Slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms a round trip. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuTimesSlower = 4;

/** `visitor` pages are opened signed out. */
const pages: Record<PaintedPage, { path: string; visitor: boolean }> = {
  landing: { path: '/landing', visitor: true },
  dashboard: { path: '/', visitor: false },
  goals: { path: '/goals', visitor: false },
  preview: { path: '/goals?view=preview', visitor: false },
  plan: { path: '/plan', visitor: false },
  diary: { path: '/diary', visitor: false },
};

interface Paint {
  /** Largest contentful paint. */
  lcpMs: number;
  /** What long tasks take beyond 50 ms each. */
  tbtMs: number;
  /** Until the page itself is there, with its data and without a placeholder. */
  shownMs: number;
}

/** A member's page belongs to a remote; a visitor's to the shell. */
const observe = (visitor: boolean) => `window.painted = { lcp: 0, blocked: 0, shown: 0 };
new MutationObserver((_, observer) => {
  if (!document.querySelector('${visitor ? 'h1' : '[data-mfe] h1'}') || document.querySelector('[aria-busy="true"]')) return;
  painted.shown = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) painted.lcp = startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) painted.blocked += duration - 50;
}).observe({ type: 'longtask', buffered: true });`;

/** One cold load on a slow phone. */
async function load(browser: Browser, url: string, name: PaintedPage, person: Person): Promise<Paint> {
  const { path, visitor } = pages[name];
  const { page, context, close } = await openWindow(browser, { url, width: 375, ...(visitor ? {} : { person }) });
  await context.addInitScript(observe(visitor));
  const slow = await context.newCDPSession(page);
  await slow.send('Network.emulateNetworkConditions', slow4g);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: cpuTimesSlower });
  await page.goto(path);
  const paint = await settled(page);
  await close();
  return paint;
}

/** The figures once the page is there and the network idle; the largest paint may be of what came last. */
async function settled(page: Page): Promise<Paint> {
  await becomes(
    'the page',
    () => page.evaluate<number>('painted.shown'),
    (shown) => shown > 0,
  );
  await page.waitForLoadState('networkidle');
  // entries are reported a frame after the one that they are about
  await page.evaluate(`new Promise((done) => {
    const after = (frames) => (frames === 0 ? done() : requestAnimationFrame(() => after(frames - 1)));
    after(3);
  })`);
  const { lcp, blocked, shown } = await page.evaluate<Record<'lcp' | 'blocked' | 'shown', number>>('painted');
  return { lcpMs: lcp, tbtMs: blocked, shownMs: shown };
}

/** Gives a new person something on each page. */
export async function furnish(person: Person): Promise<void> {
  await goalWithRoadmap(person, { title: 'Run a half marathon', category: 'health' });
  for (const title of ['Easy run', 'Buy shoes'])
    await person.api.planner.createTask({ body: { title, specificDate: todayInLondon() } });
  await person.api.planner.createEntry({ body: { title: 'First run', content: 'Two kilometres in the rain.' } });
}

/** Cold loads on Slow 4G with a processor four times slower: medians of five. */
export async function paint() {
  const platform = await testPlatform('bench');
  const browser = await launchBrowser();
  try {
    const person = await newPerson(platform.url);
    await furnish(person);
    const figures: Record<string, Paint & { allLcpMs: number[] }> = {};
    const over: string[] = [];
    for (const name of Object.keys(pages) as PaintedPage[]) {
      const loads: Paint[] = [];
      for (let run = 0; run < runs; run += 1) loads.push(await load(browser, platform.url, name, person));
      const middle = (figure: keyof Paint) => rounded(median(loads.map((one) => one[figure])));
      const [lcpMs, tbtMs, shownMs] = [middle('lcpMs'), middle('tbtMs'), middle('shownMs')];
      figures[name] = { lcpMs, allLcpMs: loads.map((one) => Math.round(one.lcpMs)), tbtMs, shownMs };
      over.push(...boundsMissed(name, { lcpMs, tbtMs }));
    }
    return { figures, over };
  } finally {
    await browser.close();
    await platform.dispose();
  }
}

import { gzipSync } from 'node:zlib';
import { chromiumFlags, provideChromium } from '@pathwise/local/browser';
import { chromium, type Page } from 'playwright-core';
import { rounded } from '../figures.ts';
import { newPerson, password } from '../person.ts';
import { testPlatform } from '../test-platform.ts';

/** Budgets in kB gzip, from the project's UX rules. */
const budgets = { landing: 150, shell: 190, planner: 90 };

/** Sizes of the scripts a page loads until it is idle, by who ships them. */
async function scriptsOf(page: Page, url: string): Promise<{ shell: number; planner: number }> {
  const sizes = { shell: 0, planner: 0 };
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    const owner = new URL(response.url()).pathname.startsWith('/remotes/') ? 'planner' : 'shell';
    reading.push(
      response.body().then((body) => {
        sizes[owner] += gzipSync(body).length / 1_000;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(reading);
  return { shell: rounded(sizes.shell, 1), planner: rounded(sizes.planner, 1) };
}

/** JavaScript on first load, in a fresh browser each time. */
export async function firstLoad() {
  const platform = await testPlatform('bench');
  const browser = await chromium.launch({ executablePath: provideChromium(), args: chromiumFlags });
  const fresh = () => browser.newContext({ baseURL: platform.url }).then((context) => context.newPage());
  try {
    const landing = await scriptsOf(await fresh(), `${platform.url}/landing`);
    const { user } = await newPerson(platform.url);
    const member = await fresh();
    await member.request.post(`${platform.url}/api/login`, {
      data: { email: user.email, password },
      headers: { origin: platform.url },
    });
    const dashboard = await scriptsOf(await member.context().newPage(), `${platform.url}/`);
    const figures = { landing: landing.shell + landing.planner, shell: dashboard.shell, planner: dashboard.planner };
    return {
      unit: 'kB gzip',
      figures,
      budgets,
      within: Object.entries(budgets).every(([name, most]) => figures[name as keyof typeof budgets] <= most),
    };
  } finally {
    await browser.close();
    await platform.dispose();
  }
}

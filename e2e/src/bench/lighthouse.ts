import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { chromiumFlags, provideChromium } from '@pathwise/local/browser';
import { median, rounded } from '../figures.ts';
import { newPerson } from '../people/person.ts';
import { testPlatform } from '../test-platform.ts';
import { furnish } from './paint.ts';
import { boundsMissed, type PaintedPage } from './paint-bounds.ts';

const run = promisify(execFile);
/** Fetched when it is asked for: with it every installation would have 114 packages and 176 MB more (decision 0089). */
const lighthouseVersion = '13.5.0';
const runs = 5;

/** Pages that Lighthouse judges. `visitor` pages are opened signed out. Those with `isTimed` have bounds of their paint, too. */
const pages: Record<PaintedPage, { path: string; visitor?: true; isTimed?: true }> = {
  landing: { path: '/', visitor: true, isTimed: true },
  dashboard: { path: '/', isTimed: true },
  goals: { path: '/goals' },
  preview: { path: '/goals?view=preview' },
  plan: { path: '/plan', isTimed: true },
  diary: { path: '/diary' },
};
/** Scores from 0 to 100, and the least that each may be. */
const least = { performance: 90, accessibility: 95, 'best-practices': 95, seo: 95 };
type Category = keyof typeof least;
const categories = Object.keys(least) as Category[];

interface Audit {
  readonly id: string;
  readonly score: number | null;
  readonly numericValue?: number;
}
interface Report {
  readonly categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<string, Audit>;
}

const tries = 3;

/** On a busy machine Lighthouse may lose its trace, and asks to be run again. */
async function judge(url: string, cookie: string | undefined, left = tries - 1): Promise<Report> {
  return judgeOnce(url, cookie).catch((error: Error) => {
    if (left === 0 || !error.message.includes('Please run Lighthouse again')) throw error;
    return judge(url, cookie, left - 1);
  });
}

async function judgeOnce(url: string, cookie: string | undefined): Promise<Report> {
  const command = ['exec', '--yes', `--package=lighthouse@${lighthouseVersion}`, '--', 'lighthouse', url];
  const headers = cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : [];
  const { stdout } = await run(
    'npm',
    [...command, '--output=json', '--quiet', `--chrome-flags=${chromiumFlags.join(' ')}`, ...headers],
    // not in a workspace, whose packages npm would look at first
    { cwd: tmpdir(), env: { ...process.env, CHROME_PATH: provideChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

/** Each category's audits that cost points, but for those of performance, which are figures. */
function failings({ categories: judged, audits }: Report): string[] {
  const counted = categories.filter((name) => name !== 'performance').flatMap((name) => judged[name].auditRefs);
  return counted.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
}

/** Lighthouse's scores and times of the paint for a phone: medians of five runs. */
export async function lighthouse() {
  const platform = await testPlatform('bench');
  try {
    const person = await newPerson(platform.url);
    await furnish(person);
    const figures: Record<string, Record<Category, number> & { lcpMs: number; tbtMs: number; failings: string[] }> = {};
    const missed: string[] = [];
    for (const name of Object.keys(pages) as PaintedPage[]) {
      const { path, visitor, isTimed } = pages[name];
      const reports: Report[] = [];
      for (let one = 0; one < runs; one += 1)
        reports.push(await judge(`${platform.url}${path}`, visitor ? undefined : person.cookie));
      const scores = Object.fromEntries(
        categories.map((category) => [
          category,
          rounded(100 * median(reports.map((report) => report.categories[category].score))),
        ]),
      ) as Record<Category, number>;
      const ms = (id: string) => rounded(median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)));
      const times = { lcpMs: ms('largest-contentful-paint'), tbtMs: ms('total-blocking-time') };
      figures[name] = { ...scores, ...times, failings: [...new Set(reports.flatMap(failings))] };
      const low = categories.filter((category) => scores[category] < least[category]);
      missed.push(...low.map((category) => `${name}: ${category} ${scores[category]}`));
      if (isTimed) missed.push(...boundsMissed(name, times));
    }
    return { figures, missed };
  } finally {
    await platform.dispose();
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Theme } from '../driving/browser.ts';

// The minified axe has the same rules in less than half the length, and every page loads it.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks the page as it is with all rules in the light theme. The dark theme has only other colours, so only those are checked. */
export async function violations(page: Page): Promise<string[]> {
  for (const frame of page.frames()) await frame.evaluate(axeSource);
  // an open menu hides everything else from assistive technology, even the landmark of its button
  const rules: RunOptions = (await page.getByRole('menu').isVisible()) ? { rules: { region: { enabled: false } } } : {};
  const light = await runAxe(page, rules);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await runAxe(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  return [...describeViolations('light', light), ...describeViolations('dark', dark)];
}

/** Only the violations leave the page: to carry the whole report out of it takes longer than the check. */
async function runAxe(page: Page, options: RunOptions): Promise<Result[]> {
  const onlyViolations = JSON.stringify({ ...options, resultTypes: ['violations'] });
  return page.evaluate<Result[]>(`axe.run(document, ${onlyViolations}).then(({ violations }) => violations)`);
}

function describeViolations(theme: Theme, violations: Result[]): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme}: ${id} (${help}) at ${target}: ${failureSummary}`),
  );
}

import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { rounded } from '../figures.ts';

/** kB gzip by who ships them. */
export interface Scripts {
  shell: number;
  planner: number;
}

/**
 * Notes the scripts a page loads. `sizes` stops noting and waits for those it has: a body can be read only while the page is
 * open, and a page may go on loading after it looked idle.
 */
export function noteScripts(page: Pick<Page, 'on' | 'off'>): { sizes: () => Promise<Scripts> } {
  const reading: Promise<{ owner: keyof Scripts; size: number }>[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    const owner = new URL(response.url()).pathname.startsWith('/remotes/') ? 'planner' : 'shell';
    const read = response.body().then((body) => ({ owner, size: gzipSync(body).length / 1_000 }) as const);
    read.catch(() => undefined); // `sizes` fails with it; a window that closed before `sizes` was asked has a reason of its own
    reading.push(read);
  };
  page.on('response', note);
  return {
    async sizes() {
      page.off('response', note);
      const sizes: Scripts = { shell: 0, planner: 0 };
      for (const { owner, size } of await Promise.all(reading)) sizes[owner] += size;
      return { shell: rounded(sizes.shell, 1), planner: rounded(sizes.planner, 1) };
    },
  };
}

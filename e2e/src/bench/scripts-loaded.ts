import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { rounded } from '../figures.ts';

/** kB gzip by frontend. */
export interface Scripts {
  shell: number;
  planner: number;
  social: number;
  admin: number;
}

/**
 * Records the scripts that a page loads. `sizes` stops recording and waits for the recorded bodies: a body can be read only while
 * the page is open. A page may go on loading after it looked idle.
 */
export function noteScripts(page: Pick<Page, 'on' | 'off'>): { sizes: () => Promise<Scripts> } {
  const reading: Promise<{ owner: keyof Scripts; size: number }>[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    const owner = ownerOf(new URL(response.url()).pathname);
    const read = response.body().then((body) => ({ owner, size: gzipSync(body).length / 1_000 }) as const);
    read.catch(() => undefined); // `sizes` fails with it; a page that closed before `sizes` was called reports its own error
    reading.push(read);
  };
  page.on('response', note);
  return {
    async sizes() {
      page.off('response', note);
      const sizes: Scripts = { shell: 0, planner: 0, social: 0, admin: 0 };
      for (const { owner, size } of await Promise.all(reading)) sizes[owner] += size;
      return {
        shell: rounded(sizes.shell, 1),
        planner: rounded(sizes.planner, 1),
        social: rounded(sizes.social, 1),
        admin: rounded(sizes.admin, 1),
      };
    },
  };
}

/** The address of a remote's file starts with `/remotes/` and its name. */
function ownerOf(pathname: string): keyof Scripts {
  const remote = /^\/remotes\/([^/]+)\//.exec(pathname)?.[1];
  return remote === 'planner' || remote === 'social' || remote === 'admin' ? remote : 'shell';
}

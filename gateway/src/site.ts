import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPage } from '@pathwise/contracts/site.rules';
import compression from 'compression';
import express, { type Response, Router } from 'express';

const year = 'public, max-age=31536000, immutable';
/** Matches file names with a content hash, which never change. Browsers revalidate all others. */
const hashed = /\.[0-9a-f]{8,}\.(js|css|woff2|svg|png|json|txt)(\.map)?$/;

export interface Remote {
  name: string;
  title: string;
  dir: string;
}

function cacheByName(response: Response, path: string): void {
  response.set('cache-control', hashed.test(path) ? year : 'no-cache');
}

/** Serves the built shell, its remotes, and the list of remotes that the shell reads at start. */
export function createSite({
  siteDir,
  remotes,
  supportEmail,
}: {
  siteDir: string;
  remotes: readonly Remote[];
  supportEmail: string;
}): Router {
  const page = join(siteDir, 'index.html');
  if (!existsSync(page)) throw new Error(`There is no built site in ${siteDir}: run \`npm run build\` first`);
  const site = Router();
  site.use(compression());
  for (const { name, dir } of remotes) {
    site.use(
      `/remotes/${name}`,
      express.static(dir, { index: false, setHeaders: cacheByName }),
      (_request, response) => {
        response.status(404).type('text/plain').send('Not found');
      },
    );
  }
  site.get('/remotes.json', (_request, response) => {
    response
      .set('cache-control', 'no-cache')
      .json(remotes.map(({ name, title }) => ({ name, title, entry: `/remotes/${name}/mf-manifest.json` })));
  });
  site.use(express.static(siteDir, { index: false, setHeaders: cacheByName }));
  site.get('/{*path}', async (request, response, next) => {
    const wantsFile = /\.\w{1,10}$/.test(request.path);
    if (wantsFile) return next();
    // with a 404 the shell shows its 'not found' page
    response.status(isPage(request.path) ? 200 : 404);
    const html = await readFile(page, 'utf8');
    response.set('cache-control', 'no-cache').type('html').send(withSupportEmail(html, supportEmail));
  });
  return site;
}

/** Adds the address that the shell's pages show. A valid address has no character that HTML escapes in an attribute. */
const withSupportEmail = (html: string, address: string): string =>
  html.replace('</head>', `<meta name="pathwise:support-email" content="${address}"></head>`);

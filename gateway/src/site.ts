import { isPage } from '@pathwise/contracts/site.rules';
import compression from 'compression';
import { type Response, Router } from 'express';
import type { BuiltFiles } from './built-files.ts';

export interface Remote {
  name: string;
  title: string;
  files: BuiltFiles;
}

/** Serves the built shell, its remotes, and the list of remotes that the shell reads at start. */
export function createSite({
  shell,
  remotes,
  supportEmail,
}: {
  shell: BuiltFiles;
  remotes: readonly Remote[];
  supportEmail: string;
}): Router {
  const site = Router();
  site.use(compression());
  for (const { name, files } of remotes) site.use(`/remotes/${name}`, files.serve, notFound);
  site.get('/remotes.json', (_request, response) => {
    response
      .set('cache-control', 'no-cache')
      .json(remotes.map(({ name, title }) => ({ name, title, entry: `/remotes/${name}/mf-manifest.json` })));
  });
  site.use((request, response, next) => (isFile(request.path) ? shell.serve(request, response, next) : next()));
  site.get('/{*path}', async (request, response, next) => {
    if (isFile(request.path)) return next();
    const html = await shell.read('index.html');
    // with a 404 the shell shows its 'not found' page
    response.status(isPage(request.path) ? 200 : 404);
    response.set('cache-control', 'no-cache').type('html').send(withSupportEmail(html, supportEmail));
  });
  return site;
}

const isFile = (path: string): boolean => /\.\w{1,10}$/.test(path);

function notFound(_request: unknown, response: Response): void {
  response.status(404).type('text/plain').send('Not found');
}

/** Adds the address that the shell's pages show. A valid address has no character that HTML escapes in an attribute. */
const withSupportEmail = (html: string, address: string): string =>
  html.replace('</head>', `<meta name="pathwise:support-email" content="${address}"></head>`);

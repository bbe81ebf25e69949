import { isPage } from '@pathwise/contracts/site.rules';
import compression from 'compression';
import { type Request, type Response, Router } from 'express';
import type { BuiltFiles } from './built-files.ts';
import { type PageStart, pageStarts } from './page-start.ts';

export interface Remote {
  name: string;
  title: string;
  files: BuiltFiles;
}

/** Serves the built shell, its remotes, and the list of remotes that the shell reads at start. */
export function createSite({
  shell,
  remotes,
  settings,
  hasSession,
}: {
  shell: BuiltFiles;
  remotes: readonly Remote[];
  /** What the shell reads in its page, by name. An empty one is left out. */
  settings: Readonly<Record<string, string>>;
  /** True when the browser sent a session's cookie, whether the session still holds or not. */
  hasSession: (request: Request) => boolean;
}): Router {
  const site = Router();
  const startOf = pageStarts(shell, remotes);
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
    const html = withSettings(await shell.read('index.html'), settings);
    // with a 404 the shell shows its 'not found' page
    response.status(isPage(request.path) ? 200 : 404);
    response
      .set('cache-control', 'no-cache')
      .type('html')
      .send(hasSession(request) ? withStart(html, await startOf(request.path)) : html);
  });
  return site;
}

const isFile = (path: string): boolean => /\.\w{1,10}$/.test(path);

function notFound(_request: unknown, response: Response): void {
  response.status(404).type('text/plain').send('Not found');
}

/** Adds the operator's texts, which the shell's pages show. */
function withSettings(html: string, settings: Readonly<Record<string, string>>): string {
  const metas = Object.entries(settings)
    .filter(([, text]) => text)
    .map(([name, text]) => `<meta name="pathwise:${name}" content="${escaped(text)}">`);
  return html.replace('</head>', () => `${metas.join('')}</head>`);
}

/**
 * Lets the page's HTML ask for what a member's page begins with, before any script has run, and tells the head script to
 * ask for the page's data.
 */
function withStart(html: string, { files, entries }: PageStart): string {
  const preloads = files.map(
    (file) => `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="${escaped(file)}">`,
  );
  const remotes = JSON.stringify(entries).replaceAll('<', '\\u003c');
  const json = `<script type="application/json" id="pathwise-remotes">${remotes}</script>`;
  return html
    .replace(/<head[^>]*>/, (head) => `${head}<meta name="pathwise:member" content="">`)
    .replace('</head>', () => `${preloads.join('')}${json}</head>`);
}

const escaped = (text: string): string => text.replace(/[&"<>]/g, (character) => `&#${character.codePointAt(0)};`);

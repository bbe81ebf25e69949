import { setTimeout as pause } from 'node:timers/promises';
import { greeting, isPage } from '@pathwise/contracts/site.rules';
import compression from 'compression';
import { type Request, type Response, Router } from 'express';
import type { BuiltFiles } from './built-files.ts';
import { type PageAsked, type PageStart, pageStarts } from './page-start.ts';
import { allowScriptsOf } from './security-headers.ts';

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
  sessionOf,
}: {
  shell: BuiltFiles;
  remotes: readonly Remote[];
  /** What the shell reads in its page, by name. An empty one is left out. */
  settings: Readonly<Record<string, string>>;
  /** True when the browser sent a session's cookie, whether the session still holds or not. */
  hasSession: (request: Request) => boolean;
  /** The session of the request's cookie. Undefined when there is none. Rejects when auth is away. */
  sessionOf: (request: Request) => Promise<{ firstName: string | null } | undefined>;
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
    const isMember = hasSession(request);
    const start = isMember ? await startOf(askedBy(request)) : undefined;
    const page = await readPage(shell, !isMember && prerendered.has(request.path));
    const html = withSettings(page, settings);
    allowScriptsOf(page, response);
    // with a 404 the shell shows its 'not found' page
    response.status(isPage(request.path) ? 200 : 404);
    response
      // A visitor's page, shown again from a cache after signing in, would take the member for a visitor. A name must not
      // stay on the device after signing out.
      .set('cache-control', start && !start.isPersonal ? 'no-cache' : 'no-store')
      .vary('sec-fetch-dest')
      .type('html')
      .send(start ? withStart(html, start) : inHead(html, tag('visitor')));
  });
  return site;

  function askedBy(request: Request): PageAsked {
    return {
      path: request.path,
      view: viewIn(request),
      greeting: async () => {
        const session = await Promise.race([sessionOf(request), pause(greetingMs, undefined)]).catch(() => undefined);
        return session && escaped(greeting(session.firstName));
      },
    };
  }
}

/** The page goes without its greeting when auth takes longer. */
const greetingMs = 200;

/** Where the landing page's own HTML is, as the build rendered it for visitors. */
const prerendered: ReadonlySet<string> = new Set(['/', '/landing']);

async function readPage(shell: BuiltFiles, isPrerendered: boolean): Promise<string> {
  const page = () => shell.read('index.html');
  // a shell that was deployed before this gateway lacks the other file
  return isPrerendered ? shell.read('landing.html').catch(page) : page();
}

/** The view that an address shows from the start. Undefined for an address that asks for more, and for what is no page load. */
function viewIn(request: Request): 'workspace' | 'preview' | undefined {
  // a service worker keeps the start page for every address
  if (request.get('sec-fetch-dest') === 'empty') return undefined;
  const asked = Object.entries(request.query);
  if (asked.length === 0) return 'workspace';
  return asked.length === 1 && request.query['view'] === 'preview' ? 'preview' : undefined;
}

const isFile = (path: string): boolean => /\.\w{1,10}$/.test(path);

function notFound(_request: unknown, response: Response): void {
  response.status(404).type('text/plain').send('Not found');
}

/** Adds the operator's texts, which the shell's pages show, and puts them where the prerendered page has the shell's own. */
function withSettings(html: string, settings: Readonly<Record<string, string>>): string {
  const given = Object.entries(settings).filter(([, text]) => text);
  const metas = given.map(([name, text]) => tag(name, text)).join('');
  return given.reduce(
    (page, [name, text]) =>
      page.replace(new RegExp(`(<[^>]* data-setting="${name}"[^>]*>)[^<]*`), (_, start) => start + escaped(text)),
    html.replace('</head>', () => `${metas}</head>`),
  );
}

/**
 * Adds what a member's page begins with to its HTML: preloads of its files, the remotes' entries and its opening. The head
 * script finds the mark of a member's page.
 */
function withStart(html: string, { files, entries, opening }: PageStart): string {
  const preloads = files.map(
    (file) => `<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="${escaped(file)}">`,
  );
  const remotes = JSON.stringify(entries).replaceAll('<', '\\u003c');
  const json = `<script type="application/json" id="pathwise-remotes">${remotes}</script>`;
  return inHead(html, tag('member'))
    .replace('</head>', () => `${preloads.join('')}${json}</head>`)
    .replace('<div id="root">', (root) => root + opening);
}

/** Puts a tag before the head script, which reads it. */
const inHead = (html: string, first: string): string => html.replace(/<head[^>]*>/, (head) => head + first);

const tag = (name: string, content = ''): string => `<meta name="pathwise:${name}" content="${escaped(content)}">`;

const escaped = (text: string): string => text.replace(/[&"<>]/g, (character) => `&#${character.codePointAt(0)};`);

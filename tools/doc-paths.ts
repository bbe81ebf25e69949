// Checks that paths in backticks and links exist in docs and READMEs, and that decision records have number, date and status and
// are listed. First it checks texts with a fault of each kind and expects to find them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A path: it starts with a folder of the repository or of a package, or it ends like a source file. */
const folder = /^(docs|e2e|frontends|gateway|local|packages|services|src|test|tools)\//;
const file = /\/[\w-][\w.-]*\.(cjs|css|json|md|mjs|py|tsx?)$/;
/** Outside of git, of another package, or of the service that docs/adding-a-service.md makes as an example. */
const isElsewhere = (path: string) => /^[.@/]/.test(path) || /\bnotes\b/.test(path);

/** Every file and folder by each end of its path: `packages/ui/src` is found as `ui/src` too. */
function endsOf(files: readonly string[]): Set<string> {
  const ends = new Set<string>();
  for (const name of files)
    for (let path = name; path !== '.'; path = dirname(path)) {
      const parts = path.split('/');
      parts.forEach((_, from) => void ends.add(parts.slice(from).join('/')));
    }
  return ends;
}

function wrongPaths(text: string, ends: ReadonlySet<string>): string[] {
  const prose = text.replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(/`([\w.@/-]+)`/g)]
    .map(([, path = '']) => path.replace(/\/$/, ''))
    .filter((path) => (folder.test(path) || file.test(path)) && !isElsewhere(path) && !ends.has(path));
}

/** Links to files that do not exist, and to headings that their page does not have. */
function wrongLinks(name: string, text: string): string[] {
  const prose = text.replace(/^```.*?^```/gms, '').replace(/`[^`]*`/g, '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(
    ([, link = '', source = '']) => link || source,
  );
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false; // of another site
    const [path = '', heading] = link.split('#');
    const target = path ? join(dirname(name), path) : name;
    if (!existsSync(target)) return true;
    return heading !== undefined && !headingsOf(readFileSync(target, 'utf8')).includes(heading);
  });
}

/** The anchors of a page's headings, as GitHub makes them. */
const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const record = /^docs\/decisions\/\d{4}-[\w-]+\.md$/;
function faultOfRecord(name: string, text: string, listed: string): string | undefined {
  const [title = '', , status = ''] = text.split('\n');
  if (!title.startsWith(`# ${basename(name).slice(0, 4)} `)) return 'its title does not begin with its number';
  if (!/^Date: \d{4}-\d\d-\d\d(, .*)? · Status: \w+/.test(status)) return 'its third line is not "Date: … · Status: …"';
  return listed.includes(`(${basename(name)})`) ? undefined : 'docs/decisions/README.md does not list it';
}

const files = globSync('**/*', { exclude: ['**/node_modules', '**/dist', '.git', '.local'] });
const ends = endsOf(files);
const listed = readFileSync('docs/decisions/README.md', 'utf8');
const seen = [
  ...wrongPaths('`tools/doc-paths.ts` `tools/canary.ts` `tools/` `http/404`', ends),
  ...wrongLinks(
    'README.md',
    '[a](docs/faults.md) [b](docs/canary.md) [c](#commands) [d](#canary) [e](https://example.org)',
  ),
  faultOfRecord('docs/decisions/0001-canary.md', '# 0001 Canary\n\nDate: 2026-11-21 · Status: accepted', listed),
];
const expected = ['tools/canary.ts', 'docs/canary.md', '#canary', 'docs/decisions/README.md does not list it'];
if (seen.join() !== expected.join()) throw new Error(`the check sees ${seen}, not ${expected}`);

const wrong = files
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => {
    const text = readFileSync(name, 'utf8');
    const missing = [...wrongPaths(text, ends), ...wrongLinks(name, text)];
    const fault = record.test(name) ? faultOfRecord(name, text, listed) : undefined;
    return [...missing.map((what) => `${what} does not exist`), ...(fault ? [fault] : [])].map(
      (what) => `${name}: ${what}`,
    );
  });
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;

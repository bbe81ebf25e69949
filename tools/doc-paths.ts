// Checks that paths in backticks exist in docs and READMEs. First it checks a page with a wrong path and expects to find it.
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

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

const files = globSync('**/*', { exclude: ['**/node_modules', '**/dist', '.git', '.local'] });
const ends = endsOf(files);
const [canary, ...others] = wrongPaths('`tools/doc-paths.ts` `tools/canary.ts` `tools/` `http/404`', ends);
if (canary !== 'tools/canary.ts' || others.length > 0) throw new Error('the check does not see wrong paths');

const wrong = files
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => wrongPaths(readFileSync(name, 'utf8'), ends).map((path) => `${name}: \`${path}\` does not exist`));
for (const line of wrong) console.error(line);
process.exitCode = wrong.length > 0 ? 1 : 0;

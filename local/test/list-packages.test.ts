import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'list-packages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Lists the packages that npm installed, and those in a bundle whose source map names these sources. */
function list({ installed, sources }: { installed: object; sources?: readonly string[] }) {
  const lockfile = join(folder, 'installed.json');
  writeFileSync(lockfile, JSON.stringify({ packages: installed }));
  const maps = join(folder, 'maps');
  mkdirSync(join(maps, 'chunks'), { recursive: true });
  if (sources?.length) writeFileSync(join(maps, 'chunks/main.js.map'), JSON.stringify({ sources }));
  const script = join(root, 'local/src/list-packages.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [script, lockfile, ...(sources ? [maps] : [])], {
    cwd: root,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as { components: { purl: string }[] };
}

const ofServices = {
  'services/goals': { version: '0.1.0' },
  'node_modules/@pathwise/goals-service': { resolved: 'services/goals', link: true },
  'node_modules/express': {},
  'node_modules/pause': {},
};
const ofShell = [
  'webpack://pathwise_shell/./src/index.ts',
  'webpack://pathwise_shell/../../packages/ui/src/button.tsx',
  'webpack://pathwise_shell/../../node_modules/react/index.js',
  'webpack://pathwise_shell/../../node_modules/@radix-ui/react-dialog/dist/index.mjs',
  'webpack://pathwise_shell/../../packages/api-client/node_modules/eventsource-parser/dist/stream.js',
  'webpack://pathwise_shell/../../node_modules/.federation/entry.js',
  'webpack://pathwise_shell/webpack/runtime/load script',
];

it('the list of a service has the packages that npm installed, with their licences, and nothing of Pathwise', () => {
  const { components, ...rest } = list({ installed: ofServices });
  expect(rest).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
  expect(components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/express@5.3.0',
      name: 'express',
      version: '5.3.0',
      purl: 'pkg:npm/express@5.3.0',
      licenses: [{ expression: 'MIT' }],
    },
    expect.objectContaining({ name: 'pause', licenses: [{ expression: 'MIT' }] }),
  ]);
});

it('the list of a site has the packages in its files beside those of its server, each once', () => {
  const all = list({
    installed: ofServices,
    sources: [...ofShell, 'webpack://x/../../node_modules/react/jsx-runtime.js'],
  });
  expect(all.components.map(({ purl }) => purl.replace(/@[\d.]+$/, ''))).toEqual([
    'pkg:npm/%40radix-ui/react-dialog',
    ...['eventsource-parser', 'express', 'pause', 'react', 'tailwindcss', 'webpack'].map((name) => `pkg:npm/${name}`),
  ]);
});

it('files without a list of their sources, and a package that the lockfile has not, are failures', () => {
  expect(() => list({ installed: {}, sources: [] })).toThrow('has no source maps');
  expect(() => list({ installed: { 'node_modules/unknown': {} } })).toThrow('node_modules/unknown is not in');
});

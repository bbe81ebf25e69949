// node local/src/list-packages.ts INSTALLED [MAPS]: prints the packages of an image as CycloneDX, with their licences. They are those
// that npm noted in INSTALLED (node_modules/.package-lock.json), and those whose code is in a bundle with its source maps in MAPS.
// The Dockerfile runs it without any package installed, beside package-lock.json, which has the rest about each package.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockedPackage, licenceOf } from './operations/licences.ts';

type Packages = Readonly<Record<string, LockedPackage>>;
const packagesIn = (file: string): Packages => JSON.parse(readFileSync(file, 'utf8')).packages;

/** What builds leave in every bundle without a source: webpack's runtime and Tailwind's base styles. */
const alwaysBundled = ['node_modules/webpack', 'node_modules/tailwindcss'];

/** The folders of the packages whose files the source maps name. */
function bundled(maps: string): string[] {
  const files = globSync('**/*.map', { cwd: maps });
  if (files.length === 0) throw new Error(`${maps} has no source maps`);
  const sources = files.flatMap((file): string[] => JSON.parse(readFileSync(join(maps, file), 'utf8')).sources);
  // webpack://pathwise_shell/../../node_modules/react/index.js; .federation holds files that the build itself writes
  const folder = /^webpack:\/\/\w+\/(?:\.\.?\/)*(.*node_modules\/(?:@[^/]+\/)?[^/.][^/]*)\//;
  return [...alwaysBundled, ...sources.flatMap((source) => folder.exec(source)?.[1] ?? [])];
}

function component(path: string, locked: Packages) {
  const one = locked[path];
  if (!one) throw new Error(`${path} is not in package-lock.json`);
  const name = path.split('node_modules/').at(-1) ?? '';
  const licence = licenceOf(name, one);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${one.version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version: one.version,
    purl,
    ...(licence ? { licenses: [{ expression: licence }] } : {}),
  };
}

const [installed = '', maps] = process.argv.slice(2);
const locked = packagesIn('package-lock.json');
const own = Object.entries(packagesIn(installed)).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const paths = [...own.map(([path]) => path), ...(maps ? bundled(maps) : [])];
// a package may be there twice: in the server and the bundle, or in several folders
const components = new Map(paths.map((path) => component(path, locked)).map((one) => [one.purl, one]));
const sorted = [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1));
console.log(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: sorted }, null, 2));

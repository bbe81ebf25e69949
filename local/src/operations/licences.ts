/** The parts of a lockfile's entry that say whether a package ships, and under which licence. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  /** Where a native binary runs. That of another platform has no licence here: it was not installed when the file was written. */
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

/** Licences that a product with closed sources may ship, as SPDX expressions. LGPL: a library that can be exchanged, as libvips is. */
const allowed: ReadonlySet<string> = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
    'Zlib',
  ],
  ...['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0'],
]);

/** Packages under MIT that state no licence where npm looks for it: their files do. */
const silent: ReadonlySet<string> = new Set(['passport-local', 'passport-strategy', 'pause', 'xmlhttprequest-ssl']);

/** The licence of a package as an SPDX expression, where it states one. */
export const licenceOf = (name: string, { license }: LockedPackage): string | undefined =>
  license ?? (silent.has(name) ? 'MIT' : undefined);

/**
 * One line for each package that ships under a licence that is not on the list.
 *
 * @param packages `packages` of package-lock.json
 */
export function faultsOfLicences(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([path, one]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || one.dev || one.link) return [];
    const licence = licenceOf(name, one);
    if (licence === undefined) return one.os || one.cpu ? [] : [`${name} states no licence`];
    return isAllowed(licence) ? [] : [`${name} has the licence ${licence}`];
  });
}

/** One of those joined by OR must be allowed, all of those joined by AND. Brackets around the whole do not matter. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare.split(/ or /i).some((choice) => choice.split(/ and /i).every((one) => allowed.has(one)));
}

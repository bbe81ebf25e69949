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

/** Packages that state no licence where npm looks for it. Their files say MIT. */
const silent: ReadonlySet<string> = new Set([
  ...['buildcheck', 'cpu-features', 'passport-local', 'passport-strategy', 'pause', 'ssh2', 'xmlhttprequest-ssl'],
]);

/**
 * One line for each package that ships under a licence that is not on the list.
 *
 * @param packages `packages` of package-lock.json
 */
export function faultsOfLicences(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([path, { license, dev, link, os, cpu }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || dev || link) return [];
    if (license === undefined) return os || cpu || silent.has(name) ? [] : [`${name} states no licence`];
    return isAllowed(license) ? [] : [`${name} has the licence ${license}`];
  });
}

/** One of those joined by OR must be allowed, all of those joined by AND. Brackets around the whole do not matter. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare.split(/ or /i).some((choice) => choice.split(/ and /i).every((one) => allowed.has(one)));
}

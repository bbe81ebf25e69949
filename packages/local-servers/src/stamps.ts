import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const generated = new Set(['node_modules', 'dist', '.cache', 'coverage']);

/** Hashes the names and contents of files and folders. Skips tests, built and installed files, and missing paths. */
export function hashOf(base: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(base, path))) {
      hash
        .update(`${relative(base, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !generated.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)));
}

/** True when `file` contains exactly this stamp, so the work need not be repeated. */
export function isStamped(file: string, stamp: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

export function writeStamp(file: string, stamp: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}

// Run this after every `npm i`. A registry mirror may lack the native binaries of other platforms. Then `npm i` leaves them out of
// package-lock.json, and `npm ci` fails ("Missing: @swc/core-darwin-arm64@ from lock file"). This adds the missing entries, without
// integrity, because the tarballs are not available here.
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const oses = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openharmony', 'netbsd', 'openbsd', 'sunos', 'aix'];
const cpus = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32', 'mips64el', 'arm'];
let added = 0;
for (const [path, p] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(p.optionalDependencies ?? {})) {
    if (path === '' || !/^\d/.test(range)) continue;
    const here = `${path}/node_modules/${name}`;
    const parts = path.split('/node_modules/');
    if (
      lock.packages[here] ||
      parts.some(
        (_, i) =>
          lock.packages[
            [...parts.slice(0, i), `node_modules/${name}`]
              .join('/')
              .replace('node_modules/node_modules', 'node_modules')
          ],
      ) ||
      lock.packages[`node_modules/${name}`]
    )
      continue;
    const os = oses.find((o) => new RegExp(`(^|[-/])${o}(-|$)`).test(name));
    const cpu = cpus.find((c) => new RegExp(`-${c}`).test(name));
    if (!os && !cpu) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range,
      ...(cpu ? { cpu: [cpu] } : {}),
      dev: p.dev,
      optional: true,
      ...(os ? { os: [os] } : {}),
    };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform entries added`);

// Writes the files generated from the contracts: for browsers, without zod, the method and path of each operation and the answers
// that each event makes stale; for the docs, the table of events; for Kubernetes, the objects of every process; for the coach, the
// list of its kinds of goal and what tells them apart.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apis } from '@pathwise/contracts/apis';
import { events } from '@pathwise/contracts/events';

function rows(entries: [string, string][]): string {
  return entries.map(([key, value]) => `  ${key}: ${value},`).join('\n');
}

function operationsOf(service: keyof typeof apis): string {
  const list = Object.entries(apis[service].operations).map(
    ([name, { method, path }]) => `${name}: ['${method}', '${path}']`,
  );
  return `{\n    ${list.join(',\n    ')},\n  }`;
}

const browserContracts = `// Made from packages/contracts by \`npm run generate\`; do not edit.
export const operations = {
${rows((Object.keys(apis) as (keyof typeof apis)[]).map((service) => [service, operationsOf(service)]))}
} as const;

export const staleByEvent: Readonly<Record<string, readonly string[]>> = {
${rows([...events].filter(([, { stale }]) => stale.length > 0).map(([type, { stale }]) => [`'${type}'`, JSON.stringify(stale).replaceAll('"', "'")]))}
};
`;

const kindsFolder = new URL('../services/ai/src/built-in/kinds/', import.meta.url);
const kindFiles = globSync('*/*.ts', { cwd: kindsFolder, exclude: ['generated/**'] }).sort();
const nameOfKind = (file: string) =>
  basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const isArchetype = (file: string) => file.startsWith('archetypes/');
const listOf = (files: string[]) => files.map((file) => `  ${nameOfKind(file)},`).join('\n');

const kindsList = `// Made from the files of the kinds by \`npm run generate\`; do not edit.
${kindFiles.map((file) => `import { ${nameOfKind(file)} } from '../${file}';`).join('\n')}
import type { Archetype, Kind } from '../kind.ts';

export const kinds: readonly Kind[] = [
${listOf(kindFiles.filter((file) => !isArchetype(file)))}
];

export const archetypes: readonly Archetype[] = [
${listOf(kindFiles.filter(isArchetype))}
];
`;

/** Writes a file, or with --check says that it is out of date. */
function provide(path: string, text: string): void {
  const file = new URL(`../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    sayOutOfDate(path);
  }
}

function sayOutOfDate(path: string): void {
  console.error(`${path} is out of date: run \`npm run generate\`.`);
  process.exitCode = 1;
}

provide('packages/api-client/src/generated/contracts.ts', browserContracts);
provide('services/ai/src/built-in/kinds/generated/all.ts', kindsList);

/** Writes a file of weights. Learning takes long, so it is done only when what they are learned from has changed. */
function provideWeights(path: string, stamp: Buffer, learn: () => Buffer): void {
  const file = new URL(`../${path}`, import.meta.url);
  if (existsSync(file) && stamp.equals(readFileSync(file).subarray(0, stamp.length))) return;
  if (process.argv.includes('--check')) {
    sayOutOfDate(path);
  } else {
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, learn());
  }
}

const { learnMessages, stampOfMessages } = await import('../services/ai/training/learn-messages.ts');
provideWeights('services/ai/src/built-in/messages/generated/message-weights.bin', stampOfMessages(), learnMessages);
const { learnKinds, stampOfExamples } = await import('../services/ai/training/learn-kinds.ts');
provideWeights('services/ai/src/built-in/kinds/generated/kind-weights.bin', stampOfExamples(), learnKinds);

/** The frame of mails. mjml brings 199 packages, so it is fetched only when the frame has changed (record 0056). */
function provideFrame(source: string, path: string): void {
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
  const stamp = `// Made from frame.mjml by \`npm run generate\`; do not edit. ${hash}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8').startsWith(stamp)) return;
  if (process.argv.includes('--check')) {
    sayOutOfDate(path);
    return;
  }
  const made = ['--yes', '--package', 'mjml@5.4.1', '--', 'mjml', source, '--stdout', '--config.keepComments', 'false'];
  const html = execFileSync('npm', ['exec', ...made], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = html.slice(html.indexOf('<!doctype')).replace(/\n\s*/g, '\n').trim();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${stamp}export const frame = ${JSON.stringify(lines)};\n`);
}
const templates = new URL('../services/admin/src/templates/', import.meta.url);
provideFrame(fileURLToPath(new URL('frame.mjml', templates)), fileURLToPath(new URL('generated/frame.ts', templates)));

// The page loads the services, and the coach loads its list of kinds, so the list is written first.
const { eventsPage } = await import('./events-page.ts');
provide('docs/events.md', await eventsPage());

// Kubernetes objects of every service, the gateway and every frontend.
const { frontendNames } = await import('../local/src/frontends.ts');
const { workloads } = await import('../local/src/operations/workloads.ts');
const { baseFiles, firstAdminFiles } = await import('../local/src/operations/manifests.ts');
const frontends = frontendNames();
const processes = await workloads(frontends);
for (const [name, text] of Object.entries(baseFiles(processes, frontends))) provide(`k8s/base/${name}`, text);
for (const [name, text] of Object.entries(firstAdminFiles(processes, frontends)))
  provide(`k8s/components/first-admin/${name}`, text);
const { consumersByService } = await import('../local/src/operations/consumers.ts');
const { kedaFiles } = await import('../local/src/operations/keda.ts');
for (const [name, text] of Object.entries(kedaFiles(await consumersByService())))
  provide(`k8s/components/keda/${name}`, text);

// Prometheus' rules and Grafana's dashboards.
const { monitoringFiles } = await import('../local/src/monitoring/files.ts');
for (const [name, text] of Object.entries(monitoringFiles)) provide(`k8s/components/monitoring/${name}`, text);

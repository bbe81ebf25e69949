// Writes the files generated from the contracts: for browsers, without zod, the method and path of each operation and the answers
// that each event makes stale; for the docs, the table of events.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { apis } from '@pathwise/contracts/apis';
import { events } from '@pathwise/contracts/events';
import { eventsPage } from './events-page.ts';

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

const targets = [
  { path: 'packages/api-client/src/generated/contracts.ts', text: browserContracts },
  { path: 'docs/events.md', text: await eventsPage() },
];

for (const { path, text } of targets) {
  const file = new URL(`../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${path} is out of date: run \`npm run generate\`.`);
    process.exitCode = 1;
  }
}

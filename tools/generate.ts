// Writes what the browser needs of the contracts without zod: method and path of each operation, and which answers each event makes stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { apis } from '@pathwise/contracts/apis';
import { events } from '@pathwise/contracts/events';

const target = new URL('../packages/api-client/src/generated/contracts.ts', import.meta.url);

function rows(entries: [string, string][]): string {
  return entries.map(([key, value]) => `  ${key}: ${value},`).join('\n');
}

function operationsOf(service: keyof typeof apis): string {
  const list = Object.entries(apis[service].operations).map(
    ([name, { method, path }]) => `${name}: ['${method}', '${path}']`,
  );
  return `{\n    ${list.join(',\n    ')},\n  }`;
}

const text = `// Made from packages/contracts by \`npm run generate\`; do not edit.
export const operations = {
${rows((Object.keys(apis) as (keyof typeof apis)[]).map((service) => [service, operationsOf(service)]))}
} as const;

export const staleByEvent: Readonly<Record<string, readonly string[]>> = {
${rows([...events].filter(([, { stale }]) => stale.length > 0).map(([type, { stale }]) => [`'${type}'`, JSON.stringify(stale).replaceAll('"', "'")]))}
};
`;

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('packages/api-client/src/generated is out of date: run `npm run generate`.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, text);
}

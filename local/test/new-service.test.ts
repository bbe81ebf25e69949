import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { parse } from 'yaml';

// Copies the tree and checks types, which takes long on a busy machine.
const patience = 180_000;
const ours = ['contracts', 'service-kit', 'service-testkit', 'local-servers'];
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'new-service-'));
  const copied = [
    'tools/new-service.ts',
    'services/social',
    'e2e/test/access-matrix.test.ts',
    'tsconfig.base.json',
    'docker-compose.yml',
    'k8s/components/monitoring/prometheus.yaml',
  ];
  for (const path of [...copied, ...ours.map((name) => `packages/${name}`)]) {
    cpSync(join(root, path), join(tree, path), { recursive: true });
  }
  writeFileSync(join(tree, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(tree, 'node_modules/@pathwise'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@pathwise') symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name));
  }
  for (const name of ours) symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@pathwise', name));
}, patience);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });

it(
  'a new service has files whose imports and types hold, no dependency that nothing imports, and its block in Compose',
  () => {
    node('tools/new-service.ts', 'notes', '--files-only');
    const config = {
      extends: './tsconfig.base.json',
      include: ['services/notes/**/*.ts', 'packages/contracts/src/apis.ts'],
    };
    writeFileSync(join(tree, 'tsconfig.json'), JSON.stringify({ ...config, compilerOptions: { incremental: false } }));
    expect(node(join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json')).toBe('');

    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(tree, 'services/notes/package.json'), 'utf8'),
    );
    const files = readdirSync(join(tree, 'services/notes'), { recursive: true, encoding: 'utf8' });
    const texts = files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(tree, 'services/notes', file), 'utf8'));
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      expect([name, texts.some((text) => text.includes(`from '${name}`))]).toEqual([name, true]);
    }

    const { services } = parse(readFileSync(join(tree, 'docker-compose.yml'), 'utf8'), { merge: true });
    expect(JSON.stringify(services.notes)).toBe(JSON.stringify(services.social).replaceAll('social', 'notes'));
    expect(services.gateway.environment.NOTES_URL).toBe('http://notes:8080');
  },
  patience,
);

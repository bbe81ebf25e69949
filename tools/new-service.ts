// npm run new-service notes: makes the folder of a service that starts, answers one call and passes the checks. What every
// service has alike is copied from services/social, so that it never goes stale. docs/adding-a-service.md goes on from here.
// `--files-only` neither installs nor generates: local/test/new-service.test.ts checks the files in a copy of the tree.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiNames } from '@pathwise/contracts/apis';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const model = 'social';
const name = process.argv[2] ?? '';
const Name = name.charAt(0).toUpperCase() + name.slice(1);

if (!/^[a-z]{2,20}$/.test(name) || name === 'gateway' || (apiNames as string[]).includes(name)) {
  console.error(`Usage: npm run new-service <name>: one new word of small letters; there are ${apiNames.join(', ')}.`);
  process.exit(1);
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
/** Changes a list that names every service. Throws when it no longer looks as expected. */
function edit(path: string, before: RegExp, after: string): void {
  const text = read(path);
  if (!before.test(text)) throw new Error(`${path} has no ${before}: please add ${name} to it by hand`);
  write(path, text.replace(before, after));
}

const renamed = (file: string) => read(`services/${model}/${file}`).replaceAll(model, name).replaceAll('Social', Name);
for (const file of ['src/config.ts', 'src/main.ts']) write(`services/${name}/${file}`, renamed(file));

const described = JSON.parse(renamed('package.json'));
// the check for unused dependencies refuses these before a line needs them
delete described.dependencies.mongoose;
delete described.devDependencies['fast-check'];
write(`services/${name}/package.json`, `${JSON.stringify(described, null, 2)}\n`);

write(
  `services/${name}/src/deps.ts`,
  `import type { ServiceDeps } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';

export interface ${Name}Deps extends ServiceDeps<Config> {}
`,
);

write(
  `packages/contracts/src/api/${name}.ts`,
  `import { z } from 'zod';
import { defineApi } from '../operation.ts';
import { id } from '../values.ts';

export const ${name}Api = defineApi('${name}', {
  list${Name}: {
    method: 'GET',
    path: '/api/${name}',
    access: 'member',
    summary: 'The own ${name}, newest first',
    status: 200,
    response: z.array(z.object({ id, title: z.string() })),
  },
});
`,
);
write(
  `services/${name}/src/app.ts`,
  `import { defineService } from '@pathwise/service-kit/service';
import type { Config } from './config.ts';
import { ${name} } from './${name}/${name}.model.ts';
import { ${name}Routes } from './${name}/${name}.routes.ts';

export const ${name}Service = defineService<Config>({
  name: '${name}',
  collections: [${name}],
  build: (deps) => ({ routes: [${name}Routes(deps)] }),
});
`,
);
write(
  `services/${name}/src/${name}/${name}.model.ts`,
  `import { owned } from '@pathwise/service-kit/mongo/collections';
import { collection, word } from '@pathwise/service-kit/mongo/fields';

export const ${name} = collection('${name}', owned({ by: 'ownerId' }), { _id: word, ownerId: word, title: word });
`,
);
write(
  `services/${name}/src/${name}/list-${name}.ts`,
  `import type { ${Name}Deps } from '../deps.ts';
import { ${name} } from './${name}.model.ts';

/** What a person has, newest first. */
export async function list${Name}(deps: ${Name}Deps, { ownerId }: { ownerId: string }) {
  const found = await ${name}(deps.db).find({ ownerId }).sort({ _id: -1 }).lean();
  return found.map(({ _id: id, title }) => ({ id, title }));
}
`,
);
write(
  `services/${name}/src/${name}/${name}.routes.ts`,
  `import { ${name}Api } from '@pathwise/contracts/api/${name}';
import { routes } from '@pathwise/service-kit/http/routes';
import type { ${Name}Deps } from '../deps.ts';
import { list${Name} } from './list-${name}.ts';

export const ${name}Routes = (deps: ${Name}Deps) =>
  routes(${name}Api, {
    list${Name}: ({ caller }) => list${Name}(deps, { ownerId: caller.id }),
  });
`,
);
write(
  `services/${name}/test/${name}.test.ts`,
  `import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestService, type TestService } from '@pathwise/service-testkit/test-service';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { ${name}Service } from '../src/app.ts';
import { type Config, configSchema } from '../src/config.ts';
import { ${name} } from '../src/${name}/${name}.model.ts';

let service: TestService<Config>;
beforeAll(async () => {
  service = await startTestService(${name}Service, configSchema);
});
afterAll(() => service.stop());

it('everybody sees their own ${name}, newest first', async () => {
  const [ann, bob] = [testCaller(), testCaller()];
  const own = ['1', '2'].map((n) => ({ _id: \`\${ann.id}-\${n}\`, ownerId: ann.id, title: n }));
  await ${name}(service.running.deps.db).insertMany(own);
  const { body } = await service.as(ann).get('/api/${name}');
  expect(body.map(({ title }: { title: string }) => title)).toEqual(['2', '1']);
  expect(await service.as(bob).get('/api/${name}')).toMatchObject({ status: 200, body: [] });
});
`,
);
write(
  `services/${name}/README.md`,
  `# ${name}

## Owns

| collection | what                 |
| ---------- | -------------------- |
| ${name}      | what a person has of it |

It publishes, consumes and asks nothing.

## Run and test

Started by \`npm start\` with the others; alone: \`node src/main.ts\` with \`PORT\`, \`INTERNAL_PORT\`, \`MONGO_URL\`, \`NATS_URL\` and
\`JWT_PUBLIC_KEY\` set. Tests in \`test/\` run the whole service against the real database and broker.
`,
);

const operation = 'packages/contracts/src/operation.ts';
if (!read(operation).includes(`'${name}'`))
  edit(operation, /(export const serviceNames = \[[^\]]*)\]/, `$1, '${name}']`);
const list = 'packages/contracts/src/apis.ts';
edit(list, /(\n)(\n\/\*\* Every public API)/, `$1import { ${name}Api } from './api/${name}.ts';\n$2`);
edit(list, /(export const apis = \{[^}]*?),?\s*\}/, `$1, ${name}: ${name}Api }`);
edit('e2e/test/access-matrix.test.ts', /(\nconst requests: [\s\S]*?)(\n\};)/, `$1\n  '${name}.list${Name}': {},$2`);

const compose = 'docker-compose.yml';
const block = new RegExp(`\\n  ${model}:\\n[^]*?\\n(?=\\n)`);
edit(compose, block, `$&${read(compose).match(block)?.[0].replaceAll(model, name)}`);
edit(compose, /\n {6}AUTH_URL: .*/, `$&\n      ${name.toUpperCase()}_URL: http://${name}:8080`);

edit('k8s/components/monitoring/prometheus.yaml', /(names: \[[^\]]*)\]/, `$1, ${name}]`);

if (process.argv.includes('--files-only')) process.exit(0);

const run = (command: string, args: string[]) => execFileSync(command, args, { cwd: root, stdio: 'inherit' });
run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts']);
run('npm', ['run', '--silent', 'lockfile']);
run('npx', [
  'biome',
  'check',
  '--write',
  `services/${name}`,
  'packages/contracts/src',
  'e2e/test/access-matrix.test.ts',
]);
run(process.execPath, ['tools/generate.ts']);
console.log(
  `\nservices/${name} is there. Go on with docs/adding-a-service.md: its contract, its collections, its tests.`,
);

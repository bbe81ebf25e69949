// The light runner puts jest's functions on the global object only. This answers `import … from '@jest/globals'` with them.
import { registerHooks } from 'node:module';

const names = ['describe', 'it', 'test', 'expect', 'jest', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'];
const source = names.map((name) => `export const ${name} = globalThis.${name};`).join('\n');
const url = `data:text/javascript,${encodeURIComponent(source)}`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url, shortCircuit: true } : next(specifier, context),
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import webpack, { type Stats, type WebpackPluginInstance } from 'webpack';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(source: string, plugin: WebpackPluginInstance): Promise<Stats> {
  const entry = join(folder, 'entry.js');
  await writeFile(entry, source);
  const compiler = webpack({
    mode: 'none',
    entry,
    output: { path: join(folder, 'dist'), filename: 'main.[contenthash:8].js' },
    resolve: { modules: [join(import.meta.dirname, '../../../node_modules')] },
    plugins: [plugin],
  });
  return await new Promise((resolve, reject) => {
    compiler?.run((error, stats) => (error ? reject(error) : resolve(stats as Stats)));
  });
}
// the build's own code is plain JavaScript
const plugins = (file: string) => import(`../webpack/${file}.mjs`);
const scripts = async () => (await readdir(join(folder, 'dist'))).filter((file) => file.endsWith('.js'));

describe('keepPreviousRelease', () => {
  it('keeps this release and the one before, and removes what is older', async () => {
    const { keepPreviousRelease } = await plugins('keep-previous-release');
    await build('console.log(1)', keepPreviousRelease());
    const [first] = await scripts();
    await build('console.log(2)', keepPreviousRelease());
    expect(await scripts()).toHaveLength(2);
    expect(await scripts()).toContain(first);

    await build('console.log(2)', keepPreviousRelease());
    expect(await scripts()).toContain(first);

    await build('console.log(3)', keepPreviousRelease());
    expect(await scripts()).toHaveLength(2);
    expect(await scripts()).not.toContain(first);
  });
});

describe('refuseSecondCopies', () => {
  it('fails the build of a remote that would ship its own React', async () => {
    const { refuseSecondCopies } = await plugins('refuse-second-copies');
    const stats = await build("import 'react';", refuseSecondCopies({ isShell: false }));
    expect(stats.compilation.errors.map((error) => error.message).join()).toContain('belongs to the shell');
  });

  it('lets the shell ship it, and a remote ship what is not shared', async () => {
    const { refuseSecondCopies } = await plugins('refuse-second-copies');
    const shell = await build("import 'react';", refuseSecondCopies({ isShell: true }));
    const remote = await build("import 'date-fns/addDays';", refuseSecondCopies({ isShell: false }));
    expect([...shell.compilation.errors, ...remote.compilation.errors]).toEqual([]);
  });
});

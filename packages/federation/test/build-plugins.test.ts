import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Stats, type WebpackPluginInstance } from 'webpack';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modules = join(import.meta.dirname, '../../../node_modules');

async function build(source: string, ...plugins: WebpackPluginInstance[]): Promise<Stats> {
  const entry = join(folder, 'entry.js');
  await writeFile(entry, source);
  const compiler = webpack({
    mode: 'none',
    entry,
    output: { path: join(folder, 'dist'), filename: 'main.[contenthash:8].js' },
    resolve: { modules: [modules] },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    resolveLoader: { modules: [modules] },
    plugins,
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

it('the list of a release has the files of each named chunk', async () => {
  const { keepPreviousRelease } = await plugins('keep-previous-release');
  await writeFile(join(folder, 'page.js'), 'export const page = 1;');
  await build("import(/* webpackChunkName: 'page-plan' */ './page.js')", keepPreviousRelease());
  const { chunks } = JSON.parse(await readFile(join(folder, 'dist/release.json'), 'utf8'));
  const [file] = chunks['page-plan'];
  expect(await scripts()).toContain(file);
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

describe('brotliFiles', () => {
  it('puts a compressed file beside each script that is worth it', async () => {
    const { brotliFiles } = await plugins('brotli-files');
    await build(`console.log(${JSON.stringify('words '.repeat(400))})`, brotliFiles());
    const [script = '', compressed = ''] = (await readdir(join(folder, 'dist'))).toSorted();
    expect(compressed).toBe(`${script}.br`);
    const read = (file: string) => readFile(join(folder, 'dist', file));
    expect(brotliDecompressSync(await read(compressed))).toEqual(await read(script));
  });

  it('leaves a small one alone', async () => {
    const { brotliFiles } = await plugins('brotli-files');
    await build('console.log(1)', brotliFiles());
    expect(await readdir(join(folder, 'dist'))).toHaveLength(1);
  });
});

it('inlineStyles puts the style sheet into prerendered pages only', async () => {
  const { inlineStyles } = await plugins('inline-styles');
  await writeFile(join(folder, 'page.css'), 'h1 { color: teal; }');
  const page = (filename: string, prerendered: boolean) =>
    new HtmlWebpackPlugin({ filename, prerendered, publicPath: '/', templateContent: '<head></head>' });
  const css = new MiniCssExtractPlugin({ filename: 'main.[contenthash:8].css' });
  await build("import './page.css';", css, page('index.html', false), page('landing.html', true), inlineStyles());
  const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8');
  expect(await read('index.html')).toMatch(/<link href="\/main\.\w+\.css" rel="stylesheet">/);
  expect(await read('landing.html')).toMatch(/<style>[^<]*color: teal/);
  expect(await read('landing.html')).not.toContain('rel="stylesheet"');
});

it('preloadChunks lets a page ask for the scripts of the chunks that it names', async () => {
  const { preloadChunks } = await plugins('preload-chunks');
  await writeFile(join(folder, 'first.js'), 'export const first = 1;');
  const page = (filename: string, more: object) =>
    new HtmlWebpackPlugin({ filename, publicPath: '/', templateContent: '<head></head>', ...more });
  const source = "import(/* webpackChunkName: 'first' */ './first.js');";
  await build(source, page('index.html', {}), page('landing.html', { preloads: ['first'] }), preloadChunks());
  const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8');
  expect(await read('index.html')).not.toContain('preload');
  expect(await read('landing.html')).toMatch(/<link rel="preload" as="script" href="\/0\.main\.\w+\.js">/);
});

import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const list = 'release.json';

/**
 * Removes all but this release and the one before from the output folder. A page opened before a deployment still
 * requests the chunks of its build.
 */
export function keepPreviousRelease() {
  return {
    apply(compiler) {
      const { RawSource } = compiler.webpack.sources;
      let previous = [];
      compiler.hooks.thisCompilation.tap('KeepPreviousRelease', (compilation) => {
        compilation.hooks.processAssets.tapPromise(
          { name: 'KeepPreviousRelease', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
          async () => {
            const files = Object.keys(compilation.assets);
            const last = await readRelease(compiler.outputPath);
            // a rebuild of the same files must not push the previous release out
            const isSame = last.files.length === files.length && last.files.every((file) => files.includes(file));
            previous = isSame ? last.previous : last.files;
            // the files of each named chunk, for a page that asks for them before its scripts do
            const chunks = Object.fromEntries(
              [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]),
            );
            compilation.emitAsset(list, new RawSource(JSON.stringify({ files, previous, chunks })));
          },
        );
      });
      compiler.hooks.afterEmit.tapPromise('KeepPreviousRelease', async (compilation) => {
        const kept = new Set([...Object.keys(compilation.assets), ...previous, list]);
        await removeOthers(compiler.outputPath, '', kept);
      });
    },
  };
}

async function readRelease(folder) {
  try {
    return JSON.parse(await readFile(join(folder, list), 'utf8'));
  } catch {
    return { files: [], previous: [] };
  }
}

async function removeOthers(folder, prefix, kept) {
  for (const entry of await readdir(join(folder, prefix), { withFileTypes: true })) {
    const path = prefix ? `${prefix}/${entry.name}` : entry.name;
    if (entry.isDirectory()) await removeOthers(folder, path, kept);
    else if (!kept.has(path)) await rm(join(folder, path));
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Emits the files of a folder as they are, under their own names: their addresses are known outside the build. */
export function staticFiles(folder) {
  return {
    apply(compiler) {
      const { RawSource } = compiler.webpack.sources;
      compiler.hooks.thisCompilation.tap('StaticFiles', (compilation) => {
        compilation.hooks.processAssets.tapPromise(
          { name: 'StaticFiles', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          async () => {
            compilation.contextDependencies.add(folder);
            for (const name of await readdir(folder))
              compilation.emitAsset(name, new RawSource(await readFile(join(folder, name))), { minimized: true });
          },
        );
      });
    },
  };
}

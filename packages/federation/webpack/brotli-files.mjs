import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Smaller files gain less than a request's headers. */
const smallest = 1_000;

/** Emits a `.br` beside each script and style sheet, at the highest level: too slow to do for each request. */
export function brotliFiles() {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('BrotliFiles', (compilation) => {
        compilation.hooks.processAssets.tapPromise(
          { name: 'BrotliFiles', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
          async (assets) => {
            const names = Object.keys(assets).filter((name) => /\.[0-9a-f]{8,}\.(js|css)$/.test(name));
            await Promise.all(names.map((name) => emitCompressed(compilation, name, sources)));
          },
        );
      });
    },
  };
}

async function emitCompressed(compilation, name, { RawSource }) {
  const content = compilation.getAsset(name).source.buffer();
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  compilation.emitAsset(`${name}.br`, new RawSource(await compress(content, { params })));
}

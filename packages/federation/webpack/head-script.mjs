import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Emits the head script and puts it first, blocking, so that the wrong theme never flashes. The app's script is
 * deferred.
 */
export function headScript(file) {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('HeadScript', (compilation) => {
        HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tapPromise(
          'HeadScript',
          async (page) => {
            const source = await readFile(file);
            const name = `head.${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
            compilation.fileDependencies.add(file);
            if (!compilation.getAsset(name))
              compilation.emitAsset(name, new compiler.webpack.sources.RawSource(source));
            // without it a slow connection loads the preloaded font first, though nothing but a prerendered page shows
            // before the script has run
            if (!page.plugin.options.prerendered)
              for (const tag of page.headTags) if (tag.tagName === 'script') tag.attributes.fetchpriority = 'high';
            page.headTags.unshift(
              HtmlWebpackPlugin.createHtmlTagObject('script', { src: `${page.publicPath}${name}` }, ''),
            );
            return page;
          },
        );
      });
    },
  };
}

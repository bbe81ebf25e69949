import { readFile } from 'node:fs/promises';
import { minify } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Puts the head script first into each page, so that the wrong theme never flashes and nothing is fetched for it. The gateway
 * allows it by its hash. The app's script is deferred.
 */
export function headScript(file) {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('HeadScript', (compilation) => {
        HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tapPromise(
          'HeadScript',
          async (page) => {
            compilation.fileDependencies.add(file);
            const { code } = await minify(await readFile(file, 'utf8'), { compress: true, mangle: true });
            // without it a slow connection loads the preloaded font first, though nothing but a prerendered page shows
            // before the script has run
            if (!page.plugin.options.prerendered)
              for (const tag of page.headTags) if (tag.tagName === 'script') tag.attributes.fetchpriority = 'high';
            page.headTags.unshift(HtmlWebpackPlugin.createHtmlTagObject('script', {}, code));
            return page;
          },
        );
      });
    },
  };
}

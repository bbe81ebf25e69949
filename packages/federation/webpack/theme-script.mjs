import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import HtmlWebpackPlugin from 'html-webpack-plugin';

/** Emits the script that chooses the theme and puts it first in the page's head, blocking, so that nothing flashes. */
export function themeScript(file) {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('ThemeScript', (compilation) => {
        HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tapPromise(
          'ThemeScript',
          async (page) => {
            const source = await readFile(file);
            const name = `theme.${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
            compilation.fileDependencies.add(file);
            if (!compilation.getAsset(name))
              compilation.emitAsset(name, new compiler.webpack.sources.RawSource(source));
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

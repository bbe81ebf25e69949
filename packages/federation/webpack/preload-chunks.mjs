import HtmlWebpackPlugin from 'html-webpack-plugin';

/** Lets a page ask for the scripts of the chunks that its `preloads` name, which its script would ask for later. */
export function preloadChunks() {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('PreloadChunks', (compilation) => {
        HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('PreloadChunks', (page) => {
          const groups = (page.plugin.options.preloads ?? []).map((name) => compilation.namedChunkGroups.get(name));
          const files = groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js'));
          page.headTags.push(
            ...files.map((file) =>
              HtmlWebpackPlugin.createHtmlTagObject('link', {
                rel: 'preload',
                as: 'script',
                href: `${page.publicPath}${file}`,
              }),
            ),
          );
          return page;
        });
      });
    },
  };
}

import HtmlWebpackPlugin from 'html-webpack-plugin';

/** Puts the style sheet into prerendered pages: nothing but the HTML is then needed to paint them. */
export function inlineStyles() {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('InlineStyles', (compilation) => {
        HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('InlineStyles', (page) => {
          if (!page.plugin.options.prerendered) return page;
          page.headTags = page.headTags.map((tag) => {
            if (tag.attributes.rel !== 'stylesheet') return tag;
            const sheet = compilation.getAsset(tag.attributes.href.slice(page.publicPath.length));
            return HtmlWebpackPlugin.createHtmlTagObject('style', {}, String(sheet.source.source()));
          });
          return page;
        });
      });
    },
  };
}

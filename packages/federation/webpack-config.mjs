// One webpack configuration for the shell and every remote. In a frontend's webpack.config.mjs:
//   export default frontend({ dir: import.meta.dirname, name: 'planner', exposes: { './app': './src/app/app.tsx' } });
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { brotliFiles } from './webpack/brotli-files.mjs';
import { headScript } from './webpack/head-script.mjs';
import { inlineStyles } from './webpack/inline-styles.mjs';
import { keepPreviousRelease } from './webpack/keep-previous-release.mjs';
import { preloadChunks } from './webpack/preload-chunks.mjs';
import { refuseSecondCopies } from './webpack/refuse-second-copies.mjs';
import { sharedModules } from './webpack/shared-modules.mjs';
import { staticFiles } from './webpack/static-files.mjs';

const require = createRequire(import.meta.url);
const routerRoot = join(require.resolve('react-router/package.json'), '..');
const templates = join(import.meta.dirname, 'webpack');

const libraries = 'libraries';
const librariesOfTheShell = {
  name: libraries,
  test: /node_modules\/(?!\.federation)/,
  chunks: 'initial',
  enforce: true,
};

/**
 * The shell is the frontend without `exposes`; it owns index.html, theme, preflight and the shared singletons.
 * @param {{ dir: string, name: string, exposes?: Record<string, string> }} input
 * @returns {(env: unknown, argv: { mode?: string }) => import('webpack').Configuration}
 */
export function frontend({ dir, name, exposes }) {
  return (_env, argv) => configuration({ dir, name, exposes, production: argv.mode !== 'development' });
}

function configuration({ dir, name, exposes, production }) {
  const isShell = !exposes;
  // Module Federation fails on [contenthash] in names of entries; chunks accept it
  const hashed = (suffix) => (production ? `[name].[${suffix}:8]` : '[name]');
  return {
    name,
    mode: production ? 'production' : 'development',
    context: dir,
    // a remote has no page of its own: its entries are what it exposes
    entry: isShell ? { main: './src/index.ts' } : {},
    target: ['web', 'es2022'],
    // never an eval variant: the content security policy forbids it in development as well
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: join(dir, 'dist'),
      publicPath: isShell ? '/' : 'auto',
      filename: ({ chunk }) => `${hashed(chunk?.name === libraries ? 'contenthash' : 'fullhash')}.js`,
      chunkFilename: `chunks/${hashed('contenthash')}.js`,
      sourceMapFilename: 'maps/[file].map',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: `pathwise_${name}`,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        // the package's import condition leads to its development build, which contains the warnings
        ...(production ? { 'react-router$': join(routerRoot, 'dist/production/index.mjs') } : {}),
        // the plugin is required as CommonJS and would add the whole runtime a second time in that form (19 kB)
        [require.resolve('@module-federation/inject-external-runtime-core-plugin')]: join(
          require.resolve('@module-federation/inject-external-runtime-core-plugin'),
          '../index.js',
        ),
      },
    },
    module: {
      rules: [scripts(production), styles(dir, production), { test: /\.(woff2|svg)$/, type: 'asset/resource' }],
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      runtimeChunk: false,
      // the shell's libraries change seldom: in their own chunk they stay cached over releases
      ...(isShell && production ? { splitChunks: { cacheGroups: { libraries: librariesOfTheShell } } } : {}),
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: production ? 'remoteEntry.[fullhash:8].js' : 'remoteEntry.js',
        ...(exposes ? { exposes } : {}),
        shared: sharedModules({ isShell }),
        manifest: true,
        dts: false,
        // the default fetches every remote's manifest at start-up, so one dead remote would blank every route
        shareStrategy: 'loaded-first',
        experiments: {
          // src/remotes.ts reads the manifests, and a remote uses the runtime of its shell
          optimization: { disableSnapshot: true, target: 'web' },
          ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
        },
      }),
      new MiniCssExtractPlugin({
        filename: `${hashed('contenthash')}.css`,
        chunkFilename: `chunks/${hashed('contenthash')}.css`,
      }),
      ...(isShell
        ? [
            new HtmlWebpackPlugin({ template: './src/index.html', title: 'Pathwise' }),
            new HtmlWebpackPlugin({
              template: './src/index.html',
              filename: 'landing.html',
              title: 'Plan your life in words · Pathwise',
              prerendered: true,
              preloads: ['landing'],
            }),
            new HtmlWebpackPlugin({
              template: './src/openings.ejs',
              filename: 'openings.json',
              inject: false,
              minify: false,
            }),
            headScript(join(templates, 'head.js')),
            inlineStyles(),
            preloadChunks(),
            staticFiles(join(dir, 'static')),
          ]
        : []),
      new webpack.DefinePlugin({ __PATHWISE_MFE__: JSON.stringify(isShell ? '' : name) }),
      refuseSecondCopies({ isShell }),
      ...(production ? [brotliFiles()] : []),
      keepPreviousRelease(),
    ],
    cache: { type: 'filesystem', cacheDirectory: join(dir, '.cache/webpack') },
    stats: 'errors-warnings',
  };
}

function scripts(production) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: !production } },
        target: 'es2022',
      },
    },
  };
}

function styles(dir, production) {
  const tailwind = [require.resolve('@tailwindcss/postcss'), { base: dir, optimize: production }];
  return {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      { loader: require.resolve('css-loader'), options: { importLoaders: 1, import: false } },
      {
        loader: require.resolve('postcss-loader'),
        options: { postcssOptions: { config: false, plugins: [tailwind] } },
      },
    ],
  };
}

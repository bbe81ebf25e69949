import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const reactVersion = require('react/package.json').version;
const contractVersion = require('../package.json').version;

/**
 * The closed list of libraries that shell and remotes share. Sharing a module keeps all of its exports, so router and
 * query library are shared as small re-exports. A trailing slash covers a package's subpaths.
 */
const singletons = {
  react: reactVersion,
  'react/': reactVersion,
  'react-dom': reactVersion,
  'react-dom/': reactVersion,
  '@pathwise/federation/router': contractVersion,
  '@pathwise/federation/query': contractVersion,
  '@pathwise/federation/shell-contract': contractVersion,
  '@pathwise/federation/api': contractVersion,
  '@pathwise/api-client/errors': contractVersion,
  '@pathwise/ui/notify': contractVersion,
};

/** The shell provides the singletons. Remotes have `import: false`, so they can never ship a second copy. */
export function sharedModules({ isShell }) {
  return Object.fromEntries(
    Object.entries(singletons).map(([request, version]) => [
      request,
      isShell
        ? { singleton: true, eager: true, version, requiredVersion: `^${version}` }
        : { singleton: true, import: false, requiredVersion: `^${version}` },
    ]),
  );
}

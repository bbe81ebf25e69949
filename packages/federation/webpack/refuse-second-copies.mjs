import { sep } from 'node:path';
import webpack from 'webpack';

const held = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'sonner',
];
const heldFiles = [
  'federation/src/router.ts',
  'federation/src/query.ts',
  'federation/src/shell-contract.ts',
  'federation/src/api.ts',
  'federation/src/connection.ts',
  'federation/src/kept-for-later.ts',
  'federation/src/patient-fetch.ts',
  'api-client/src/client.ts',
  'api-client/src/errors.ts',
  'ui/src/notify.tsx',
];

/** Fails a remote's build when it would ship its own copy of a shared library: an import bypassed the shared name. */
export function refuseSecondCopies({ isShell }) {
  return {
    apply(compiler) {
      if (isShell) return;
      compiler.hooks.compilation.tap('RefuseSecondCopies', (compilation) => {
        compilation.hooks.finishModules.tap('RefuseSecondCopies', (modules) => {
          for (const { resource } of modules) {
            if (resource && isHeld(resource.split(sep).join('/')))
              compilation.errors.push(
                new webpack.WebpackError(
                  `${resource} belongs to the shell; import it from @pathwise/federation or @pathwise/ui`,
                ),
              );
          }
        });
      });
    },
  };
}

function isHeld(path) {
  const inPackage = held.some((name) => path.includes(`/node_modules/${name}/`));
  return inPackage || heldFiles.some((file) => path.endsWith(`/packages/${file}`));
}

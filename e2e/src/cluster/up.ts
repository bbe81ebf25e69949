import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from '@pathwise/local-servers/failure';
import { root } from '@pathwise/local-servers/paths';
import { rounded } from '../figures.ts';
import { kubectl, namespace, rolledOut } from './kubectl.ts';

function inShell(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Failure(`This command failed: ${command}`);
}

/**
 * Applies an overlay and waits until everything is ready. A warning of the API server is a failure. `load` is a command that gives
 * the cluster an image, such as `kind load docker-image`; each image of the overlay is its last argument once.
 */
export async function up({ overlay, keys, load }: { overlay: string; keys: string; load: string | undefined }) {
  const began = performance.now();
  const makeKeys = join(root, 'services/auth/src/make-keys.ts');
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', makeKeys, keys], { stdio: 'ignore' });
  const rendered = await kubectl('kustomize', overlay);
  const images = new Set([...rendered.matchAll(/^\s+(?:- )?image: (\S+)$/gm)].map(([, image = '']) => image));
  if (load) {
    console.log(`giving the cluster ${images.size} images`);
    for (const image of images) inShell(`${load} ${image}`);
  }
  await kubectl('apply', '--warnings-as-errors', '--kustomize', overlay);
  console.log('applied; waiting until every pod is ready');
  await rolledOut();
  const inNamespace = `kubectl --namespace ${namespace}`;
  console.log(`the site: ${inNamespace} port-forward service/gateway 3000:8080, then http://localhost:3000`);
  console.log(
    `the first admin, once registered: ${inNamespace} exec deploy/auth -- node src/promote-admin.ts you@example.org`,
  );
  const pods = (await kubectl('get', 'pods', '--output=name')).trim().split('\n').length;
  console.log(
    `${pods} pods of ${images.size} images are ready, without a warning (${rounded((performance.now() - began) / 1_000)} s)`,
  );
}

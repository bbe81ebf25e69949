// npm run push-images -- <registry>/<path>: gives a registry the product's images, as `docker compose build` made them. Where
// cosign is installed it signs each by its digest and attests its packages. Prints the part of an overlay that names them so.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure, runMain } from '@pathwise/local-servers/failure';
import { root } from '@pathwise/local-servers/paths';
import { parse, stringify } from 'yaml';

await runMain(async () => {
  const [registry = ''] = process.argv.slice(2);
  if (!/^[\w.:-]+(\/[\w.-]+)+$/.test(registry))
    throw new Failure('Usage: npm run push-images -- registry.example.org/pathwise');
  const signs = isInstalled('cosign');
  const images = ownImages().map((image) => {
    const name = image.replace(/:.*/, '');
    const digest = push(image, `${registry}/${image.slice(image.indexOf('/') + 1)}`);
    if (signs) sign(image, digest);
    return { name, newName: digest.replace(/@.*/, ''), digest: digest.replace(/.*@/, '') };
  });
  if (!signs) console.error('The images are not signed: cosign is not installed.');
  console.log(stringify({ images }));
  return 0;
});

/** The names of the images that docker-compose.yml builds, without those of its profiles, which are for trying. */
function ownImages(): string[] {
  const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<string, { image: string; build?: object; profiles?: string[] }>;
  };
  return [
    ...new Set(Object.values(services).flatMap(({ image, build, profiles }) => (build && !profiles ? [image] : []))),
  ];
}

/** Gives the registry an image. Returns its name by digest. */
function push(image: string, name: string): string {
  run('docker', 'tag', image, name);
  run('docker', 'push', '--quiet', name);
  const digests = JSON.parse(run('docker', 'image', 'inspect', '--format', '{{json .RepoDigests}}', name)) as string[];
  const digest = digests.find((each) => each.startsWith(`${name.slice(0, name.lastIndexOf(':'))}@`));
  if (!digest) throw new Failure(`${name} has no digest after it was pushed.`);
  return digest;
}

/**
 * Signs an image and the list of its packages: with the key that COSIGN_KEY names, without a word to the public log, else with the
 * identity that cosign asks for.
 */
function sign(image: string, digest: string): void {
  const key = process.env['COSIGN_KEY'] ? ['--key', process.env['COSIGN_KEY'], '--tlog-upload=false'] : [];
  run('cosign', 'sign', '--yes', ...key, digest);
  const folder = mkdtempSync(join(tmpdir(), 'pathwise-sbom-'));
  const container = run('docker', 'create', image).trim();
  try {
    const sbom = join(folder, 'sbom.cdx.json');
    run('docker', 'cp', `${container}:/app/sbom.cdx.json`, sbom);
    run('cosign', 'attest', '--yes', ...key, '--type', 'cyclonedx', '--predicate', sbom, digest);
  } finally {
    run('docker', 'rm', container);
    rmSync(folder, { recursive: true });
  }
}

function isInstalled(command: string): boolean {
  return !spawnSync(command, ['version'], { stdio: 'ignore' }).error;
}

/** Runs a program. Returns its output; throws a `Failure` where it fails. */
function run(command: string, ...args: string[]): string {
  const { status, stdout, error } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  if (error) throw new Failure(`${command} is not installed.`);
  if (status !== 0) throw new Failure(`This command failed: ${command} ${args.join(' ')}`);
  return stdout;
}

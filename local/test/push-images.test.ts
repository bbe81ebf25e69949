import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '@pathwise/local-servers/paths';
import { parse } from 'yaml';

// docker and cosign are programs that note how they were called. The stand-in docker answers as if every push had one digest.
const digest = `sha256:${'ab'.repeat(32)}`;
const docker = `case "$1 $2" in
  "image inspect") echo '["elsewhere.example/auth@sha256:00","'"\${5%:*}"'@${digest}"]' ;;
  create*) echo container-1 ;;
esac`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'push-images-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string, body: string): void {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> ${join(folder, 'calls')}\n${body}\n`);
  chmodSync(file, 0o755);
}

function pushTo(registry: string, env: Record<string, string> = {}) {
  const script = join(root, 'local/src/push-images.ts');
  const options = ['--disable-warning=ExperimentalWarning', script, registry];
  const path = `${folder}:${dirname(process.execPath)}:/usr/bin:/bin`;
  return spawnSync(process.execPath, options, { encoding: 'utf8', env: { PATH: path, ...env } });
}

const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

describe('push-images', () => {
  it('pushes every image that Compose builds once, and names each by its digest', () => {
    install('docker', docker);
    install('cosign', '');
    const { status, stdout } = pushTo('registry.example.org:5000/pathwise');
    expect(status).toBe(0);
    const { images } = parse(stdout) as { images: { name: string; newName: string; digest: string }[] };
    expect(images).toHaveLength(12);
    expect(images).toContainEqual({
      name: 'pathwise/goals',
      newName: 'registry.example.org:5000/pathwise/goals',
      digest,
    });
    const pushed = calls().filter((call) => call.startsWith('docker push'));
    expect(pushed).toHaveLength(12);
    expect(pushed).toContain('docker push --quiet registry.example.org:5000/pathwise/site-planner:0.1.0');
  });

  it('signs each digest and attests its packages, with the key that is named', () => {
    install('docker', docker);
    install('cosign', '');
    expect(pushTo('registry.example.org/pathwise', { COSIGN_KEY: 'release.key' }).status).toBe(0);
    const signed = calls().filter((call) => call.startsWith('cosign sign'));
    expect(signed).toHaveLength(12);
    expect(signed).toContain(
      `cosign sign --yes --key release.key --tlog-upload=false registry.example.org/pathwise/auth@${digest}`,
    );
    const attested = calls().filter((call) => call.startsWith('cosign attest'));
    expect(attested).toHaveLength(12);
    expect(attested[0]).toMatch(/--type cyclonedx --predicate \S+sbom\.cdx\.json registry\.example\.org/);
    expect(calls().filter((call) => call === 'docker rm container-1')).toHaveLength(12);
  });

  it('stops at an image that cannot be signed', () => {
    install('docker', docker);
    install('cosign', '[ "$1" = version ]');
    const { status, stdout, stderr } = pushTo('registry.example.org/pathwise');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('This command failed: cosign sign');
  });

  it('says that nothing is signed where cosign is not installed', () => {
    install('docker', docker);
    const { status, stderr } = pushTo('registry.example.org/pathwise');
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'The images are not signed: cosign is not installed.\n',
    });
  });

  it.each(['', 'pathwise', 'registry.example.org/'])('refuses %j, which names no place in a registry', (registry) => {
    install('docker', docker);
    const { status, stderr } = pushTo(registry);
    expect(status).toBe(1);
    expect(stderr).toContain('Usage: npm run push-images');
  });
});

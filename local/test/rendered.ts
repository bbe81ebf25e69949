import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '@pathwise/local-servers/paths';
import { parse, parseAllDocuments, stringify } from 'yaml';
import type { Manifest } from '../src/operations/manifests.ts';

/** Whether kubectl, which brings kustomize, is installed. */
export const canRender = spawnSync('kubectl', ['version', '--client']).error === undefined;

/** What the API server would get of an overlay, with patches applied. Its keys, which are never in git, are dummies. */
export const renderedOverlay = (overlay: string): Manifest[] =>
  inCopy((k8s) => {
    const folder = join(k8s, 'overlays', overlay);
    const { secretGenerator = [] } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));
    const files = (secretGenerator as { files?: string[] }[]).flatMap((generator) => generator.files ?? []);
    for (const file of files.map((entry) => join(folder, entry.slice(entry.indexOf('=') + 1)))) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'dummy');
    }
    return kustomized(folder);
  });

/** The base with these components, in their order. */
export const renderedBase = (...components: string[]): Manifest[] =>
  inCopy((k8s) => {
    const folder = join(k8s, 'overlays', 'base-alone');
    mkdirSync(folder);
    const kustomization = {
      apiVersion: 'kustomize.config.k8s.io/v1beta1',
      kind: 'Kustomization',
      resources: ['../../base'],
      components: components.map((name) => `../../components/${name}`),
    };
    writeFileSync(join(folder, 'kustomization.yaml'), stringify(kustomization));
    return kustomized(folder);
  });

function inCopy<T>(use: (k8s: string) => T): T {
  const copy = mkdtempSync(join(tmpdir(), 'pathwise-k8s-'));
  try {
    cpSync(join(root, 'k8s'), copy, { recursive: true, filter: (source) => basename(source) !== 'keys' });
    return use(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function kustomized(folder: string): Manifest[] {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0 || stderr) throw new Error(stderr);
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
}

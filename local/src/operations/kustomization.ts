import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import type { Manifest } from './manifests.ts';

interface Generator {
  name: string;
  literals?: string[];
  files?: string[];
}

interface Kustomization {
  resources?: string[];
  components?: string[];
  configMapGenerator?: Generator[];
  secretGenerator?: Generator[];
  patches?: { path?: string; patch?: string; target?: object }[];
}

/** What a folder of k8s/ is made of: its objects, its settings, and the keys of its Secrets. Patches are not applied. */
interface Contents {
  manifests: Manifest[];
  settings: Record<string, string>;
  secrets: Record<string, string[]>;
}

/** Reads a kustomization and everything it names. Throws for a file that is not there. */
export function contentsOf(folder: string): Contents {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const kustomization = parse(read('kustomization.yaml')) as Kustomization;
  const parts = [...(kustomization.resources ?? []), ...(kustomization.components ?? [])].map((path) =>
    path.endsWith('.yaml') ? ofFile(read(path)) : contentsOf(join(folder, path)),
  );
  const own: Contents = {
    manifests: [],
    settings: Object.fromEntries(
      (kustomization.configMapGenerator ?? [])
        .filter(({ name }) => name === 'settings')
        .flatMap(({ literals = [] }) => literals.map((literal) => splitAt(literal))),
    ),
    secrets: Object.fromEntries(
      (kustomization.secretGenerator ?? []).map((generator) => [generator.name, keysOf(generator)]),
    ),
  };
  return [...parts, own].reduce(merged);
}

const ofFile = (text: string): Contents => ({
  manifests: parseAllDocuments(text).map((document) => document.toJS() as Manifest),
  settings: {},
  secrets: {},
});

const merged = (one: Contents, other: Contents): Contents => ({
  manifests: [...one.manifests, ...other.manifests],
  settings: { ...one.settings, ...other.settings },
  secrets: { ...one.secrets, ...other.secrets },
});

const keysOf = ({ literals = [], files = [] }: Generator): string[] => [
  ...literals.map((literal) => splitAt(literal)[0]),
  ...files.map((file) => (file.includes('=') ? splitAt(file)[0] : basename(file))),
];

function splitAt(literal: string): [string, string] {
  const at = literal.indexOf('=');
  return [literal.slice(0, at), literal.slice(at + 1)];
}

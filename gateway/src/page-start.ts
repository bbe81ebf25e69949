import { type SectionId, sections } from '@pathwise/contracts/site.rules';
import type { BuiltFiles } from './built-files.ts';

/** What a page begins with, so that its HTML can ask for it before any script has run. */
export interface PageStart {
  /** Scripts and style sheets of the page asked for, in the order in which they are needed. */
  readonly files: readonly string[];
  /** Each remote's entry, so that the page need not ask for its manifest. */
  readonly entries: readonly { readonly name: string; readonly entry: string; readonly globalName: string }[];
  /** What the page shows until its scripts have run, as the shell's build rendered it. */
  readonly opening: string;
}

interface Release {
  /** The files of each named chunk. */
  readonly chunks?: Readonly<Record<string, readonly string[]>>;
}
/** HTML by view and path. */
type Openings = Readonly<Record<string, Readonly<Record<string, string>>>>;
interface Manifest {
  readonly metaData?: { readonly globalName?: string; readonly remoteEntry?: { readonly name?: string } };
}
interface Frontend {
  readonly release: Release;
  readonly manifest: Manifest;
}

const keepMs = 2_000;

/** Reads which files begin a page. A frontend that does not answer is left out: the shell then loads it as it can. */
export function pageStarts(shell: BuiltFiles, remotes: readonly { name: string; files: BuiltFiles }[]) {
  const readShell = kept(() => readFrontend(shell));
  // a shell that was deployed before this gateway has none
  const readOpenings = kept(async () => JSON.parse(await shell.read('openings.json')) as Openings);
  const readRemotes = remotes.map(({ name, files }) => ({ name, read: kept(() => readFrontend(files)) }));

  return async (path: string, view: string | undefined): Promise<PageStart> => {
    const [frame, openings] = await Promise.all([readShell(), readOpenings()]);
    const read = await Promise.all(readRemotes.map(async ({ name, read }) => ({ name, built: await read() })));
    const section = sectionAt(path);
    const own = read.find(({ name }) => section !== undefined && name === sections[section])?.built;
    const entries = read.flatMap(({ name, built }) => entryOf(name, built));
    const ownEntry = entries.filter(({ name }) => section !== undefined && name === sections[section]);
    const ofRemote = [...chunk(own, '__federation_expose_app'), ...chunk(own, `page-${section}`)];
    // Preview is the planner's, whatever page is behind it
    const planner = view === 'preview' ? read.find(({ name }) => name === 'planner')?.built : undefined;
    const ofPreview = chunk(planner, '__federation_expose_preview').map((file) => `/remotes/planner/${file}`);
    const folder = section === undefined ? '' : `/remotes/${sections[section]}/`;
    return {
      files: [
        ...chunk(frame, 'workspace').map((file) => `/${file}`),
        ...ownEntry.map(({ entry }) => entry),
        ...new Set([...ofPreview, ...ofRemote.map((file) => folder + file)]),
      ],
      entries,
      opening: (view && openings?.[view]?.[path]) || '',
    };
  };
}

const sectionAt = (path: string): SectionId | undefined => {
  const name = path === '/' ? 'dashboard' : path.slice(1);
  return Object.hasOwn(sections, name) ? (name as SectionId) : undefined;
};

const chunk = (built: Frontend | undefined, name: string): readonly string[] => built?.release.chunks?.[name] ?? [];

function entryOf(name: string, built: Frontend | undefined): PageStart['entries'] {
  const { globalName = name, remoteEntry } = built?.manifest.metaData ?? {};
  return remoteEntry?.name ? [{ name, globalName, entry: `/remotes/${name}/${remoteEntry.name}` }] : [];
}

async function readFrontend(files: BuiltFiles): Promise<Frontend> {
  const [release, manifest] = await Promise.all([files.read('release.json'), files.read('mf-manifest.json')]);
  return { release: JSON.parse(release) as Release, manifest: JSON.parse(manifest) as Manifest };
}

/** Reads at most every two seconds. A deployment is noticed as soon as that. */
function kept<Value>(read: () => Promise<Value>): () => Promise<Value | undefined> {
  let at = Number.NEGATIVE_INFINITY;
  let last: Promise<Value | undefined>;
  return () => {
    const now = performance.now();
    if (now - at > keepMs) {
      at = now;
      last = read().catch(() => undefined);
    }
    return last;
  };
}

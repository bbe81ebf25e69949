import { greetingMark, type SectionId, sections } from '@pathwise/contracts/site.rules';
import type { BuiltFiles } from './built-files.ts';

/** What a page begins with, so that its HTML can ask for it before any script has run. */
export interface PageStart {
  /** Scripts and style sheets of the page asked for, in the order in which they are needed. */
  readonly files: readonly string[];
  /** Each remote's entry, so that the page need not ask for its manifest. */
  readonly entries: readonly { readonly name: string; readonly entry: string; readonly globalName: string }[];
  /** What the page shows until its scripts have run, as the shell's build rendered it. */
  readonly opening: string;
  /** The opening greets the person. */
  readonly isPersonal: boolean;
}

export interface PageAsked {
  readonly path: string;
  readonly view: string | undefined;
  /** The greeting as HTML. Called only for a page with one. Undefined when it is not known in time who is greeted. */
  readonly greeting: () => Promise<string | undefined>;
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

  return async ({ path, view, greeting }: PageAsked): Promise<PageStart> => {
    const [frame, openings] = await Promise.all([readShell(), readOpenings()]);
    const greets = view === 'workspace' ? openings?.['greeted']?.[path] : undefined;
    const greeted = greets && (await greeting());
    const read = await Promise.all(readRemotes.map(async ({ name, read }) => ({ name, built: await read() })));
    const { remote, chunks } = startAt(path, view);
    const own = read.find(({ name }) => name === remote)?.built;
    const entries = read.flatMap(({ name, built }) => entryOf(name, built));
    const ofRemote = chunks.flatMap((name) => chunk(own, name)).map((file) => `/remotes/${remote}/${file}`);
    return {
      files: [
        ...chunk(frame, 'workspace').map((file) => `/${file}`),
        ...entries.filter(({ name }) => name === remote).map(({ entry }) => entry),
        ...new Set(ofRemote),
      ],
      entries,
      opening:
        greets && greeted ? greets.replace(greetingMark, () => greeted) : (view && openings?.[view]?.[path]) || '',
      isPersonal: Boolean(greeted),
    };
  };
}

/** The remote that a page begins with, and its chunks. */
function startAt(path: string, view: string | undefined): { remote: string | undefined; chunks: readonly string[] } {
  // Preview is the planner's. The page behind it loads when it is shown
  if (view === 'preview') return { remote: 'planner', chunks: ['__federation_expose_preview'] };
  const section = sectionAt(path);
  return { remote: section && sections[section], chunks: ['__federation_expose_app', `page-${section}`] };
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

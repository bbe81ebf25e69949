import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** One entry of /remotes.json: the remote's name and the address of its mf-manifest.json, absolute or from the root. */
interface RemoteAddress {
  readonly name: string;
  readonly entry: string;
}

const timeoutMs = 4000;
let addresses: Promise<ReadonlyMap<string, string>> | undefined;
let tries = 0;
const registrations = new Map<string, Promise<void>>();
const forgotten = new Set<string>();
/** Modules by remote and expose. */
const loaded = new Map<string, unknown>();

/** Thrown for a module that takes its time, as in a slow network. `arrival` resolves when it is here after all. */
export class LateModule<T> extends Error {
  override readonly name = 'LateModule';
  readonly arrival: Promise<T>;

  constructor(remote: string, arrival: Promise<T>) {
    super(`the remote ${remote} took longer than ${timeoutMs} ms`);
    this.arrival = arrival;
  }
}

/**
 * Loads the module `expose` of a remote, and requests nothing before the first call. Rejects after 4 s with a `LateModule`, or when
 * the remote is down, unknown, or does not match its manifest. `again` forgets earlier tries.
 */
export async function loadRemoteModule<T>(remote: string, expose: string, again = false): Promise<T> {
  if (again) forget(remote);
  const arrival = load<T>(remote, expose);
  try {
    return await inTime(remote, arrival);
  } catch (error) {
    // the runtime remembers failures, so a retry starts again at the list of remotes
    forget(remote);
    throw error;
  }
}

async function load<T>(remote: string, expose: string): Promise<T> {
  const registration = registrationOf(remote);
  await registration;
  const module = await loadRemote<T>(`${remote}/${expose}`);
  if (!module) throw new Error(`the remote ${remote} has no ${expose}`);
  loaded.set(`${remote}/${expose}`, module);
  // it came late, but no other try has begun: the next module of the remote comes from the same entry
  if (!registrations.has(remote)) {
    registrations.set(remote, registration);
    forgotten.delete(remote);
  }
  return module;
}

/** A module that was loaded before. It can be shown at once. */
export const loadedRemoteModule = <T>(remote: string, expose: string): T | undefined =>
  loaded.get(`${remote}/${expose}`) as T | undefined;

function forget(remote: string): void {
  if (registrations.delete(remote)) forgotten.add(remote);
  addresses = undefined;
}

/** Several modules of one remote may load at the same time; the remote is registered once. */
function registrationOf(remote: string): Promise<void> {
  const registration = registrations.get(remote) ?? register(remote);
  registrations.set(remote, registration);
  return registration;
}

async function register(remote: string): Promise<void> {
  const isAnotherTry = forgotten.has(remote);
  const entry = (isAnotherTry ? undefined : entryInPage(remote)) ?? (await askForEntry(remote));
  // the browser remembers a failed or hanging script by its address, so a retry needs another address
  if (isAnotherTry) {
    entry.url.searchParams.set('try', String(++tries));
    forgetChunks(remote);
  }
  registerRemotes([{ name: remote, entry: entry.url.href, entryGlobalName: entry.globalName, type: 'global' }], {
    force: isAnotherTry,
  });
}

async function askForEntry(remote: string): Promise<Entry> {
  // a browser lets a second request for an address wait behind a hanging one
  const signal = AbortSignal.timeout(timeoutMs);
  addresses ??= fetchAddresses(signal);
  const address = (await addresses).get(remote);
  if (!address) throw new Error(`no remote ${remote} is deployed`);
  return fetchEntry(remote, new URL(address, location.href), signal);
}

/** Where a remote begins. */
interface Entry {
  readonly url: URL;
  readonly globalName: string;
}

const freshMs = 60_000;

/** The entry that the gateway wrote into the HTML. An older page asks again: the remote may have been deployed since. */
function entryInPage(remote: string): Entry | undefined {
  if (performance.now() > freshMs) return undefined;
  try {
    const entries = JSON.parse(document.getElementById('pathwise-remotes')?.textContent ?? '[]') as RemoteEntry[];
    const found = entries.find(({ name }) => name === remote);
    return found && { url: new URL(found.entry, location.href), globalName: found.globalName };
  } catch {
    return undefined;
  }
}

interface RemoteEntry {
  readonly name: string;
  readonly entry: string;
  readonly globalName: string;
}

/**
 * Webpack keeps a remote's chunks in a global (see `uniqueName` in webpack-config.mjs). A new entry would take the
 * failed modules from it. The array is emptied in place, because an entry in use listens to it.
 */
function forgetChunks(remote: string): void {
  const chunks: unknown = Reflect.get(globalThis, `webpackChunkpathwise_${remote}`);
  if (Array.isArray(chunks)) chunks.length = 0;
}

async function fetchAddresses(signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const list = await fetchJson('/remotes.json', signal);
  if (!Array.isArray(list)) throw new Error('/remotes.json is no list');
  return new Map(list.filter(isAddress).map(({ name, entry }) => [name, entry]));
}

function isAddress(value: unknown): value is RemoteAddress {
  const { name, entry } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof entry === 'string';
}

interface Manifest {
  readonly metaData?: {
    readonly globalName?: string;
    readonly remoteEntry?: { readonly name?: string; readonly path?: string; readonly type?: string };
  };
}

/** Reads the manifest past every cache. Without its own reader the runtime is smaller, too. */
async function fetchEntry(remote: string, manifestUrl: URL, signal: AbortSignal): Promise<Entry> {
  const { metaData } = (await fetchJson(manifestUrl.href, signal)) as Manifest;
  const file = metaData?.remoteEntry?.name;
  if (!file) throw new Error(`the manifest of ${remote} names no entry`);
  return {
    url: new URL(`${metaData.remoteEntry?.path ?? ''}${file}`, manifestUrl),
    globalName: metaData.globalName ?? remote,
  };
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(url, { cache: 'no-cache', signal });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return await answer.json();
}

async function inTime<T>(remote: string, arrival: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateModule(remote, arrival)), timeoutMs);
  });
  try {
    return await Promise.race([arrival, late]);
  } finally {
    clearTimeout(timer);
  }
}

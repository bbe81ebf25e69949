// The storage keys of the spec, in one place. When storage is blocked or full, values are not kept.

type Area = 'sessionStorage' | 'localStorage';

function read(area: Area, key: string): string | undefined {
  try {
    return window[area].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(area: Area, key: string, value: string | undefined): void {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // private tabs and full disks refuse; the page continues without
  }
}

/** A prompt on its way to the coach. Both paths that may send it use the same key, so it is answered once. */
export interface StoredPrompt {
  readonly prompt: string;
  readonly idempotencyKey: string;
}

function promptStore(area: Area, key: string) {
  const keyBeside = `${key}IdempotencyKey`;
  return {
    /** Stores the prompt with a new idempotency key. */
    set(prompt: string): StoredPrompt {
      const idempotencyKey = crypto.randomUUID();
      write(area, key, prompt);
      write(area, keyBeside, idempotencyKey);
      return { prompt, idempotencyKey };
    },
    /** The stored prompt, if any; adds a key when it has none. */
    get(): StoredPrompt | undefined {
      const prompt = read(area, key);
      if (!prompt?.trim()) return undefined;
      let idempotencyKey = read(area, keyBeside);
      if (!idempotencyKey) {
        idempotencyKey = crypto.randomUUID();
        write(area, keyBeside, idempotencyKey);
      }
      return { prompt, idempotencyKey };
    },
    clear(): void {
      write(area, key, undefined);
      write(area, keyBeside, undefined);
    },
  };
}

/** The landing page's prompt, in session storage until it is sent after sign-in. */
export const userPrompt = promptStore('sessionStorage', 'userPrompt');
/** A prompt to send once the chat is open and empty, in local storage. */
export const pendingPrompt = promptStore('localStorage', 'pendingPrompt');

/** The goal that Preview opens next, in session storage; read once. */
export const selectedGoalId = {
  set: (goalId: string) => write('sessionStorage', 'selectedGoalId', goalId),
  /** Returns the goal's id and removes it. */
  take(): string | undefined {
    const goalId = read('sessionStorage', 'selectedGoalId');
    write('sessionStorage', 'selectedGoalId', undefined);
    return goalId;
  },
};

/** The page from which a person went to the plans, in session storage: it outlives the way over Stripe's pages. */
export const placeBeforePlans = {
  get: () => read('sessionStorage', 'placeBeforePlans'),
  set: (address: string) => write('sessionStorage', 'placeBeforePlans', address),
};

/** Where a person wanted to go who then forgot their password, in local storage: the mailed link opens another tab. */
export const placeAfterReset = {
  set: (place: string | undefined) => write('localStorage', 'placeAfterReset', place),
  /** Returns the place and removes it. */
  take(): string | undefined {
    const place = read('localStorage', 'placeAfterReset');
    write('localStorage', 'placeAfterReset', undefined);
    return place;
  },
};

/** The chosen theme; absent means the system's. The head script reads the same key before the first paint. */
export const storedTheme = {
  get(): 'light' | 'dark' | undefined {
    const theme = read('localStorage', 'theme');
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  },
  set: (theme: 'light' | 'dark' | undefined) => write('localStorage', 'theme', theme),
};

/** Unsent text. It survives a reload, an expired session and a failed call. */
export function draftOf(name: string) {
  const key = `draft:${name}`;
  return {
    get: () => read('localStorage', key),
    set: (text: string) => write('localStorage', key, text || undefined),
    clear: () => write('localStorage', key, undefined),
  };
}

/** The names of a person's drafts. Each name is its kind and the person's id, and more where there can be several: 'diary:maya:new'. */
export function draftsOf(personId: string): readonly string[] {
  const names = keysIn('localStorage').flatMap((key) => (key.startsWith('draft:') ? key.slice('draft:'.length) : []));
  return names.filter((name) => name.split(':')[1] === personId);
}

/** A change that could not be sent yet. */
export interface WaitingWrite {
  /** Also the request's Idempotency-Key. */
  readonly id: string;
  /** Milliseconds since 1970; the order of sending. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** In words, for the person. */
  readonly what: string;
  /** The server's words, once it refused. */
  readonly refused?: string | undefined;
}

const waitingPrefix = 'waiting:';
const sentPrefix = 'waiting-sent:';
const mostSent = 200;

/**
 * Changes that wait for the network, by person, in local storage. Each has an entry of its own, so that two tabs never
 * overwrite each other's.
 */
export const waitingWrites = {
  of(personId: string): readonly WaitingWrite[] {
    const own = keysIn('localStorage').filter((key) => key.startsWith(`${waitingPrefix}${personId}:`));
    return own.flatMap((key) => parsed<WaitingWrite>(read('localStorage', key))).sort((a, b) => a.at - b.at);
  },
  /** False when storage refused it. */
  set(personId: string, one: WaitingWrite): boolean {
    const key = `${waitingPrefix}${personId}:${one.id}`;
    write('localStorage', key, JSON.stringify(one));
    return read('localStorage', key) !== undefined;
  },
  remove: (personId: string, id: string) => write('localStorage', `${waitingPrefix}${personId}:${id}`, undefined),
  /** Removes what other people left on this device. */
  removeOthers(personId: string): void {
    const own = [`${waitingPrefix}${personId}:`, `${sentPrefix}${personId}:`];
    for (const key of keysIn('localStorage')) {
      const isOfQueue = key.startsWith(waitingPrefix) || key.startsWith(sentPrefix);
      if (isOfQueue && !own.some((prefix) => key.startsWith(prefix))) write('localStorage', key, undefined);
    }
  },
  /** True for a change of this storage in another tab. */
  isKey: (key: string | null) => key === null || key.startsWith(waitingPrefix),
};

/** The latest things that were sent: the real id by the placeholder's. In local storage, because any tab may send them. */
export const sentIds = {
  of: (personId: string): Readonly<Record<string, string>> =>
    parsed<Record<string, string>>(read('localStorage', `${sentPrefix}${personId}:`))[0] ?? {},
  /** To be called by the tab that sends, which is one at a time. */
  add(personId: string, placeholderId: string, id: string): void {
    const latest = Object.entries({ ...sentIds.of(personId), [placeholderId]: id }).slice(-mostSent);
    write('localStorage', `${sentPrefix}${personId}:`, JSON.stringify(Object.fromEntries(latest)));
  },
};

function keysIn(area: Area): string[] {
  try {
    return Object.keys(window[area]);
  } catch {
    return [];
  }
}

function parsed<Value>(text: string | undefined): Value[] {
  try {
    return text === undefined ? [] : [JSON.parse(text) as Value];
  } catch {
    return [];
  }
}

const lastKnown = 'lastKnownUser';

/** Who was signed in last, in local storage, for a reload while the server is away. */
export const lastKnownPerson = {
  get: () => parsed<unknown>(read('localStorage', lastKnown))[0],
  set: (person: unknown) => write('localStorage', lastKnown, person === undefined ? undefined : JSON.stringify(person)),
  id(): string | undefined {
    const { id } = (lastKnownPerson.get() ?? {}) as { readonly id?: unknown };
    return typeof id === 'string' ? id : undefined;
  },
};

const mostDismissed = 20;

/** What the person put away on this device, in local storage. Only the latest of it matters. */
function dismissedIn(key: string) {
  const listeners = new Set<() => void>();
  const dismissed = () => read('localStorage', key)?.split(' ') ?? [];
  return {
    /** The ids in one text, for comparing. */
    all: () => dismissed().join(' '),
    /** Calls back after each change in this tab. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (id: string) => dismissed().includes(id),
    set(id: string, isDismissed: boolean): void {
      const others = dismissed().filter((other) => other !== id);
      const next = isDismissed ? [...others, id].slice(-mostDismissed) : others;
      write('localStorage', key, next.join(' ') || undefined);
      for (const listener of listeners) listener();
    },
  };
}

/** The coach's proposals that the person put away. A proposal ends after a day. */
export const dismissedProposals = dismissedIn('dismissedProposals');
/** The weeks, by their Mondays, for which the person wants no offer of dated steps. */
export const weeksWithoutOffer = dismissedIn('weeksWithoutOffer');

/** Signing out removes everything about a person from the device. */
export function clearStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].clear();
    } catch {
      // without access to storage there is nothing to remove
    }
  }
}

// The storage keys of the spec, in one place. Storage may be forbidden or full: then a value is simply not kept.

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
    // private windows and full disks refuse; the page goes on without
  }
}

/** A prompt on its way to the coach; both paths that may send it use the same key, so that it is answered once. */
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
    /** The stored prompt, if any; makes a key when there is none beside it. */
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
/** A prompt to send as soon as the chat is there and empty, in local storage. */
export const pendingPrompt = promptStore('localStorage', 'pendingPrompt');

/** The goal that Preview opens next, in session storage; used once. */
export const selectedGoalId = {
  set: (goalId: string) => write('sessionStorage', 'selectedGoalId', goalId),
  /** Answers the goal's id and forgets it. */
  take(): string | undefined {
    const goalId = read('sessionStorage', 'selectedGoalId');
    write('sessionStorage', 'selectedGoalId', undefined);
    return goalId;
  },
};

/** The chosen theme; absent means the system's. The page's head script reads the same key before the first paint. */
export const storedTheme = {
  get(): 'light' | 'dark' | undefined {
    const theme = read('localStorage', 'theme');
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  },
  set: (theme: 'light' | 'dark' | undefined) => write('localStorage', 'theme', theme),
};

/** Text a person has begun and not sent: it survives reload, sign-out by expiry and a failed call. */
export function draftOf(name: string) {
  const key = `draft:${name}`;
  return {
    get: () => read('localStorage', key),
    set: (text: string) => write('localStorage', key, text || undefined),
    clear: () => write('localStorage', key, undefined),
  };
}

/** Signing out leaves nothing of a person on the device. */
export function clearStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].clear();
    } catch {
      // forbidden storage holds nothing
    }
  }
}

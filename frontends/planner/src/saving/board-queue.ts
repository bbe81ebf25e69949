/** A change a person makes on a board: shown at once, sent in its turn. */
export interface BoardChange<Data, Answer = unknown> {
  /** What it does to what is shown. Left out where only the answer tells, such as for a new task. */
  readonly apply?: (shown: Data) => Data;
  readonly send: () => Promise<Answer>;
  /** What the answer makes of what is shown; `apply` goes on holding without it. */
  readonly settle?: (shown: Data, answer: Answer) => Data;
  readonly onDone?: (answer: Answer) => void;
  /** The change is taken back by then. */
  readonly onFailed: (error: unknown) => void;
}

interface Overlay<Data> {
  /** What the server said, by reference: once it says something newer, nothing is laid over it any more. */
  readonly base: Data | undefined;
  readonly changes: readonly { readonly apply: (shown: Data) => Data }[];
}

interface Deps<Data> {
  readonly base: () => Data | undefined;
  /** Stops reads on their way: they would show the board without what has just been done. */
  readonly stopReads: () => void;
  readonly readAgain: () => void;
}

export type BoardQueue<Data> = ReturnType<typeof createBoardQueue<Data>>;

/**
 * The changes of one board, sent one after the other. A refused one falls away alone; when none is left the board is read
 * again, so that whatever failed or happened elsewhere, it ends equal to the server.
 */
export function createBoardQueue<Data>(deps: Deps<Data>) {
  let overlay: Overlay<Data> = { base: undefined, changes: [] };
  let waiting = 0;
  let isDropped = false;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function lay(changes: Overlay<Data>['changes']): void {
    overlay = { base: deps.base(), changes };
    for (const tell of listeners) tell();
  }

  /** Resolves to whether the server agreed; what is dropped was not agreed to, and nothing is said about it. */
  function add<Answer>(wanted: BoardChange<Data, Answer>): Promise<boolean> {
    if (isDropped) return Promise.resolve(false);
    const { apply = same, send, settle, onDone, onFailed } = wanted;
    const shown = { apply };
    const isCurrent = waiting > 0 || overlay.base === deps.base();
    waiting += 1;
    deps.stopReads();
    lay([...(isCurrent ? overlay.changes : []), shown]);

    const sent = last.then(async () => {
      if (isDropped) return false;
      let isAgreed = true;
      try {
        const answer = await send();
        if (isDropped) return false;
        if (settle) replace(shown, { apply: (data) => settle(data, answer) });
        onDone?.(answer);
      } catch (error) {
        if (isDropped) return false;
        isAgreed = false;
        replace(shown);
        onFailed(error);
      }
      waiting -= 1;
      if (waiting === 0) deps.readAgain();
      return isAgreed;
    });
    last = sent;
    return sent;
  }

  function replace(known: Overlay<Data>['changes'][number], by?: Overlay<Data>['changes'][number]): void {
    lay(overlay.changes.flatMap((change) => (change === known ? (by ?? []) : change)));
  }

  return {
    add,
    /** For good: what waits is never sent, what is on its way is not heard of again, and nothing more is taken. */
    drop(): void {
      isDropped = true;
      waiting = 0;
      lay([]);
    },
    /** Resolves once nothing waits to be sent. A read of the board starts then, or it would see half of what was done. */
    async whenIdle(): Promise<void> {
      while (waiting > 0) await last;
    },
    snapshot: () => overlay,
    subscribe(tell: () => void): () => void {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

function same<Data>(shown: Data): Data {
  return shown;
}

/** What the person sees: what the server said with their own changes laid over it. */
export function shownThrough<Data>(overlay: Overlay<Data>, data: Data | undefined): Data | undefined {
  if (data === undefined || overlay.base !== data) return data;
  return overlay.changes.reduce<Data>((shown, { apply }) => apply(shown), data);
}

import { KeptForLater } from '@pathwise/federation/api';

/** A person's change to a board: shown at once, sent in its turn. */
export interface BoardChange<Data, Answer = unknown> {
  /** Applies the change to the board. Absent where only the answer tells, as for a new task. */
  readonly apply?: (shown: Data) => Data;
  readonly send: () => Promise<Answer>;
  /** Applies the answer to the board. Without it `apply` stays in effect. */
  readonly settle?: (shown: Data, answer: Answer) => Data;
  readonly onDone?: (answer: Answer) => void;
  /** Called when the device keeps the change, and sends it itself later. */
  readonly onKept?: () => void;
  /** Called after the change was removed from the board. */
  readonly onFailed: (error: unknown) => void;
}

interface Overlay<Data> {
  /** The last server data, compared by reference. New data ends the overlay of confirmed changes. */
  readonly base: Data | undefined;
  readonly changes: readonly { readonly apply: (shown: Data) => Data }[];
}

interface Deps<Data> {
  readonly base: () => Data | undefined;
  /** Cancels running reads, which would show the board without the new change. */
  readonly stopReads: () => void;
  readonly readAgain: () => void;
}

export type BoardQueue<Data> = ReturnType<typeof createBoardQueue<Data>>;

/**
 * The changes of one board, sent one after the other. A refused change is removed alone. The board is read again when
 * the queue is empty, so it ends equal to the server.
 */
export function createBoardQueue<Data>(deps: Deps<Data>) {
  let overlay: Overlay<Data> = { base: undefined, changes: [] };
  let waiting = 0;
  let isDropped = false;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function lay(changes: Overlay<Data>['changes']): void {
    overlay = { base: deps.base(), changes };
    for (const listener of listeners) listener();
  }

  /** Resolves to whether the server accepted the change, or the device keeps it for later. A dropped change resolves to false without a message. */
  function add<Answer>(wanted: BoardChange<Data, Answer>): Promise<boolean> {
    if (isDropped) return Promise.resolve(false);
    const { apply = same, send, settle, onDone, onKept, onFailed } = wanted;
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
        // it is in every read from now on, so the overlay ends with the next one
        if (error instanceof KeptForLater) {
          onKept?.();
          return after(true);
        }
        isAgreed = false;
        replace(shown);
        onFailed(error);
      }
      return after(isAgreed);
    });
    last = sent;
    return sent;
  }

  function after(isAgreed: boolean): boolean {
    waiting -= 1;
    if (waiting === 0) deps.readAgain();
    return isAgreed;
  }

  function replace(known: Overlay<Data>['changes'][number], by?: Overlay<Data>['changes'][number]): void {
    lay(overlay.changes.flatMap((change) => (change === known ? (by ?? []) : change)));
  }

  return {
    add,
    /** Ends the queue: waiting changes are never sent, a running one reports nothing, and new ones are ignored. */
    drop(): void {
      isDropped = true;
      waiting = 0;
      lay([]);
    },
    /** Resolves when the queue is empty. A read that starts earlier would see half of the changes. */
    async whenIdle(): Promise<void> {
      while (waiting > 0) await last;
    },
    snapshot: () => overlay,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function same<Data>(shown: Data): Data {
  return shown;
}

/** What the person sees: the server's data with their own changes on top. */
export function shownThrough<Data>(overlay: Overlay<Data>, data: Data | undefined): Data | undefined {
  if (data === undefined || overlay.base !== data) return data;
  return overlay.changes.reduce<Data>((shown, { apply }) => apply(shown), data);
}

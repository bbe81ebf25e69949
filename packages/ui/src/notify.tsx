// Shell and remotes share one instance, so the shell's toaster shows every toast.

/** The text of a toast. */
export interface Notification {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: 'default' | 'destructive' | undefined;
  /** One action, such as Undo. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

export type Presenter = (notification: Notification) => void;

let present: Presenter | undefined;
let remove: (() => void) | undefined;
let waiting: Notification | undefined;
let wake: (() => void) | undefined;

/** Shows a toast for 5000 ms. A new toast replaces the last one. */
export function notify(notification: Notification): void {
  if (present) {
    present(notification);
  } else {
    waiting = notification;
    wake?.();
  }
}

/** Takes the toast away early, when what it offers is done. */
export function dismiss(): void {
  waiting = undefined;
  remove?.();
}

/** For the toaster: `onFirst` is called when a toast waits. Returns the function that stops this. */
export function whenNotified(onFirst: () => void): () => void {
  wake = onFirst;
  if (waiting) onFirst();
  return () => {
    wake = undefined;
  };
}

/**
 * For the toaster: shows toasts from now on, starting with a waiting one, and takes them away. Returns the function that
 * stops this.
 */
export function presentWith(presenter: Presenter, remover?: () => void): () => void {
  present = presenter;
  remove = remover;
  if (waiting) presenter(waiting);
  waiting = undefined;
  return () => {
    if (present !== presenter) return;
    present = undefined;
    remove = undefined;
  };
}

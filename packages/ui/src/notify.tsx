// Shared between shell and remotes as one instance: whoever calls it, the shell's toaster shows it.

/** What a toast says. */
export interface Notification {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: 'default' | 'destructive' | undefined;
  /** One thing to do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

export type Presenter = (notification: Notification) => void;

let present: Presenter | undefined;
let waiting: Notification | undefined;
let wake: (() => void) | undefined;

/** Shows a toast for 5000 ms. Toasts come one at a time: a new one takes the place of the last. */
export function notify(notification: Notification): void {
  if (present) {
    present(notification);
  } else {
    waiting = notification;
    wake?.();
  }
}

/** The toaster's side: `onFirst` is told that somebody waits for it. Answers the function that stops this. */
export function whenNotified(onFirst: () => void): () => void {
  wake = onFirst;
  if (waiting) onFirst();
  return () => {
    wake = undefined;
  };
}

/** The toaster's side: takes over showing toasts, beginning with one that waits. Answers the function that stops this. */
export function presentWith(presenter: Presenter): () => void {
  present = presenter;
  if (waiting) presenter(waiting);
  waiting = undefined;
  return () => {
    if (present === presenter) present = undefined;
  };
}

import type { ReactNode } from 'react';

/**
 * A task's or step's row on a board: its box and title, below them what is known of it and the buttons. So hidden buttons take no
 * width from the title. In a very narrow window the buttons stand last.
 */
export function BoardRow({ id, children }: { id: string; children: ReactNode }) {
  return (
    <li
      data-row={id}
      className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 px-4 py-2 max-tiny:grid-cols-[auto_minmax(0,1fr)]"
    >
      {children}
    </li>
  );
}

/** The row's buttons, which show where the pointer or the focus is, and always on touch. */
export function BoardRowButtons({ children }: { children: ReactNode }) {
  return (
    <div
      className={
        'col-start-3 row-start-2 -my-1.5 -mr-2 flex self-start opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:-my-3 pointer-coarse:opacity-100 ' +
        'max-tiny:order-last max-tiny:col-start-2 max-tiny:row-auto max-tiny:my-0! max-tiny:-ml-3'
      }
    >
      {children}
    </div>
  );
}

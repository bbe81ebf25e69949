/** Shared classes of overlays: dialogs, a toast above them, and an open menu above that. */
export const floating = 'z-70 rounded-md bg-raised text-text-1 shadow-pop outline-none';
/** A menu or popover on a phone. Its positioned wrapper is moved in base.css. */
export const menuSheet =
  'z-70 max-h-[85dvh] w-full overflow-y-auto overscroll-contain rounded-t-lg bg-raised p-2 text-text-1 shadow-pop outline-none ' +
  'pb-[max(16px,env(safe-area-inset-bottom))]';
export const menuBox = `${floating} max-h-(--radix-popper-available-height) min-w-44 overflow-y-auto p-1`;
/** On the level of the boxes, so that a dialog above a dialog dims the lower one. */
export const scrim = 'fixed inset-0 z-64 bg-scrim';
/** 480 px wide in the middle; a bottom sheet on narrow screens. */
export const dialogBox =
  'fixed z-64 grid max-h-[calc(100dvh-32px)] gap-4 overflow-y-auto overscroll-contain bg-raised p-6 text-text-1 shadow-pop outline-none ' +
  'inset-x-0 bottom-0 rounded-t-lg pb-[max(24px,env(safe-area-inset-bottom))] ' +
  // in a grid the footer would stick within its own row; a focused field scrolls clear of it
  'max-md:scroll-pb-24 max-md:[&_:has(>[data-dialog-footer])]:flex max-md:[&_:has(>[data-dialog-footer])]:flex-col ' +
  'md:inset-auto md:top-1/2 md:left-1/2 md:w-full md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-lg md:pb-6';
/** Fills the window; the content adds its own padding. */
export const fullDialogBox =
  'fixed inset-0 z-64 grid gap-4 overscroll-contain bg-raised text-text-1 outline-none ' +
  'pt-6 pb-[max(24px,env(safe-area-inset-bottom))]';
export const dialogFooter = 'mt-2 flex flex-wrap justify-end gap-2 max-md:*:flex-1';
/** Keeps a dialog's buttons in sight at the lower edge of a phone's sheet. Without the negative edge they stick above its padding. */
export const dialogFooterInSight =
  'max-md:sticky max-md:-bottom-[max(24px,env(safe-area-inset-bottom))] max-md:-mx-6 max-md:mt-0 max-md:border-line max-md:border-t max-md:bg-raised max-md:px-6 max-md:pt-3 ' +
  'max-md:-mb-[max(24px,env(safe-area-inset-bottom))] max-md:pb-[max(24px,env(safe-area-inset-bottom))]';

/** True when an outside press hit a toast. Toasts float above dialogs and must not close them. */
export function isOnToast(event: { target: EventTarget | null; detail?: { originalEvent?: Event } }): boolean {
  const target = event.detail?.originalEvent?.target ?? event.target;
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}

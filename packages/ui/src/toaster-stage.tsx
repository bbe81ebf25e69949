import { type Notification, presentWith } from '@pathwise/ui/notify';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { phone, useMediaQuery } from './use-media-query.tsx';

const durationMs = 5000;

const looks = {
  toast:
    'pointer-events-auto flex w-(--width) items-center gap-3 rounded-lg bg-raised p-4 font-sans text-sm text-text-1 shadow-pop',
  content: 'min-w-0 flex-1',
  title: 'font-semibold',
  description: 'text-text-2',
  actionButton:
    'min-h-ctl-sm flex-none rounded-md border border-line-strong bg-surface px-2.5 font-medium text-text-1 hover:bg-hover',
  // first in the document, last on the screen
  closeButton:
    'order-last -my-2 -mr-2 grid size-ctl-sm flex-none place-items-center rounded-md text-text-2 hover:bg-hover hover:text-text-1',
};

let shown: string | number | undefined;

function show({ title, description, variant, action }: Notification) {
  hide(); // a new toast replaces the one before
  shown = toast(title, {
    ...(description ? { description } : {}),
    ...(action ? { action: { label: action.label, onClick: action.onSelect } } : {}),
    ...(variant === 'destructive' ? { classNames: { title: 'text-danger font-semibold' } } : {}),
  });
}

function hide() {
  if (shown !== undefined) toast.dismiss(shown);
}

const belowBars = 'calc(5rem + env(safe-area-inset-top))';
const overBars = 'calc(0.5rem + env(safe-area-inset-top))';
const [barsPx, toastPx, gapPx] = [80, 110, 8];
const fields = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]';

const isFreeOfToast = ({ top, bottom }: { top: number; bottom: number }) => bottom <= barsPx || top >= barsPx + toastPx;

/**
 * Where a toast at the top begins, so that it covers no field in which the person types: below it, else over the bars. Over
 * the bars also while `data-clear-of-toasts` is below them.
 */
function topBeside(focused: Element | null): string {
  const { top, bottom } = focused?.matches(fields) ? focused.getBoundingClientRect() : { top: 0, bottom: 0 };
  if (isFreeOfToast({ top, bottom })) {
    const kept = [...document.querySelectorAll('[data-clear-of-toasts]')];
    return kept.every((one) => isFreeOfToast(one.getBoundingClientRect())) ? belowBars : overBars;
  }
  // a phone's keyboard takes the end of the window
  const endPx = window.visualViewport?.height ?? window.innerHeight;
  return bottom + gapPx + toastPx <= endPx ? `${Math.round(bottom + gapPx)}px` : overBars;
}
// above dialogs, whose failures it reports, and below open menus; see overlay.tsx
const layer = { zIndex: 60 };

/**
 * The library's toaster in our look; its live region is polite. On wide screens it is at the bottom, clear of headings.
 * On phones the bottom has the chat's button and a sheet's own. There it is at the top, below the top bar and the head of
 * the chat. A field with the focus, or what must stay in sight, moves it.
 */
export function ToasterStage() {
  const isPhone = useMediaQuery(phone);
  const [top, setTop] = useState(belowBars);
  useEffect(() => {
    const makeWay = () => setTop(topBeside(document.activeElement));
    const stop = presentWith((notification) => {
      makeWay();
      show(notification);
    }, hide);
    addEventListener('focusin', makeWay);
    // a new reply in the chat scrolls its card to where the toast is
    const follow = () => {
      if (document.querySelector('[data-sonner-toast]')) makeWay();
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      stop();
      removeEventListener('focusin', makeWay);
      document.removeEventListener('scroll', follow, { capture: true });
    };
  }, []);
  return (
    <Sonner
      position={isPhone ? 'top-center' : 'bottom-center'}
      style={layer}
      offset={{ top, bottom: 24 }}
      mobileOffset={{ top }}
      visibleToasts={1}
      duration={durationMs}
      closeButton
      icons={{ close: <X aria-hidden /> }}
      toastOptions={{ unstyled: true, classNames: looks, closeButtonAriaLabel: 'Dismiss notification' }}
    />
  );
}

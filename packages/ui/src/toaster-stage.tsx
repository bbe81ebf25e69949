import { type Notification, presentWith } from '@pathwise/ui/notify';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { placeOfToast, type ToastPlace } from './toast-place.ts';
import { phone, useMediaQuery } from './use-media-query.tsx';

const durationMs = 5000;
const presses = ['pointerdown', 'keydown'];

const looks = {
  toast:
    'pointer-events-auto flex w-(--width) items-center gap-3 rounded-lg bg-raised p-4 max-md:px-3 max-md:py-2.5 font-sans text-sm text-text-1 shadow-pop',
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
/** The page of the offer that is shown, and whether the person has pressed anything since. */
let offer: { readonly path: string; isPressed: boolean } | undefined;

function show({ title, description, variant, action }: Notification) {
  hide(); // a new toast replaces the one before
  offer = action && { path: window.location.pathname, isPressed: false };
  shown = toast(title, {
    ...(description ? { description } : {}),
    ...(action ? { action: { label: action.label, onClick: action.onSelect } } : {}),
    ...(variant === 'destructive' ? { classNames: { title: 'text-danger font-semibold' } } : {}),
  });
}

function hide() {
  if (shown !== undefined) toast.dismiss(shown);
}

const notePress = () => {
  if (offer) offer.isPressed = true;
};

/** What a page offers is in the way on the next one. A page that opens by itself, such as that of a new goal, keeps it. */
function hideWhenLeft() {
  if (offer?.isPressed && offer.path !== window.location.pathname) hide();
}

// above dialogs, whose failures it reports, and below open menus; see overlay.tsx
const layer = { zIndex: 65 };

const isShown = () => document.querySelector('[data-sonner-toast]') !== null;
const soon = (work: () => void) => void requestAnimationFrame(() => requestAnimationFrame(work));

/**
 * The library's toaster in our look; its live region is polite. On a phone it lies over the bar at the top: what is new and what is
 * asked comes below. It leaves that place only for what must stay in sight. Else it is at the bottom, in the middle or at the right.
 * There it covers no heading and no field in use, and few controls.
 */
export function ToasterStage() {
  const isPhone = useMediaQuery(phone);
  const [{ distance, isAside }, setPlace] = useState<ToastPlace>({ distance: 0, isAside: false });
  useEffect(() => {
    const makeWay = () => {
      if (!isShown()) return;
      setPlace((now) => {
        const next = placeOfToast({ isPhone, now });
        return next.distance === now.distance && next.isAside === now.isAside ? now : next;
      });
    };
    const begin = () => setPlace(placeOfToast({ isPhone }));
    // a dialog or a card may get its buttons after it has opened
    const watch = new MutationObserver(() => makeWaySoon());
    const stop = presentWith((notification) => {
      begin();
      show(notification);
      watch.observe(document.body, { childList: true, subtree: true });
      // a frame later the page shows what the toast is about, and the toast has its height
      soon(begin);
    }, hide);
    // a layer that opens takes the focus, and a new reply scrolls its card to where the toast is
    let isAsked = false;
    const makeWaySoon = () => {
      if (isAsked) return;
      isAsked = true;
      soon(() => {
        isAsked = false;
        hideWhenLeft();
        makeWay();
        if (!isShown()) watch.disconnect();
      });
    };
    addEventListener('focusin', makeWaySoon);
    for (const press of presses) addEventListener(press, notePress, { capture: true });
    document.addEventListener('scrollend', makeWay, { capture: true });
    return () => {
      stop();
      watch.disconnect();
      removeEventListener('focusin', makeWaySoon);
      for (const press of presses) removeEventListener(press, notePress, { capture: true });
      document.removeEventListener('scrollend', makeWay, { capture: true });
    };
  }, [isPhone]);
  const offset = isPhone ? { top: distance } : { bottom: distance };
  return (
    <Sonner
      position={isPhone ? 'top-center' : isAside ? 'bottom-right' : 'bottom-center'}
      style={layer}
      offset={offset}
      mobileOffset={offset}
      visibleToasts={1}
      duration={durationMs}
      closeButton
      icons={{ close: <X aria-hidden /> }}
      toastOptions={{ unstyled: true, classNames: looks, closeButtonAriaLabel: 'Dismiss notification' }}
    />
  );
}

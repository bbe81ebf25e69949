import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

const loadCard = () => import('@pathwise/ui/hover-card');
const HoverCard = lazy(async () => ({ default: (await loadCard()).HoverCard }));

interface DetailsLayerProps {
  /** The card's content for the element with this `data-details`. */
  readonly detailsOf: (key: string) => ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

interface Shown {
  readonly key: string;
  readonly place: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

const openAfterMs = 200;
const closeAfterMs = 120;

/**
 * One hover card for every element inside with `data-details`, because one each would delay the first paint. It opens
 * after 200 ms of hovering (spec, section 9), and at once on focus.
 */
export function DetailsLayer({ detailsOf, className = '', children }: DetailsLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function later(delayMs: number, what: () => void): void {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(what, delayMs);
  }
  function show(target: EventTarget, delayMs: number): void {
    // the card is rendered elsewhere in the document and stays open while the pointer is on it
    if (!layer.current?.contains(target as Node)) {
      window.clearTimeout(timer.current);
      return;
    }
    const element = (target as Element).closest<HTMLElement>('[data-details]');
    const key = element?.dataset['details'];
    if (!element || key === undefined) return;
    // a failure shows when the card is mounted
    loadCard().catch(() => undefined);
    const place = placeWithin(layer.current, element);
    if (delayMs === 0) setShown({ key, place });
    else later(delayMs, () => setShown({ key, place }));
  }
  const hide = () => later(closeAfterMs, () => setShown(undefined));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what passes over the buttons inside
    <div
      ref={layer}
      className={`relative ${className}`}
      onPointerOver={({ target, pointerType }) => pointerType !== 'touch' && show(target, openAfterMs)}
      onPointerOut={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show(target, 0)}
      onBlur={hide}
      onPointerDown={() => {
        window.clearTimeout(timer.current);
        setShown(undefined);
      }}
    >
      {children}
      {shown ? (
        <Suspense>
          <HoverCard
            key={shown.key}
            open
            onOpenChange={(isOpen) => isOpen || setShown(undefined)}
            content={detailsOf(shown.key)}
          >
            <span aria-hidden className="pointer-events-none absolute" style={shown.place} />
          </HoverCard>
        </Suspense>
      ) : null}
    </div>
  );
}

function placeWithin(layer: HTMLElement, element: HTMLElement) {
  const outer = layer.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - outer.left, top: top - outer.top, width, height };
}

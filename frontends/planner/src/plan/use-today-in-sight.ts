import { useEffect, useRef } from 'react';

/**
 * For the scrolling box of the days: scrolls today's column into view when it first renders. Scrolls again when the box becomes
 * narrower while today is in view, for example when the chat opens beside it.
 */
export function useTodayInSight(today: string) {
  const box = useRef<HTMLDivElement>(null);
  const day = useRef(today);
  useEffect(() => {
    const place = box.current;
    const column = place?.querySelector(`[data-day="${day.current}"]`);
    if (!place || !column) return;
    let follows = true;
    const note = () => {
      follows = isInSight(place, column);
    };
    const watch = new ResizeObserver(() => {
      // in a hidden tab nothing has a size yet
      if (place.clientWidth === 0) return;
      if (follows) bringIntoSight(place, column);
      note();
    });
    watch.observe(place);
    place.addEventListener('scroll', note);
    return () => {
      watch.disconnect();
      place.removeEventListener('scroll', note);
    };
  }, []);
  return box;
}

function isInSight(place: Element, column: Element): boolean {
  const around = place.getBoundingClientRect();
  const { left, right } = column.getBoundingClientRect();
  return left >= around.left && right <= around.right;
}

/** Scrolls at once and only the box; `scrollIntoView` would also scroll the page. A whole day stands before today, where it fits. */
function bringIntoSight(place: Element, column: Element): void {
  if (isInSight(place, column)) return;
  const around = place.getBoundingClientRect();
  const { left, width } = column.getBoundingClientRect();
  const before = around.width < 2 * width ? 0 : width;
  place.scrollLeft += left - before - around.left;
}

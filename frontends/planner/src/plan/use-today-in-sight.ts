import { useEffect, useRef } from 'react';

/** For the scrolling box of the days: scrolls today's column into view when it first renders. */
export function useTodayInSight(today: string) {
  const box = useRef<HTMLDivElement>(null);
  const day = useRef(today);
  useEffect(() => {
    const place = box.current;
    const column = place?.querySelector(`[data-day="${day.current}"]`);
    if (!place || !column) return;
    const watch = new ResizeObserver(() => {
      // in a hidden tab nothing has a size yet
      if (place.clientWidth === 0) return;
      watch.disconnect();
      bringIntoSight(place, column);
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return box;
}

/** Scrolls at once and only the box; `scrollIntoView` would also scroll the page. */
function bringIntoSight(box: Element, column: Element): void {
  const around = box.getBoundingClientRect();
  const { left, right, width } = column.getBoundingClientRect();
  if (left >= around.left && right <= around.right) return;
  box.scrollLeft += left + width / 2 - (around.left + around.width / 2);
}

import { useEffect, useRef } from 'react';

/** For the box that the days scroll in: where not all of them have room, today's is in sight when it is first shown. */
export function useTodayInSight(today: string) {
  const box = useRef<HTMLDivElement>(null);
  const day = useRef(today);
  useEffect(() => {
    const place = box.current;
    const column = place?.querySelector(`[data-day="${day.current}"]`);
    if (!place || !column) return;
    const watch = new ResizeObserver(() => {
      // behind another tab nothing has a size yet
      if (place.clientWidth === 0) return;
      watch.disconnect();
      bringIntoSight(place, column);
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return box;
}

/** At once and in the box alone, which `scrollIntoView` would not leave it at. */
function bringIntoSight(box: Element, column: Element): void {
  const around = box.getBoundingClientRect();
  const { left, right, width } = column.getBoundingClientRect();
  if (left >= around.left && right <= around.right) return;
  box.scrollLeft += left + width / 2 - (around.left + around.width / 2);
}

import { useEffect, useState } from 'react';

/** Fingers tremble. */
const stepPx = 8;

/** True while the person moves down the page; false again as soon as they turn back, or where the page begins. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const { scrollY } = window;
      if (scrollY > stepPx && Math.abs(scrollY - last) < stepPx) return;
      setDown(scrollY > stepPx && scrollY > last);
      last = scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}

import { useEffect, useState } from 'react';

/** Fingers tremble. */
const STEP_PX = 8;

/** True while the person moves down the page; false again as soon as they turn back, or where the page begins. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const { scrollY } = window;
      if (scrollY > STEP_PX && Math.abs(scrollY - last) < STEP_PX) return;
      setDown(scrollY > STEP_PX && scrollY > last);
      last = scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}

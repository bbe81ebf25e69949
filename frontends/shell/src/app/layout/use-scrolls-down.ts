import { useEffect, useState } from 'react';

/** Smaller moves are the trembling of a finger. */
const stepPx = 8;

/** True while the person scrolls down; false once they scroll up, and at the top of the page. */
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

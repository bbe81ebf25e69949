import { useEffect, useRef } from 'react';

/**
 * An input goes with the focus in it: the button it was opened by, or the first one within the element that carries the
 * ref, gets it back. Whoever pressed elsewhere keeps what they pressed.
 */
export function useFocusBack<Place extends HTMLElement>(isWriting: boolean) {
  const place = useRef<Place>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting && document.activeElement === document.body) {
      const button = place.current?.matches('button') ? place.current : place.current?.querySelector('button');
      button?.focus();
    }
    wasWriting.current = isWriting;
  }, [isWriting]);
  return place;
}

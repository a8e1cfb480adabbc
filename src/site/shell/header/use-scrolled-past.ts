import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Tells whether the page is scrolled past an element at its top, which the reference is for. The
 * browser tells when that changes; scrolling itself runs no code.
 */
export function useScrolledPast<E extends Element>(): [RefObject<E | null>, boolean] {
  const mark = useRef<E>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting);
    });
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isPast];
}

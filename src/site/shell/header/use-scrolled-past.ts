import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Tells whether the page is scrolled to the end of an element at its top or further; the reference is
 * for that element. The browser tells when that changes; scrolling itself runs no code.
 */
export function useScrolledPast<E extends Element>(): [RefObject<E | null>, boolean] {
  const mark = useRef<E>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setIsPast(!latest.isIntersecting);
      },
      // Elements that only touch the edge of the window count as in view.
      { rootMargin: '-1px 0px 0px' },
    );
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isPast];
}

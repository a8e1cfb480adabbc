import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Tells whether the page is scrolled to or beyond the end of an element at its top; the ref is for
 * that element. Uses an observer, so that no code runs while scrolling.
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
      // Elements that only touch the edge of the window count as visible.
      { rootMargin: '-1px 0px 0px' },
    );
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isPast];
}
